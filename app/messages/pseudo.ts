const accented: Record<string, string> = {
  a: "á", c: "ç", e: "é", i: "í", n: "ñ", o: "ó", u: "ú", y: "ý",
  A: "Á", C: "Ç", E: "É", I: "Í", N: "Ñ", O: "Ó", U: "Ú", Y: "Ý",
}; // prettier-ignore

/**
 * Returns the pseudo-locale version of a message: accented and between ⟦ and ⟧, so that a text outside of the catalogs stands
 * out on the page. Functions, lists, and records are converted deeply; tags and `#` stay.
 */
export function toPseudo(message: unknown): unknown {
  if (typeof message === "string") return accent(message);
  if (typeof message === "function")
    return (...values: unknown[]) => toPseudo((message as (...values: unknown[]) => unknown)(...values));
  if (Array.isArray(message)) return message.map(toPseudo);
  if (typeof message !== "object" || message === null) return message;
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, toPseudo(value)]));
}

function accent(text: string): string {
  if (text === "") return text;
  // What a function of this catalog made from another message is already marked.
  const plain = text.replace(/[⟦⟧]/g, "");
  const words = plain
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith("<") ? part : part.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter),
    );
  return `⟦${words.join("")}⟧`;
}
