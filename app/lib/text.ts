const newlines = /\r\n?/g;
/** Control characters except tab and newline: nobody types them, and PostgreSQL rejects NUL. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g; // oxlint-disable-line no-control-regex -- it matches control characters
/** Marks that turn the text around them. Letters need none, and emoji and some scripts keep their joiners (U+200C, U+200D). */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Anything that can be seen: no blank, no control or format character, and no letter that is drawn as nothing, as U+2800 is. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Characters of a search query that are used; the rest is cut off. */
export const searchLength = 200;

/** Characters from which a text is shown over the whole width of a panel or sheet. */
const longText = 160;

/** Whether a text makes a narrow column too high. */
export function isLongText(text: string | null): boolean {
  return text !== null && text.length > longText;
}

/**
 * Removes what the database cannot store, and what turns the text around it. A lone surrogate becomes the replacement character, and a text
 * without anything to see becomes empty.
 */
export function cleanText(text: string): string {
  const clean = text.replace(newlines, "\n").replace(controls, "").replace(directions, "").toWellFormed();
  return visible.test(clean) ? clean : "";
}

/** Returns as much of a text as is stored: clean, with at most `length` characters, the last of them whole. */
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
