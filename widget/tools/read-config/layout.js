/** Facts that were read as the fields of the data-parallel layout. Pure. */

/** @typedef {Record<string, string>} Texts */

/** What lies among the replicas is asked for only where it is more than one. @param {Texts} facts */
function also(facts) {
  const more = (/** @type {string[]} */ ...names) => names.some((name) => Number(facts[name] ?? 1) > 1);
  return [
    ...(more("expert_parallel_size", "expert_tensor_parallel_size") ? ["experts"] : []),
    ...(more("replicate_size", "shard_size") ? ["sharding"] : []),
  ];
}

/** Of a cluster whose nodes nobody names, one node has all GPUs. @param {Texts} facts @returns {Texts} */
export function layoutOf(facts) {
  const { nodes, world_size: world } = facts;
  /** @type {Texts} */
  const cluster = nodes || !world ? {} : { nodes: "1", gpus_per_node: world };
  return { ...facts, ...cluster, also: also(facts).join(",") || "none" };
}
