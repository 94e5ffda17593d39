/** When to start Python: as soon as somebody is about to calculate, not before. */

/** A pointer that rests this long (ms) is not passing by. */
const REST = 150;

/** @param {HTMLElement} root @param {() => void} start */
export function onIntent(root, start) {
  const watch = new AbortController();
  const { signal } = watch;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const now = () => {
    clearTimeout(timer);
    watch.abort();
    start();
  };
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
