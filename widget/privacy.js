/**
 * What the browser itself enforces about where values can go: said only where the
 * policies are really there, the page's own and that of the worker's response.
 */

/** @param {string} policy @returns {string[]} where to connections may go */
function connections(policy) {
  const directives = policy.split(";").map((text) => text.trim().split(/\s+/));
  const found = (/** @type {string} */ name) => directives.find(([first]) => first?.toLowerCase() === name);
  const [, ...places] = found("connect-src") ?? found("default-src") ?? ["", "*"];
  return places;
}

/** @param {string} policies as in a header: each restricts further @param {string[]} limit no place but these */
const holds = (policies, limit) =>
  policies.split(",").some((policy) => connections(policy).every((place) => ["'none'", ...limit].includes(place)));

/**
 * @param {string} page the document's own policy
 * @param {() => Promise<string>} worker the policy it was served with; "" where it inherits
 * @param {string} origin of the page's address
 * @returns {Promise<"nowhere" | "home" | null>} null: nothing that could be promised
 */
export async function enforced(page, worker, origin) {
  const home = ["'self'", origin];
  if (!holds(page, home)) return null;
  const nowhere = holds(page, []);
  const other = await worker().catch(() => null);
  if (other === null || (other && !holds(other, home))) return null;
  return nowhere ? "nowhere" : "home";
}

/**
 * Made from a response like any other, with the policy of that response; code that
 * the page carries in itself has the page's.
 * @param {string} url @returns {Promise<string>}
 */
export async function servedPolicy(url) {
  if (self.origin === "null") return "";
  const { headers } = await fetch(url, { method: "HEAD", cache: "force-cache" });
  return headers.get("content-security-policy") ?? "default-src *";
}
