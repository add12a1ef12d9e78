const newlines = /\r\n?/g;
/** Control characters except tab and newline: nobody types them, and PostgreSQL rejects NUL. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g; // oxlint-disable-line no-control-regex -- it matches control characters
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Characters of a search query that are used; the rest is cut off. */
export const searchLength = 200;

/** Characters from which a text is shown over the whole width of a panel or sheet. */
const longText = 160;

/** Whether a text makes a narrow column too high. */
export function isLongText(text: string | null): boolean {
  return text !== null && text.length > longText;
}

/** Removes what the database cannot store. A lone surrogate becomes the replacement character. */
export function cleanText(text: string): string {
  return text.replace(newlines, "\n").replace(controls, "").replace(loneSurrogates, "\ufffd");
}

/** Cleans a text of one line: each run of white space becomes one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/**
 * Splits a text at the references of bookings, such as `K7MD-3R4F`, and at ranges of numbers, such as `1-2`. Every second part is one of
 * them, to be shown without a line break at its hyphen.
 */
export function splitHyphenated(text: string): string[] {
  return text.split(/\b([A-Z0-9]{4}-[A-Z0-9]{4}|\d+[-–]\d+)\b/);
}

/** Returns the text with at most `length` characters, the last of them followed by "…" if it was longer. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join("")}…` : text;
}

/** Returns the first name; or the whole name where it begins with initials or a title, by which nobody is addressed alone. */
export function toFirstName(fullName: string): string {
  const name = fullName.trim();
  const [first = ""] = name.split(/\s+/);
  return first.endsWith(".") ? name : first;
}

const marks = /\p{M}/gu;
const notAscii = /[\u0080-\uffff]/g;
const formats = /\p{Cf}/gu;
/** Letters that Unicode does not take apart into a letter and a mark, with what people type in their place. */
const plainLetters: Record<string, string> = { đ: "d", œ: "oe", æ: "ae", ø: "o", ł: "l", ß: "ss" };

/** How keyboards and documents write the apostrophe, which people leave out of a search. */
export const apostrophes = "'’‘ʼ‛′´`";
/** How documents write the hyphen. */
export const dashes = "‐‑‒–—―−﹣－";

const anyApostrophe = new RegExp(`[${apostrophes}]`, "g");
const anyDash = new RegExp(`[${dashes}]`, "g");

/** Replaces the dashes of documents by the hyphen of keyboards. */
export function plainDashes(text: string): string {
  return text.replace(anyDash, "-");
}

/**
 * Removes accents, case, apostrophes and invisible characters, which people leave out of a search: `Đinh` becomes `dinh`, `Œuvre` becomes
 * `oeuvre`, `O’Neill` becomes `oneill`.
 */
export function fold(text: string): string {
  const plain = plainDashes(text.replace(anyApostrophe, "")).normalize("NFKD");
  const lower = plain.replace(marks, "").replace(formats, "").replace(anyApostrophe, "").toLowerCase();
  return lower.replace(notAscii, (letter) => plainLetters[letter] ?? letter);
}
