/** When to start Python: as soon as somebody is about to calculate, not before. */

/** A pointer that rests this long (ms) is not passing by. */
const REST = 150;

/** @param {HTMLElement} root @param {() => void} start */
export function onIntent(root, start) {
  const { signal, now } = once(start);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  root.addEventListener("focusin", now, { signal });
  root.addEventListener("pointerdown", now, { signal });
  root.addEventListener(
    "pointermove",
    () => {
      clearTimeout(timer);
      timer = setTimeout(now, REST);
    },
    { signal, passive: true },
  );
  root.addEventListener("pointerleave", () => clearTimeout(timer), { signal });
}

/** On its own page, unless the visitor saves data. @param {() => void} start */
export function onIdle(start) {
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  if (connection?.saveData) return;
  const idle = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ later) => setTimeout(later, 1000));
  const whenLoaded = () => idle(start, { timeout: 3000 });
  if (document.readyState === "complete") whenLoaded();
  else addEventListener("load", whenLoaded, { once: true });
}

/** Nothing has been touched for so long (ms): a pause. */
const PAUSE = 2000;
const TOUCHES = ["input", "keydown", "pointerdown", "wheel", "touchmove"];

/** What can wait until the visitor pauses, or turns away. @param {() => void} start */
export function onPause(start) {
  const { signal, now } = once(start);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(now, PAUSE);
  };
  for (const touch of TOUCHES) document.addEventListener(touch, again, { signal, passive: true, capture: true });
  document.addEventListener("visibilitychange", () => document.hidden && now(), { signal });
  again();
}

/** `now` does it the first time it is called; the signal ends what waits for that. @param {() => void} start */
function once(start) {
  const watch = new AbortController();
  const { signal } = watch;
  const now = () => {
    if (signal.aborted) return;
    watch.abort();
    start();
  };
  return { signal, now };
}
