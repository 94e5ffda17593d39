// The form and the results that both baselines share: the calculator's own field and
// output names, so that one probe drives all pages.
export const root = /** @type {HTMLElement} */ (document.querySelector(".calclet"));
const form = /** @type {HTMLFormElement} */ (root.querySelector("form"));
const format = new Intl.NumberFormat("en");

/** @returns {Record<string, string>} what the fields hold */
export function inputs() {
  return Object.fromEntries([...form.elements].map((field) => [field.name, field.value]));
}

/** @param {Record<string, string>} results exact text by output name */
export function show(results) {
  const values = inputs();
  for (const output of root.querySelectorAll("output")) {
    const exact = results[output.name];
    output.dataset.value = exact;
    output.textContent = format.format(BigInt(exact));
  }
  root.querySelector("#batch-sentence").textContent =
    `${values.micro_batch_size} × ${values.data_parallel_size} × ` +
    `${values.gradient_accumulation_steps} = ${results.global_batch_size}`;
  root.querySelector("#tokens-sentence").textContent =
    `${results.global_batch_size} × ${values.sequence_length} = ` +
    results.tokens_per_step;
}

/** @param {() => void} edited runs at each keystroke */
export function onedit(edited) {
  form.addEventListener("input", edited);
}
