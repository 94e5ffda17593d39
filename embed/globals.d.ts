/** Tags of all languages of the site; the build writes them into the loader. */
declare const CALCLET_LANGUAGES: string[];
