/** A page or frame that calculates: puts the parts together and owns their order. */

/// <reference path="./globals.d.ts" />

import { createActions } from "./actions.js";
import { formatAddress, parseAddress, refusedOptions, unknownNames } from "./address.js";
import { createBeyond } from "./beyond.js";
import { createCalculation } from "./calculation.js";
import { need } from "./dom.js";
import { fillEmbed } from "./embedding.js";
import { createFeedback } from "./feedback.js";
import { createForm } from "./form.js";
import { createHelpers } from "./helpers.js";
import { askForSize, createHost, onHeight } from "./host.js";
import { onIdle, onIntent, onPause } from "./intent.js";
import { dress, hideParts } from "./look.js";
import { isPacked, packedTools, PLACES, readPacked } from "./packed.js";
import { createPanels } from "./panels.js";
import { enforced, servedPolicy } from "./privacy.js";
import { createPresets } from "./presets.js";
import { createReport } from "./report.js";
import { createResults } from "./results.js";
import { createRuntime } from "./runtime.js";
import { saveCopy } from "./saving.js";
import { fillShare } from "./share.js";
import { createStatus } from "./status.js";
import { isTheme } from "./theme.js";
import { createTools } from "./tools.js";
import { scriptAddress } from "./trusted.js";
import { createWords } from "./words.js";
import { createWordpress } from "./wordpress.js";

/** @type {import("./manifest.js").Config} */
const config = JSON.parse(need(document, "#calclet-config").textContent ?? "");
const { manifest, kind } = config;
const root = need(document, ".calclet");
const words = createWords(config.lang, [config.messages, config.words]);
const title = words.format("title");
const absolute = (/** @type {string} */ url) => new URL(url, document.baseURI).href;
const defaults = Object.fromEntries(manifest.inputs.map((input) => [input.id, input.default]));

/** A copy for offline use carries what it was saved with. */
const saved = document.documentElement.dataset.fragment ?? "";
let address = parseAddress(location.hash || saved, location.search, manifest);
/** Where a reset leads: a snippet's own values, on the full page the calculator's. */
const start = kind === "frame" ? { ...defaults, ...address.values } : defaults;

const packed = isPacked(document);
const { worker, pyodide, stdlib, core, calculator } = config.runtime;
const places = packed
  ? PLACES
  : {
      worker: absolute(worker),
      pyodide: absolute(pyodide),
      stdlib: absolute(stdlib),
      core: absolute(core),
      calculator: absolute(calculator),
    };
const runtime = createRuntime(
  { ...config.runtime, ...places },
  {
    page: location.href,
    build: config.build,
    warmup: { calculator: manifest.id, inputs: defaults, marks: words.marks },
    packed: packed ? () => readPacked(document) : null,
  },
);

const status = createStatus(root, words);
const results = createResults(root, manifest, words);
const form = createForm(need(root, "form.form"), manifest, words, {
  onedit: () => calculation.edit(),
  onsettle: () => calculation.settled(),
  onwrite: () => presets.update(),
});
const presets = createPresets(root, manifest, words, form);
/** What tools have found out, for the helpers beside fields. @type {Record<string, string>} */
const known = {};
createHelpers({ root, config, words, form, status, runtime, absolute, known });
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

/** @type {Set<() => void>} who else wants to know that there is another result */
const followers = new Set();
const tools = CALCLET_IN_FRAME || !config.tools
  ? null
  : createTools(root, config.tools, {
      config, absolute, createWords, form, calculation, runtime, status, followers, known,
      packed: packed ? packedTools(document) : null,
    });
const panels = createPanels(root, fillPanel);
const report = createReport(manifest, words, () => ({
  shown: calculation.shown,
  edited: calculation.edited,
  link: link(),
}));

