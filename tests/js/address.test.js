import assert from "node:assert/strict";
import { test } from "node:test";

import { defaultOptions, formatAddress, parseAddress, readAccent } from "../../widget/address.js";
import { manifest } from "./manifest.js";

test("a fragment is canonical: sorted, every input stated", () => {
  assert.equal(
    formatAddress({ micro_batch_size: "16" }, {}, manifest),
    "data_parallel_size=64&gradient_accumulation_steps=4&micro_batch_size=16&sequence_length=4096",
  );
});

test("values and options survive the round trip", () => {
  const values = { ...parseAddress("", "", manifest).values, micro_batch_size: "2^4 + ü", sequence_length: "80 GiB" };
  const options = { theme: "dark", accent: "#0b7285", font: '"IBM Plex Sans", sans-serif', hide: ["help", "share"], readonly: ["sequence_length"], load: "eager" };
  const fragment = formatAddress(values, options, manifest);
  const back = parseAddress(`#${fragment}`, "", manifest);
  assert.deepEqual(back.options, options);
  assert.equal(back.values.micro_batch_size, "2^4 + ü");
  assert.equal(back.values.sequence_length, "80 GiB");
  assert.match(fragment, /hide=help,share/);
});

test("foreign and hostile parameters are ignored", () => {
  const address = parseAddress("#?secret=x&__proto__=1&theme=%3Cscript%3E", "?utm_source=y", manifest);
  assert.deepEqual(address, { values: {}, options: defaultOptions() });
});

test("the fragment wins over the query", () => {
  const { values } = parseAddress("#micro_batch_size=2", "?micro_batch_size=1&sequence_length=8", manifest);
  assert.deepEqual(values, { micro_batch_size: "2", sequence_length: "8" });
});

test("invalid values are kept as they were given", () => {
  const { values } = parseAddress(`#micro_batch_size=<b>${"9".repeat(10_000)}`, "", manifest);
  assert.equal(values.micro_batch_size?.length, 10_003);
});

test("only known parts are hidden and only known inputs locked", () => {
  const { options } = parseAddress("#hide=share,body,help&readonly=micro_batch_size,x", "", manifest);
  assert.deepEqual(options.hide, ["help", "share"]);
  assert.deepEqual(options.readonly, ["micro_batch_size"]);
});

test("an accent is a hex colour with or without its mark", () => {
  assert.equal(readAccent("#ABC"), "#aabbcc");
  assert.equal(readAccent("0b7285"), "#0b7285");
  for (const text of ["", "red", "#12", "0b7285;}", "#0b72850"]) assert.equal(readAccent(text), "");
});

test("an anchor is no value, an empty value is one", () => {
  assert.deepEqual(parseAddress("#micro_batch_size", "", manifest).values, {});
  assert.deepEqual(parseAddress("#micro_batch_size=", "", manifest).values, { micro_batch_size: "" });
});
