import assert from "node:assert/strict";
import { test } from "node:test";

import { enforced } from "../../widget/privacy.js";

const OURS = "default-src 'none'; connect-src 'self'; img-src 'self'";
const served = (/** @type {string} */ policy) => async () => policy;

test("both policies hold: home and nowhere else", async () => {
  assert.equal(await enforced(OURS, served(OURS)), "home");
  assert.equal(await enforced(OURS, served("")), "home", "a worker that inherits");
  assert.equal(await enforced(OURS, served(`default-src *, ${OURS}`)), "home", "each policy restricts");
});

test("a page that may connect to nothing", async () => {
  assert.equal(await enforced("default-src 'none'; worker-src data:", served("")), "nowhere");
});

test("nothing is promised where a policy is missing or wider", async () => {
  assert.equal(await enforced("", served(OURS)), null);
  assert.equal(await enforced(OURS, served("default-src *")), null);
  assert.equal(await enforced("connect-src 'self' https://feed.example", served(OURS)), null);
  assert.equal(await enforced(OURS, served("script-src 'self'")), null);
  assert.equal(await enforced(OURS, () => Promise.reject(new Error("offline"))), null);
});
