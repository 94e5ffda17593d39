/**
 * A hung shared worker cannot be ended: who finds one moves to the next by name,
 * its generation, and tells the others, so that they meet there.
 */

/**
 * @param {string} build @param {(generation: number) => void} onnews a later one than ours
 * @param {{ make?: (name: string) => Pick<BroadcastChannel, "postMessage" | "onmessage"> }} [options]
 */
export function createRumour(build, onnews, { make = (name) => new BroadcastChannel(name) } = {}) {
  let generation = 0;
  const channel = make(`calclet-${build}`);
  channel.onmessage = ({ data }) => {
    if (!Number.isSafeInteger(data)) return;
    if (data > generation) onnews((generation = data));
    else if (data < generation) channel.postMessage(generation);
  };
  return {
    get generation() {
      return generation;
    },
    /** Tells others of ours; who knows a later one answers. */
    ask: () => channel.postMessage(generation),
    move() {
      generation += 1;
      channel.postMessage(generation);
    },
  };
}
