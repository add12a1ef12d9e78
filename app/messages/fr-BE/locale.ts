import type { Locale } from "~/messages/languages";

/** The BCP 47 tag of this catalog: the language of the pages, and of every number, date, and plural. */
export const locale: Locale = "fr-BE";
