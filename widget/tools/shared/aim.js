/** What a tool is after: a result, and the value that it shall have. */

import { chosen, isNumeric, named, typable } from "./options.js";

/**
 * @param {string} id that the fields' own begin with @param {import("../../toolbox.js").Context} context
 * @param {() => void} onedit
 */
export function createAim(id, context, onedit) {
  const { manifest, about, words, shown } = context;
  const outputs = manifest.outputs.filter((one) => isNumeric(one) && about.solvable[one.id]);
  const output = context.choiceField(`${id}-output`, words.format("solve-output"), named(outputs, words), () => {
    become();
    onedit();
  });
  const target = context.numberField(`${id}-target`, onedit);
  const field = () => chosen(outputs, output.value);

  /** The target is a number of another kind now. @param {string} [value] without it, where the calculator stands */
  function become(value) {
    target.become(words.format("solve-target"), field());
    target.write(typable(value ?? shown().outputs[field().id], field()));
  }

  return {
    elements: [output.element, target.element],
    field,
    /** As a request has it. */
    read: () => ({ output: output.value, value: target.read() }),
    /** @param {import("../../toolbox.js").Answer} reply */
    answer: (reply) => target.answer(reply, "target", reply.target ?? ""),
    /** At what another tool is after, now and whenever there is something. */
    follow() {
      const take = () => {
        const aim = context.aimed();
        output.value = aim?.output ?? output.value;
        become(aim?.value);
        onedit();
      };
      context.onaim(take);
      take();
    },
  };
}
