/**
 * Opens a tool on the full page. Nothing of this is loaded before the first one is
 * opened; what all of them need then comes once: their words, their styles.
 *
 * A tool is a file, widget/tools/<name>.js, found by its name:
 *
 *     export const order = 3;                 // its place in the row of buttons
 *     export const parts = ["tools"];         // of Python that it asks, see calclet.kinds
 *     export const suits = (manifest, about) => …; // does a calculator have it? asked by the build, in Node
 *     export function open(place, context) {} // once, into an empty <div class="tool">
 *
 * Its button says the message `tool-<name>`; that and its other words are in
 * widget/messages/tools/, its styles in widget/tools/<name>.css, its further modules in
 * the folder widget/tools/<name>/. Messages that it names of the page's are brought along.
 * The panel around it has the title, the close button, Escape and the focus. If `open`
 * throws or rejects, the panel says so and offers to try again.
 */

import { copy } from "./clipboard.js";
import { needsOf } from "./parts.js";
import { ratio } from "./ratios.js";
import { createAnswer } from "./tools/shared/answer.js";
import { choiceField, numberField, tickField } from "./tools/shared/fields.js";
import { inUnit } from "./units.js";
import { quantity, tell } from "./values.js";
import { counts } from "./when.js";

/** @typedef {import("./manifest.js").Config} Config */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./calculation.js").Shown} Shown */
/** @typedef {Record<string, string>} Texts */
/**
 * What a calculator declares that only tools have a use for.
 * @typedef {{
 *   solvable: Record<string, string[]>, bounds: string[],
 *   stages?: { output: string, size: string, steps: string, tokens: string },
 * }} About
 *   solvable: for each output the inputs that it can be solved for; bounds: of its own solver; stages: the table of them, and its columns
 */
/**
 * What the build tells in one file for each language; paths are from the site's root.
 * @typedef {{
 *   lang: string, box: string, packed: string, style: string, messages: string, scripts: Record<string, string>,
 *   parts: Record<string, { url: string, integrity: string }>, calculators: Record<string, About>, words: Record<string, string>,
 *   frameworks: { id: string, name: string, writes: string[] }[],
 *   recipes: { url: string, integrity: string },
 * }} Told
 *   lang: of the messages, where the page's own has none; box: this script; packed: it and all tools, for copies; parts: of Python, on demand; words: of those parts; frameworks:
 *   whose configs are read, and the generations that are written; recipes: published runs
 */
/**
 * What the page hands over.
 * @typedef {{
 *   config: Config, absolute: (url: string) => string,
 *   createWords: typeof import("./words.js").createWords,
 *   form: ReturnType<typeof import("./form.js").createForm>,
 *   calculation: ReturnType<typeof import("./calculation.js").createCalculation>,
 *   runtime: ReturnType<typeof import("./runtime.js").createRuntime>,
 *   status: ReturnType<typeof import("./status.js").createStatus>, followers: Set<() => void>,
 *   known: Record<string, string>, packed: import("./packed.js").PackedTools | null,
 * }} Page
 */
/** @typedef {{ output: string, value: string }} Aim  an exact text that a result shall have */
/** @typedef {ReturnType<typeof createContext>} Context */
/** @typedef {Reply & Record<string, any>} Answer */
/** @typedef {{ open: (place: HTMLElement, context: Context) => unknown }} Tool */

/** How exactly a distance is told. */
const SHARE_DIGITS = 3;

/** From here on ticks are told in words. */
const LONG = 1_000_000n;

/** @type {Promise<unknown> | undefined} */
let styled;
/** @type {ReturnType<typeof createContext> | undefined} */
let context;

/** @param {string} name @param {HTMLElement} place @param {Page} page @param {Told} told @param {number} attempt */
export async function openTool(name, place, page, told, attempt) {
  const { config, absolute } = page;
  const at = (/** @type {string} */ path) => absolute(config.root + path);
  const script = told.scripts[name] ?? "";
  styled ??= page.packed ? Promise.resolve() : addStyle(at(told.style));
  styled.catch(() => (styled = undefined));
  /** @type {[Tool, unknown]} */
  const [tool] = await Promise.all([page.packed?.tools[name] ?? import(`${at(script)}#${attempt}`), styled]);
  context ??= createContext(page, told);
  if (told.lang !== config.lang) place.lang = told.lang;
  await tool.open(place, context);
  context.keep([told.box, told.style, script, config.tools?.replace(config.root, "") ?? ""]);
}

/** @param {string} href */
function addStyle(href) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    // Before the themes, which have the last word.
    document.querySelector('link[rel="stylesheet"]')?.after(link);
  });
}

/** Short: millions in words. @param {string} text exact @param {import("./words.js").Words} words */
function tickText(text, words) {
  const value = ratio(text);
  const isLong = value?.bottom === 1n && (value.top >= LONG || value.top <= -LONG);
  return isLong ? words.compact(value.top) : words.figure(text).text;
}

