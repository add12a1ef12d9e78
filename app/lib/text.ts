const newlines = /\r\n?/g;
/** Control characters but for tab and newline: nobody types them, and PostgreSQL refuses NUL. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g; // eslint-disable-line no-control-regex -- they are what is looked for
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Characters of a search query that are used; the rest is cut off. */
export const searchLength = 200;

/** Text as the database can hold it; a half of a character pair becomes the replacement sign. */
export function cleanText(text: string): string {
  return text.replace(newlines, "\n").replace(controls, "").replace(loneSurrogates, "\ufffd");
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}
