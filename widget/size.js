/** @param {string} lang @param {number} bytes */
export const megabytes = (lang, bytes) =>
  new Intl.NumberFormat(lang, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(bytes / 1e6);
