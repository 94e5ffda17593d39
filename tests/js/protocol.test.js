import assert from "node:assert/strict";
import { test } from "node:test";

import {
  hello, isHello, isPortOffer, portOffer, readFromFrame, readFromHost, requestText, VERSION,
} from "../../widget/protocol.js";

const GARBAGE = [null, undefined, 0, "hello", [], {}, { kind: 3 }, { kind: "eval" }, { kind: "constructor" }];

test("greetings are known by version and kind", () => {
  assert.ok(isHello(hello()) && isPortOffer(portOffer()));
  assert.ok(isHello({ calclet: VERSION - 1, kind: "hello" }));
  assert.ok(!isHello({ calclet: VERSION + 1, kind: "hello" }));
  assert.ok(!isHello({ calclet: VERSION - 2, kind: "hello" }));
  assert.ok(!isHello(portOffer()) && !isPortOffer(hello()));
});

test("the next version and ours find the one that both speak", () => {
  assert.ok(isHello({ calclet: VERSION + 1, least: VERSION, kind: "hello" }));
  assert.ok(!isHello({ calclet: VERSION + 2, least: VERSION + 1, kind: "hello" }));
  assert.equal(hello().least, VERSION - 1);
});

test("garbage is no message", () => {
  for (const data of GARBAGE) {
    assert.equal(readFromFrame(data), null);
    assert.equal(readFromHost(data), null);
    assert.ok(!isHello(data) && !isPortOffer(data));
  }
});

test("values are texts; null takes one back; all else is dropped", () => {
  assert.deepEqual(readFromHost({ kind: "set-values", values: { a: 1, b: "2", c: null, d: {}, e: 4n } }), {
    kind: "set-values",
    values: { a: "1", b: "2", c: null, e: "4" },
  });
  assert.equal(readFromHost({ kind: "set-values", values: "x" }), null);
});

test("a theme is three texts", () => {
  assert.deepEqual(readFromHost({ kind: "set-theme", theme: {}, accent: "#fff" }), {
    kind: "set-theme",
    theme: "",
    accent: "#fff",
    font: "",
  });
});

test("a height must be a height", () => {
  assert.deepEqual(readFromFrame({ kind: "height", value: 640 }), { kind: "height", value: 640 });
  for (const value of [-1, 0, NaN, Infinity, "x", 1e9]) {
    assert.equal(readFromFrame({ kind: "height", value }), null);
  }
});

test("results are texts by id", () => {
  assert.deepEqual(readFromFrame({ kind: "result", calculator: "c", inputs: { a: "1" }, outputs: { b: "2", c: [] } }), {
    kind: "result",
    calculator: "c",
    inputs: { a: "1" },
    outputs: { b: "2" },
  });
});

test("a request is one text with version, id and kind", () => {
  assert.deepEqual(JSON.parse(requestText(7, "calculate", { inputs: { a: "1" } })), {
    v: 1,
    id: 7,
    kind: "calculate",
    inputs: { a: "1" },
  });
});
