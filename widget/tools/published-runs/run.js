/** A published run as the build tells it: every number is exact text. Pure. */

/** @typedef {Record<string, string>} Texts */
/** @typedef {{ code: string, name: string, printed: string, computed: string, where: string }} Finding */
/** @typedef {{ inputs: Texts, target: { output: string, value: string } | null }} Fill */
/**
 * @typedef {{
 *   id: string, title: string, date: string, status: "verified" | "quoted" | "derived",
 *   source: string, url: string, figures: Texts, printed: Texts[], findings: Finding[],
 *   derived: string[], from_memory: string[], fill: Fill, ramp?: Texts,
 *   kind?: "recipe" | "benchmark", counts?: "image" | "pair", at_least?: boolean, device?: string,
 *   stage?: string, stages?: string, from_tokens?: string, from_steps?: string, until_steps?: string,
 * }} Run  see calclet/recipes.py
 */

const B = "global_batch_size";
const b = "micro_batch_size";
const d = "data_parallel_size";
const a = "gradient_accumulation_steps";

/**
 * What goes into the form. What the source leaves open stays as it is there; if that
 * does not divide the batch, a smaller micro-batch on the same replicas may.
 * @param {Fill} fill @param {Texts} now exact texts of the calculator's inputs
 * @returns {{ inputs: Texts, open: boolean }} open: they do not give the target
 */
export function filled({ inputs, target }, now) {
  if (!target) return { inputs, open: false };
  if (target.output !== B) return { inputs, open: true };
  const batch = BigInt(target.value);
  const micro = BigInt(inputs[b] ?? now[b] ?? 1);
  const replicas = BigInt(inputs[d] ?? now[d] ?? 1);
  if (batch % replicas) return { inputs, open: true };
  const each = batch / replicas;
  const most = b in inputs && each % micro ? 0n : divisor(each, micro);
  if (!most) return { inputs, open: true };
  return { inputs: { ...inputs, [b]: `${most}`, [d]: `${replicas}`, [a]: `${each / most}` }, open: false };
}

/** The largest divisor up to a bound; micro-batches are small numbers. @param {bigint} of @param {bigint} bound */
function divisor(of, bound) {
  let found = bound < of ? bound : of;
  while (of % found) found -= 1n;
  return found;
}

/** @param {Run[]} runs @param {string} text parts of names, in any order */
export function named(runs, text) {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
  return runs.filter(({ id, title }) => {
    const name = `${id} ${title}`.toLowerCase();
    return parts.every((part) => name.includes(part));
  });
}
