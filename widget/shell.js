/** A page or frame that calculates: puts the parts together and owns their order. */

import { createActions } from "./actions.js";
import { formatAddress, parseAddress } from "./address.js";
import { createCalculation } from "./calculation.js";
import { need } from "./dom.js";
import { fillEmbed } from "./embedding.js";
import { createFeedback } from "./feedback.js";
import { createForm } from "./form.js";
import { createHost, onHeight } from "./host.js";
import { onIdle, onIntent } from "./intent.js";
import { dress, hideParts } from "./look.js";
import { createPanels } from "./panels.js";
import { createReport } from "./report.js";
import { createResults } from "./results.js";
import { createRuntime } from "./runtime.js";
import { saveCopy } from "./saving.js";
import { fillShare } from "./share.js";
import { createStatus } from "./status.js";
import { scriptAddress } from "./trusted.js";
import { createWords } from "./words.js";

/** @type {import("./manifest.js").Config} */
const config = JSON.parse(need(document, "#calclet-config").textContent ?? "");
const { manifest, kind } = config;
const root = need(document, ".calclet");
const words = createWords(config.lang, [config.messages]);
const title = words.format("title");
const absolute = (/** @type {string} */ url) => new URL(url, document.baseURI).href;
const defaults = Object.fromEntries(manifest.inputs.map((input) => [input.id, input.default]));

/** A copy for offline use carries what it was saved with. */
const saved = document.documentElement.dataset.fragment ?? "";
let address = parseAddress(location.hash || saved, location.search, manifest);
/** Where a reset leads: a snippet's own values, on the full page the calculator's. */
const start = kind === "frame" ? { ...defaults, ...address.values } : defaults;

const { lock, ...files } = config.runtime;
const runtime = createRuntime(
  {
    worker: absolute(files.worker),
    pyodide: absolute(files.pyodide),
    stdlib: absolute(files.stdlib),
    core: absolute(files.core),
    calculator: absolute(files.calculator),
    lock,
  },
  { page: location.href, warmup: { calculator: manifest.id, inputs: defaults, marks: words.marks } },
);

const status = createStatus(root, words);
const results = createResults(root, manifest, words);
const form = createForm(root, manifest, words, {
  onedit: () => calculation.edit(),
  onsettle: () => calculation.settled(),
});
const calculation = createCalculation({
  root, manifest, words, form, results, status, runtime,
  onresult: ({ inputs, outputs }) => host?.send({ kind: "result", calculator: manifest.slug, inputs, outputs }),
  onsettled,
  onerror: (code) => host?.send({ kind: "error", code }),
});

/** The values shown, as an address says them. */
const fragment = (options = {}) => formatAddress(calculation.shown.inputs, options, manifest);
/** For others: the full page, with the values. */
const link = () =>
  `${config.base ? new URL(`${config.lang}/${manifest.slug}/`, config.base).href : absolute(config.page)}#${fragment()}`;
const shared = () => ({ link: link(), title: words.format("share-subject", { title }) });

const panels = createPanels(root, fillPanel);
const report = createReport(manifest, words, () => ({
  shown: calculation.shown,
  edited: calculation.edited,
  link: link(),
}));

/** @param {string} name */
function fillPanel(name) {
  const panel = need(root, `[data-panel="${name}"]`);
  if (name === "share") fillShare(panel, shared());
  else if (name === "offline") void saveCopy(panel, config, words, { fragment: fragment(address.options), link: link() });
  else fillEmbed(panel, config, { title, values: calculation.shown.inputs, fragment: fragment() });
}

function onsettled() {
  for (const name of ["share", "embed"]) if (panels.isOpen(name)) fillPanel(name);
  keepValues(fragment(address.options));
  if (kind === "page") writeAddress();
}

function writeAddress() {
  try {
    history.replaceState(history.state, "", `#${fragment(address.options)}`);
  } catch {
    // Browsers ration this; the share panel has the link all the same.
  }
}

/** Another language shows the same values. @param {string} hash */
function keepValues(hash) {
  for (const language of document.querySelectorAll(".languages a")) {
    /** @type {HTMLAnchorElement} */ (language).hash = hash;
  }
}

// ── Python's life ────────────────────────────────────────────────────────────

runtime.onstate((state) => {
  root.dataset.state = state.name === "slow" ? "starting" : state.name;
  status.failure(state.name === "failed" ? state.code : null);
  calculation.reflect();
  if (state.name === "failed") host?.send({ kind: "error", code: state.code });
  if (state.name === "ready") void keepSite();
});

let kept = false;

/** Once Python is here, all that a visit without a connection needs has been downloaded. */
async function keepSite() {
  const { keep, serviceWorker } = config.offline ?? {};
  if (kept || !keep || !serviceWorker || parent !== window) return;
  kept = true;
  /** @type {typeof import("./keep.js")} */
  const module = await import(absolute(keep));
  await module.keepSite({ address: scriptAddress(absolute(serviceWorker)), lang: config.lang, place: need(document, ".keeping"), words });
}

document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
  if (["worker-src", "script-src", "script-src-elem", "connect-src"].includes(effectiveDirective)) {
    runtime.refuse("runtime-blocked");
  }
});

function printReport() {
  // A sandbox without a name for itself may not print; its host can open the page.
  if (origin === "null") host?.send({ kind: "print", address: link() });
  else report.print();
}

const { whenSettled } = createActions({
  root, words, status, form, calculation, runtime, panels, fillPanel, shared, printReport, start,
});

// ── Host page ────────────────────────────────────────────────────────────────

/** @param {import("./protocol.js").FromHost} message */
function obey(message) {
  switch (message.kind) {
    case "set-values": {
      runtime.start();
      const known = Object.entries(message.values).filter(([id]) => id in defaults);
      return calculation.set(Object.fromEntries(known.map(([id, text]) => [id, text ?? defaults[id] ?? ""])));
    }
    case "set-theme":
      return dress(message);
    case "reset":
      return calculation.set(start);
    case "print":
      return void whenSettled(printReport);
  }
}

function introduce() {
  const { inputs, outputs } = calculation.shown;
  host?.send({ kind: "ready", title: document.title });
  height?.again();
  if (calculation.isFresh()) host?.send({ kind: "result", calculator: manifest.slug, inputs, outputs });
}

const host = kind === "frame" && parent !== window ? createHost({ onopen: introduce, onmessage: obey }) : null;
const height = host && onHeight(root, (value) => host.send({ kind: "height", value }));

// ── Begin ────────────────────────────────────────────────────────────────────

function applyAddress() {
  const { options, values } = address;
  dress(options);
  hideParts(options.hide);
  form.lock(options.readonly);
  if (Object.keys(values).length) keepValues(location.hash);
  calculation.set({ ...defaults, ...values });
}

addEventListener("hashchange", () => {
  if (!location.hash.includes("=") && location.hash.length > 1) {
    // A heading's anchor has done its work; the address goes back to the values.
    if (calculation.edited) writeAddress();
    return;
  }
  address = parseAddress(location.hash || saved, location.search, manifest);
  applyAddress();
});

createFeedback(config, words);
applyAddress();
onIntent(root, runtime.start);
if (kind === "page") onIdle(runtime.start);
else if (address.options.load === "eager") runtime.start();
