/**
 * The worker of a file that holds all: Pyodide's own script is in it, which no
 * type checker should read.
 */

import createPyodideModule from "pyodide/pyodide.asm.mjs";

import { serve } from "./serving.js";

serve({ createPyodideModule });
