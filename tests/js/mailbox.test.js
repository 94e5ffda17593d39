import assert from "node:assert/strict";
import { test } from "node:test";

import { createMailbox } from "../../widget/mailbox.js";

/** A mailbox whose moments are ours. */
function mailbox() {
  /** @type {import("../../widget/protocol.js").FromHost[]} */
  const heard = [];
  /** @type {(() => void)[]} */
  const moments = [];
  const put = createMailbox((message) => heard.push(message), (then) => moments.push(then));
  return { put, heard, pass: () => moments.splice(0).forEach((then) => then()), moments };
}

test("the first message is heard at once", () => {
  const { put, heard } = mailbox();
  put({ kind: "set-values", values: { a: "1" } });
  assert.deepEqual(heard, [{ kind: "set-values", values: { a: "1" } }]);
});

test("ten thousand messages come to two", () => {
  const { put, heard, pass, moments } = mailbox();
  for (let at = 0; at < 10_000; at += 1) put({ kind: "set-values", values: { a: String(at), [`b${at % 3}`]: "" } });
  pass();
  assert.equal(heard.length, 2);
  assert.deepEqual(heard[1], { kind: "set-values", values: { a: "9999", b0: "", b1: "", b2: "" } });
  pass();
  assert.equal(moments.length, 0, "nothing is waited for any more");
});

test("a reset takes back what was set before it, not after", () => {
  const { put, heard, pass } = mailbox();
  put({ kind: "print" });
  put({ kind: "set-values", values: { a: "1" } });
  put({ kind: "reset" });
  put({ kind: "set-values", values: { b: "2" } });
  pass();
  assert.deepEqual(heard.slice(1), [{ kind: "reset" }, { kind: "set-values", values: { b: "2" } }]);
});

test("of looks the last one counts", () => {
  const { put, heard, pass } = mailbox();
  for (const theme of ["dark", "light", "dark", "auto"]) put({ kind: "set-theme", theme, accent: "", font: "" });
  pass();
  assert.deepEqual(heard.map((message) => message.kind === "set-theme" && message.theme), ["dark", "auto"]);
});
