import { sizeLocale } from "./words.js";

/** @param {string} lang @param {number} bytes */
export const megabytes = (lang, bytes) =>
  new Intl.NumberFormat(sizeLocale(lang), { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(bytes / 1e6);
