import assert from "node:assert/strict";
import { test } from "node:test";

import { typable } from "../../widget/tools/shared/options.js";

/** @param {object} field @returns {import("../../widget/manifest.js").Field} */
const field = (field) => ({ id: "x", symbol: "", unit: "", kind: "number", ...field });

test("a field begins with what somebody would type", () => {
  assert.equal(typable("8388608", field({ kind: "integer" })), "8388608");
  assert.equal(typable("123456789/1024", field({ digits: 4 })), "120600");
  assert.equal(typable("1/3", field({})), "0.333333");
  assert.equal(typable("-2.5", field({})), "-2.5");
  assert.equal(typable("576000000000000000000000", field({})), "5.76e23");
  assert.equal(typable("0.00002", field({})), "2e-5");
  assert.equal(typable("0", field({})), "0");
});

test("with the unit it is in, and with nothing where there is nothing", () => {
  assert.equal(typable("80.5", field({ units: ["GiB", "GB"] })), "80.5GiB");
  assert.equal(typable(null, field({})), "");
});
