/** What an error in the worker means to the visitor. */

/** @typedef {import("./protocol.js").FailureCode} FailureCode */

export class Fault extends Error {
  /** @param {FailureCode} code @param {string} detail */
  constructor(code, detail) {
    super(detail);
    this.code = code;
  }
}

/** @param {unknown} error @returns {FailureCode | ""} "": the page has to look for the cause */
export function codeOf(error) {
  if (error instanceof Fault) return error.code;
  const text = String(error);
  if (/out of memory|MemoryError|(allocate|enlarge|grow).*memory/i.test(text)) return "runtime-memory";
  if (/Content Security Policy|unsafe-eval|disallowed by embedder/i.test(text)) return "runtime-blocked";
  const { CompileError, LinkError } = WebAssembly;
  return error instanceof CompileError || error instanceof LinkError ? "runtime-corrupt" : "";
}