/** @param {string} name @param {HTMLElement} [opener] */
function fillPanel(name, opener) {
  const panel = need(root, `[data-panel="${name}"]`);
  if (name === "tool") void tools?.show(opener ?? panel);
  else if (name === "share") fillShare(panel, shared());
  else if (name === "offline") void saveCopy(panel, config, words, { fragment: fragment(address.options), link: link() });
  else fillEmbed(panel, config, { title, values: calculation.shown.inputs, fragment: fragment() });
}

function onsettled() {
  for (const name of ["share", "embed"]) if (panels.isOpen(name)) fillPanel(name);
  for (const tell of followers) tell();
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
  if (state.name === "ready" && !packed) void promise();
  if (state.name === "ready" && config.offline) onPause(() => void keepSite());
});

/** Says what the browser enforces, once there is a worker to ask for its policy. */
async function promise() {
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const { host: site, origin } = new URL(document.baseURI);
  const found = await enforced(policy?.getAttribute("content") ?? "", () => servedPolicy(places.worker), origin);
  if (found && !refused.length) status.rest(words.format(`privacy-${found}`, { site }));
}

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
  if (beyond) beyond.print(report.print, link());
  else report.print();
}

const { whenSettled } = createActions({
  root, manifest, words, status, form, calculation, runtime, panels, fillPanel, shared, printReport, start,
});

// ── Host page ────────────────────────────────────────────────────────────────

/** @param {import("./protocol.js").FromHost} message */
function obey(message) {
  switch (message.kind) {
    case "set-values": {
      runtime.start();
      const known = Object.entries(message.values).filter(([id]) => Object.hasOwn(defaults, id));
      const strange = Object.keys(message.values).filter((id) => !Object.hasOwn(defaults, id));
      if (strange.length) host?.complain("unknown-input", strange);
      return calculation.set(Object.fromEntries(known.map(([id, text]) => [id, text ?? defaults[id] ?? ""])));
    }
    case "set-theme":
      if (message.theme && !isTheme(message.theme)) host?.complain("option-refused", ["theme"]);
      return dress(message, tellScheme);
    case "reset":
      return calculation.set(start);
    case "print":
      return void whenSettled(printReport);
  }
}

function introduce() {
  const { inputs, outputs } = calculation.shown;
  height?.again(); // first: what is shown has its size
  host?.send({ kind: "ready", title: document.title });
  dress(address.options, tellScheme);
  if (refused.length) host?.complain("option-refused", refused);
  if (calculation.isFresh()) host?.send({ kind: "result", calculator: manifest.slug, inputs, outputs });
}

const framed = kind === "frame" && parent !== window;
const host = CALCLET_IN_FRAME && framed ? createHost({ onopen: introduce, onmessage: obey }) : null;
const wordpress = CALCLET_IN_FRAME && framed ? createWordpress(() => root.offsetHeight) : null;
const height = CALCLET_IN_FRAME && framed
  ? onHeight(root, (value) => {
      host?.send({ kind: "height", value });
      wordpress?.height(value);
      askForSize();
    })
  : null;
const beyond = CALCLET_IN_FRAME && framed
  ? createBeyond(root, words, (address) => {
      host?.send({ kind: "open", address });
      wordpress?.link(address);
    })
  : null;

function tellScheme(/** @type {string} */ value) {
  host?.send({ kind: "scheme", value });
}

// ── Begin ────────────────────────────────────────────────────────────────────

/** @type {string[]} options of the address that cannot be used, by name */
let refused = [];

function applyAddress() {
  const { options, values } = address;
  refused = refusedOptions(location.hash, location.search, manifest);
  if (kind === "page") refused.push(...unknownNames(location.hash, manifest));
  if (!refused.includes("theme") && !isTheme(options.theme)) refused.push("theme");
  if (refused.length) status.rest(words.format("values-ignored", { names: words.list(refused) }), "stale");
  dress(options, tellScheme);
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

if (!CALCLET_IN_FRAME) createFeedback(config, words);
document.documentElement.classList.add("js", "live");
applyAddress();
onIntent(root, runtime.start);
if (kind === "page") onIdle(runtime.start);
else if (address.options.load === "eager") runtime.start();
