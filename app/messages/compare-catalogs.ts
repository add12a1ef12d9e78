/** What tests and the import of spreadsheets compare of a translation with its English text. */

/** Returns whether a catalog may export this: a text, a function that returns one, or a list or record of those. */
export function isMessage(value: unknown): boolean {
  if (typeof value === "string" || typeof value === "function") return true;
  return typeof value === "object" && value !== null && Object.values(value).every(isMessage);
}

/** Returns the text of a function for values that are easily found in it, or undefined if it takes others. */
function call(message: (...values: unknown[]) => unknown): string | undefined {
  const attempts = [
    [71, 72, 73, 74],
    ["v71", "v72", "v73", "v74"],
  ];
  for (const values of attempts)
    try {
      const text = message(...values);
      if (typeof text === "string" && !text.includes("NaN") && !text.includes("undefined")) return text;
    } catch {
      // Takes values of another kind.
    }
  return undefined;
}

/** Returns what a translation must keep of a message: its shape, its tags, and its placeholders, whatever their order. */
export function skeleton(message: unknown): unknown {
  if (typeof message === "function") {
    const text = call(message as (...values: unknown[]) => unknown);
    return text === undefined ? "function" : { function: skeleton(text) };
  }
  if (typeof message === "string") return markup(message);
  if (typeof message !== "object" || message === null) return message;
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, skeleton(value)]));
}

/** Returns the tags, the placeholders, and the values of `call` in a text, each once. */
export function markup(text: string): string[] {
  return [...new Set(text.match(/<\/?[a-z]+>|\{\w+\}|v?7[1-4](?!\d)/g) ?? [])].sort();
}

/** Returns all texts of a catalog, those of functions with values. */
export function textsOf(message: unknown): string[] {
  if (typeof message === "string") return [message];
  if (typeof message === "function") return [call(message as (...values: unknown[]) => unknown) ?? ""];
  return Object.values(message as object).flatMap(textsOf);
}

/** What a language never writes. Addresses and formats are not of the language. */
const never: Record<string, RegExp[]> = {
  vi: [/«|»/, / [?!;:]/],
  "fr-BE": [/["“”]/, /[^\u202f][?!;](?!\w)/, /[^\u00a0]:(?=\s|$)/, /courriel|fin de semaine|soumission/i],
  "fr-CA": [/["“”]/, /\s[?!;]/, /[^\u00a0]:(?=\s|$)/, /e-mail|week-end|\bdevis\b/i],
};

/** Returns the texts in which there is something that their language never writes. */
export function findForeign(locale: string, texts: readonly string[]): string[] {
  const signs = never[locale] ?? [];
  return texts.filter((text) => {
    const own = text.replaceAll(/<[^>]*>|https?:\S*/g, "");
    return signs.some((sign) => sign.test(own));
  });
}
