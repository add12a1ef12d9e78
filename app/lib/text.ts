const newlines = /\r\n?/g;
/** Control characters except tab and newline. Nobody types them, and PostgreSQL rejects NUL. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g; // oxlint-disable-line no-control-regex -- it matches control characters
/** Marks that change the direction of the text around them. Emoji and some scripts keep their joiners (U+200C, U+200D). */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Any visible character: no blank, no control or format character, and no character that renders blank, such as U+2800 (blank Braille pattern). */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The maximum length of a search query, in characters. The rest is cut off. */
export const searchLength = 200;

/** Longer texts span the whole width of a panel or sheet. */
const longText = 160;

export function isLongText(text: string | null): boolean {
  return text !== null && text.length > longText;
}

/**
 * Removes characters that the database cannot store and marks that change the direction. A lone surrogate becomes the replacement
 * character, and a text without a visible character becomes empty.
 */
export function cleanText(text: string): string {
  const clean = text.replace(newlines, "\n").replace(controls, "").replace(directions, "").toWellFormed();
  return visible.test(clean) ? clean : "";
}

/** Returns clean text of at most `length` UTF-16 units, without half a surrogate pair at the end. */
export function cutText(text: string, length: number): string {
  return cleanText(text)
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, "");
}

/** Cleans a text of one line: each run of white space becomes one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/**
 * Splits at booking references, such as `K7MD-3R4F`, and at ranges, such as `1-2`. Every second part is a reference or a range, which must
 * not break across lines.
 */
export function splitHyphenated(text: string): string[] {
  return text.split(/\b([A-Z0-9]{4}-[A-Z0-9]{4}|\d+[-–]\d+)\b/);
}

/** Returns at most `length` characters, followed by "…" if the text was longer. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join("")}…` : text;
}

const marks = /\p{M}/gu;
const notAscii = /[\u0080-\uffff]/g;
const formats = /\p{Cf}/gu;
/** Letters that Unicode does not decompose into a letter and a mark, with the usual substitutes. */
const plainLetters: Record<string, string> = { đ: "d", œ: "oe", æ: "ae", ø: "o", ł: "l", ß: "ss" };

/** The forms of the apostrophe in documents. People omit it from a search. */
export const apostrophes = "'’‘ʼ‛′´`";
/** The forms of the hyphen in documents. */
export const dashes = "‐‑‒–—―−﹣－";

const anyApostrophe = new RegExp(`[${apostrophes}]`, "g");
const anyDash = new RegExp(`[${dashes}]`, "g");

/** Replaces the dashes of documents with the hyphen of keyboards. */
export function plainDashes(text: string): string {
  return text.replace(anyDash, "-");
}

/** Removes accents, case, apostrophes and invisible characters: `Đinh` becomes `dinh`, `Œuvre` becomes `oeuvre`, `O’Neill` `oneill`. */
export function fold(text: string): string {
  const plain = plainDashes(text.replace(anyApostrophe, "")).normalize("NFKD");
  const lower = plain.replace(marks, "").replace(formats, "").replace(anyApostrophe, "").toLowerCase();
  return lower.replace(notAscii, (letter) => plainLetters[letter] ?? letter);
}
