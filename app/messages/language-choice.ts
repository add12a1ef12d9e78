import type { Locale } from "./languages";

/** Each entry is in the language that it offers, and is shown on pages in other languages. */
export const languageChoice: Record<Locale, { name: string; offer: string; decline: string }> = {
  "en-US": { name: "English", offer: "Read this page in English", decline: "Not now" },
  vi: { name: "Tiếng Việt", offer: "Đọc trang này bằng tiếng Việt", decline: "Để sau" },
  "fr-BE": { name: "Français", offer: "Lire cette page en français (Belgique)", decline: "Pas maintenant" },
  "fr-CA": { name: "Français", offer: "Lire cette page en français (Canada)", decline: "Pas maintenant" },
};
