import { acceptedExtensions, fileTypeOf } from "./file-types";
import { maxFilesPerCall, maxFilesPerDraft, maxFileSize } from "./limits";

export { maxFilesPerCall, maxFilesPerDraft, maxFileSize };

/** For the `accept` attribute of a file input. */
export const acceptAttribute = acceptedExtensions.map((extension) => `.${extension}`).join(",");

/** One sentence for people: what may be sent. */
export const acceptedSummary =
  "Images, PDF, Office documents, text, ZIP, CAD and BIM (DWG, DXF, RVT, IFC, SKP), 3D (OBJ, STL, PLY, E57, LAS, LAZ, PTS, XYZ, GLB, GLTF, FBX) and video (MP4, MOV)";

/** Bytes of a name in UTF-8 that every file system can save. */
const maxNameBytes = 200;
/** Characters of a sent name that are looked at, from its end: far more than any file system allows. */
const maxSentName = 500;

/**
 * The name as we keep and show it: no folders, control or direction characters, nothing that a file
 * system refuses, at most 200 bytes, the extension kept. Cleaning a clean name changes nothing.
 */
export function cleanFileName(name: string): string {
  // A part's header may have 16 KB, and normalizing takes time quadratic in the number of combining marks.
  const sent = name.slice(-maxSentName).toWellFormed().normalize("NFC");
  const last = sent.split(/[/\\]/).at(-1) ?? "";
  const printable = last
    // Control, format (direction marks, zero width), private and unassigned characters, line separators.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\ufffd]/gu, "")
    .replace(/[<>:"|?*]/g, "_")
    .replace(/\s+/gu, " ");
  const { base, extension } = splitName(trimEnd(printable).trimStart());
  const shown = trimEnd(trimStart(base)) || "file";
  if (!extension) return shorten(shown, maxNameBytes);
  const ending = shorten(extension, 40);
  return `${shorten(shown, maxNameBytes - byteLength(ending) - 1)}.${ending}`;
}

/** The tag beside a file's name, such as `PDF`. */
export function fileTag(name: string): string {
  return splitName(cleanFileName(name)).extension.slice(0, 5).toUpperCase() || "FILE";
}

/** Bytes as people read them: `2.4 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes} KB`;
  const megabytes = Math.round((bytes / 1024 / 1024) * 10) / 10;
  return `${megabytes} MB`;
}

/** Messages of refusals. Each names its file and says what to do. */
export const refusals = {
  tooLarge: (name: string) =>
    `${name} is larger than ${formatFileSize(maxFileSize)}. Choose a smaller file, or send it in parts.`,
  empty: (name: string) => `${name} is empty. Check the file and choose it again.`,
  type: (name: string) => `${name} is of a type that we do not accept. We accept: ${acceptedSummary}.`,
  content: (name: string) =>
    `${name} does not hold what its name says (${fileTag(name)}). Save it again in that format, or send it as a ZIP.`,
  nameless: () => "A file came without a name. Give it a name with an ending such as .pdf.",
  tooManyInDraft: (name: string) =>
    `${name} was not added: a booking can have ${maxFilesPerDraft} files. Remove one first, or send several as one ZIP.`,
  tooManyAtOnce: (name: string, limit: number) =>
    `${name} was not added: ${limit} files can be sent at once. Send it again on its own.`,
  overQuota: (name: string, wait: string) =>
    `${name} was not added: very many files came from your network. Send it again in ${wait}, or call us.`,
  storeFull: (name: string) =>
    `${name} was not added: our file store is full for now. Go on without it: send it later, or bring it to the appointment.`,
  draftGone: (name: string) =>
    `${name} was not added: this booking has been sent already, or has expired. Start a new booking to send it.`,
} as const;

/** What speaks against a file before its content is read; null when nothing does. */
export function checkFile({ name, size }: { name: string; size: number }): string | null {
  const clean = cleanFileName(name);
  if (!typeOfName(clean)) return refusals.type(clean);
  if (size === 0) return refusals.empty(clean);
  return size > maxFileSize ? refusals.tooLarge(clean) : null;
}

/** The type that the extension of a cleaned name stands for; undefined when it is not accepted. */
export function typeOfName(name: string) {
  return fileTypeOf(splitName(name).extension);
}

function splitName(name: string): { base: string; extension: string } {
  const dot = name.lastIndexOf(".");
  return dot < 0
    ? { base: name, extension: "" }
    : { base: name.slice(0, dot), extension: name.slice(dot + 1) };
}

const isDotOrSpace = (character: string | undefined) => character === "." || character === " ";

/** Without the dots and spaces it begins with. */
function trimStart(text: string): string {
  let start = 0;
  while (isDotOrSpace(text[start])) start++;
  return text.slice(start);
}

/** Without the dots and spaces it ends with: a regular expression takes time quadratic in the number of others. */
function trimEnd(text: string): string {
  let end = text.length;
  while (isDotOrSpace(text[end - 1])) end--;
  return text.slice(0, end);
}

/** The longest beginning that has at most `limit` bytes in UTF-8, whole characters only. */
function shorten(text: string, limit: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(limit));
  return text.slice(0, read).replace(/[. ]+$/, "");
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
