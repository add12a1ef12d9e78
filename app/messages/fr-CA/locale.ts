import type { Locale } from "~/messages/languages";

export const locale: Locale = "fr-CA";
