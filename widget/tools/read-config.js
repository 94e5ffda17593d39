/**
 * Configs, launch scripts, log lines and error messages in; the calculator's inputs out,
 * each with the line it comes from, and what does not agree with the ways to mend it.
 */

import { make } from "../dom.js";
import { createFiles } from "./read-config/files.js";
import { createFindings } from "./read-config/findings.js";
import { layoutOf } from "./read-config/layout.js";
import { createValues } from "./read-config/values.js";
import { createAnswer } from "./shared/answer.js";
import { sentences } from "./shared/sentences.js";

/** @typedef {import("../manifest.js").Manifest} Manifest */
/** @typedef {import("../toolbox.js").Context} Context */
/** @typedef {import("../toolbox.js").Answer} Answer */

export const order = 4;
export const parts = ["readers"];

/** What readers find are the inputs of one calculator. @param {Manifest} manifest */
export const suits = ({ id }) => id === "effective_batch_size";

/** Texts longer than this (characters) go to nobody: it is what Python reads at most. */
const LONGEST = 500_000;

/** @param {HTMLElement} place @param {Context} context */
export async function open(place, context) {
  const { words, manifest } = context;
  const say = sentences(await context.wordsOf("readers"), words, manifest);
  /** @type {Record<string, string>} corrected or supplied by hand */
  const given = {};
  const answer = createAnswer({ ...context, ask: askWithLibraries }, { kind: "read", onanswer });
  const files = createFiles(words, edited);
  const values = createValues(context, (name, text) => {
    if (text.trim()) given[name] = text;
    else delete given[name];
    edited();
  });
  const findings = createFindings(context, say);
  let told = "";

  /** A library comes only for a text that needs it. @param {string} kind @param {Record<string, unknown>} payload */
  async function askWithLibraries(kind, payload) {
    const length = files.texts().reduce((sum, { text }) => sum + text.length, 0);
    if (length > LONGEST) return refused("too-large", { length: String(length), maximum: String(LONGEST) });
    let reply = await context.ask(kind, payload, parts);
    if (lacks(reply)) reply = await context.ask(kind, payload, [...parts, "yaml"]);
    const [error] = reply?.errors ?? [];
    const own = error && !error.input && error.code !== "part-missing";
    return own && reply ? refused(lacks(reply) ? "part-missing" : error.code, error.args) : reply;
  }

  /** @param {string} code @param {Record<string, string>} args @returns {Answer} */
  function refused(code, args) {
    const own = code === "part-missing" ? { code, args } : { code: "refused", args: { text: say("error", code, args) } };
    return /** @type {any} */ ({ ok: false, inputs: {}, errors: [{ input: null, ...own }] });
  }

  function edited() {
    const texts = files.texts();
    answer.element.hidden = !texts.length;
    if (texts.length) void answer.request({ files: texts, given });
  }

  /** @param {Answer} reply */
  function onanswer(reply) {
    const message = reply.ok ? summary(reply) : "";
    if (reply.ok) {
      lead.textContent = words.format("read-recognised", { names: words.list(namesOf(reply)) });
      values.show(reply, given);
      findings.show(reply);
      context.remember(layoutOf(reply.facts));
    }
    if (message && message !== told) context.announce(message);
    told = message;
  }

  /** @param {Answer} reply @returns {string[]} */
  const namesOf = ({ frameworks }) =>
    [...new Set(frameworks.map((/** @type {{ id: string }} */ { id }) => context.frameworks.find((one) => one.id === id)?.name ?? id))].map(String);

  /** @param {Answer} reply */
  function summary(reply) {
    const { length } = reply.problems;
    const found = words.format(length ? "read-problems" : "read-agrees", { count: BigInt(length) });
    return [found, ...(reply.asks.length ? [words.format("read-missing")] : [])].join(" ");
  }

  const lead = make("p", { className: "tool-lead" });
  answer.body.append(lead, values.element, findings.element);
  answer.element.hidden = true;
  place.append(files.element, answer.element);
}

/** @param {Answer | null} reply */
const lacks = (reply) => reply?.errors?.[0]?.code === "needs-yaml";