/** What every tool gets. @param {Page} page @param {Told} told */
function createContext({ config, absolute, createWords, form, calculation, runtime, status, followers, known, packed }, told) {
  const { manifest, lang } = config;
  const words = createWords(lang, [config.messages, config.words, told.messages]);
  const at = (/** @type {string} */ path) => absolute(config.root + path);
  const inputOf = (/** @type {string} */ id) => manifest.inputs.find((one) => one.id === id);
  /** @type {Set<string>} */
  const kept = new Set();
  /** @type {Aim | null} */
  let aimed = null;
  /** @type {Set<() => void>} */
  const aimers = new Set();

  /** For visits without a connection, if the site is kept for them. @param {string[]} paths */
  function keep(paths) {
    const added = paths.filter((path) => path && !kept.has(path));
    if (!added.length) return;
    added.forEach((path) => kept.add(path));
    const address = absolute(config.offline?.serviceWorker ?? "");
    void navigator.serviceWorker?.ready.then(({ active }) => {
      if (active?.scriptURL === address) active.postMessage({ kind: "keep-also", paths: added });
    });
  }

  /**
   * Asks Python, starting it if need be. What it lacks is loaded first; if that fails,
   * the reply's error has the code `part-missing`.
   * @param {string} kind @param {Record<string, unknown>} payload beside calculator and marks
   * @param {string[]} [parts] that answer it
   * @returns {Promise<Answer | null>} null: a newer request of this kind took its place
   */
  async function ask(kind, payload, parts = []) {
    runtime.start();
    const request = { calculator: manifest.id, marks: words.marks, ...payload };
    const reply = await runtime.request(kind, request, { lane: `tool-${kind}`, needs: needsOf(told, parts, at) });
    if (reply?.ok) keep(parts.map((name) => told.parts[name]?.url ?? ""));
    return reply;
  }

  /** A file of the build, which is kept from then on. @param {string} path @param {string} [integrity] */
  async function fetched(path, integrity = "") {
    if (packed) return packed.file(path);
    const response = await fetch(at(path), { integrity });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const found = await response.json();
    keep([path]);
    return found;
  }

  /** The words of a part, once it is clear that they are needed. @param {string} part */
  const wordsOf = async (part) => createWords(lang, [(await fetched(told.words[part] ?? "")).messages]);

  /** Of the tool that finds inputs, if the calculator has it. */
  const solver = () => /** @type {HTMLElement | null} */ (document.querySelector('[data-tool="solve"]'));

  /** Another tool has a target for it: it opens with that. @param {Aim} aim */
  function aim(aim) {
    aimed = aim;
    aimers.forEach((listener) => listener());
    solver()?.click();
  }

  /** Published runs, see calclet/recipes.py. @returns {Promise<import("./tools/published-runs/run.js").Run[]>} */
  const recipes = async () => (await fetched(told.recipes.url, told.recipes.integrity)).runs;

  /**
   * Fills fields of the form as a visitor would, and says so; others keep what they have.
   * @param {Texts} texts exact, with their units
   */
  function use(texts) {
    form.fill(texts);
    const filled = Object.entries(texts).map(([id, text]) => {
      const input = inputOf(id);
      return words.format("result-item", { label: words.format(id), number: input ? tell(text, input, words).whole : text });
    });
    status.announce(words.format("tool-used", { values: words.list(filled) }));
  }

  const page = {
    manifest,
    /** @type {About} */
    about: told.calculators[manifest.id] ?? { solvable: {}, bounds: [] },
    lang,
    words,
    absolute,
    keep,
    ask,
    use,
    copy,
    wordsOf,
    recipes,
    aim,
    canAim: () => solver() !== null,
    aimed: () => aimed,
    /** After each new aim. @param {() => void} listener */
    onaim: (listener) => void aimers.add(listener),
    frameworks: told.frameworks,
    /** Values that helpers beside fields begin with. @param {Texts} values */
    remember: (values) => Object.assign(known, values),
    /** Politely, to those who listen. @param {string} message */
    announce: (message) => status.announce(message),
    /** The texts in the form. */
    values: form.values,
    /** Whether an input counts beside the others' texts. */
    counts,
    /** @param {string} id of an input */
    focus: (id) => form.focus(id),
    /** The last result, and the inputs it belongs to. @returns {Shown} */
    shown: () => calculation.shown,
    /** After each change of the shown result. @param {() => void} listener */
    onsettled: (listener) => void followers.add(listener),
    /** Python's state, see runtime.js, and whenever it changes. */
    state: () => runtime.state,
    onstate: runtime.onstate,
    /** Exact text of a field in words. @param {string | null} text @param {import("./manifest.js").Field} field */
    tell: (text, field) => tell(text, field, words),
    /** As it stands below a title that says what is counted. @param {string} text @param {import("./manifest.js").Field} field */
    cell(text, field) {
      const { number, whole } = tell(text, field, words);
      return field.units?.length ? whole : number;
    },
    /** @param {string} title @param {string} unit that it is counted in */
    withUnit(title, unit) {
      const name = words.has(`unit-name-${unit}`) ? words.format(`unit-name-${unit}`) : "";
      return name ? words.format("tool-with-unit", { title, unit: name }) : title;
    },
    /** A number beside an axis. @param {string} text exact */
    tick: (text) => tickText(text, words),
    /** A ratio in per cent, shortly. @param {string} text exact */
    share: (text) => quantity(inUnit(text, "percent"), "percent", SHARE_DIGITS, words).whole,
  };
  return {
    ...page,
    choiceField,
    tickField,
    /** @param {string} id @param {() => void} onedit */
    numberField: (id, onedit) => numberField(id, words, onedit),
    /** @param {Parameters<typeof createAnswer>[1]} what */
    answer: (what) => createAnswer(page, what),
  };
}
