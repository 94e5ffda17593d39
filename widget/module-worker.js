/**
 * Imported before Pyodide, which tells a module worker by importScripts() throwing:
 * under Trusted Types that would be a violation in every console.
 */
Object.assign(globalThis, { importScripts: undefined });
