import assert from "node:assert/strict";
import { test } from "node:test";

import { enforced } from "../../widget/privacy.js";

const OURS = "default-src 'none'; connect-src 'self'; img-src 'self'";
const HERE = "https://calc.example";
const NAMED = `default-src 'none'; connect-src 'self' ${HERE}; img-src 'self'`;
const served = (/** @type {string} */ policy) => async () => policy;

test("both policies hold: home and nowhere else", async () => {
  assert.equal(await enforced(OURS, served(OURS), HERE), "home");
  assert.equal(await enforced(OURS, served(""), HERE), "home", "a worker that inherits");
  assert.equal(await enforced(OURS, served(`default-src *, ${OURS}`), HERE), "home", "each policy restricts");
});

test("the site's own address is home, somebody else's is not", async () => {
  assert.equal(await enforced(NAMED, served(NAMED), HERE), "home");
  assert.equal(await enforced(NAMED, served(OURS), HERE), "home");
  assert.equal(await enforced(NAMED, served(OURS), "https://preview.example"), null);
});

test("a page that may connect to nothing", async () => {
  assert.equal(await enforced("default-src 'none'; worker-src data:", served(""), HERE), "nowhere");
});

test("nothing is promised where a policy is missing or wider", async () => {
  assert.equal(await enforced("", served(OURS), HERE), null);
  assert.equal(await enforced(OURS, served("default-src *"), HERE), null);
  assert.equal(await enforced("connect-src 'self' https://feed.example", served(OURS), HERE), null);
  assert.equal(await enforced(OURS, served("script-src 'self'"), HERE), null);
  assert.equal(await enforced(OURS, () => Promise.reject(new Error("offline")), HERE), null);
});
