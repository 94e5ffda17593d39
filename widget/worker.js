/** The worker of a site, whose files lie beside it. */

import { serve } from "./serving.js";

serve();
