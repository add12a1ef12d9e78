import { acceptedExtensions, findFileTypeByExtension } from "./file-types";
import { maxFilesPerDraft, maxFileSize } from "./limits";

/** The `accept` attribute of a file input. */
export const acceptAttribute = acceptedExtensions.map((extension) => `.${extension}`).join(",");

/** The accepted types, for people to read. */
export const acceptedSummary =
  "Images, PDF, Office documents, text, ZIP, CAD and BIM (DWG, DXF, RVT, IFC, SKP), 3D (OBJ, STL, PLY, E57, LAS, LAZ, PTS, XYZ, GLB, GLTF, FBX) and video (MP4, MOV)";

/** UTF-8 bytes of a name that every file system can store. */
const maxNameBytes = 200;
/** Characters at the end of a sent name that are read: far more than any file system allows. */
const maxSentLength = 500;

/**
 * Returns a file name without folders, control and direction characters, and characters that file systems reject, cut
 * to 200 bytes with its extension kept. Idempotent.
 */
export function cleanFileName(name: string): string {
  // A part's header may have 16 KB, and normalization takes time quadratic in the number of combining marks.
  const sent = name.slice(-maxSentLength).toWellFormed().normalize("NFC");
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

/** Returns the label beside a file's name, such as `PDF`. */
export function fileTag(name: string): string {
  return splitName(cleanFileName(name)).extension.slice(0, 5).toUpperCase() || "FILE";
}

/** Formats a number of bytes: `2.4 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes} KB`;
  const megabytes = Math.round((bytes / 1024 / 1024) * 10) / 10;
  return `${megabytes} MB`;
}

/** Messages for refused files. Each names the file and what to do. */
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

/** Checks a file before its content is read. Returns the message of a refusal; null when the file is acceptable. */
export function checkFile({ name, size }: { name: string; size: number }): string | null {
  const clean = cleanFileName(name);
  if (!findFileType(clean)) return refusals.type(clean);
  if (size === 0) return refusals.empty(clean);
  return size > maxFileSize ? refusals.tooLarge(clean) : null;
}

/** Returns the type of a file with this cleaned name; undefined when the type is not accepted. */
export function findFileType(name: string) {
  return findFileTypeByExtension(splitName(name).extension);
}

function splitName(name: string): { base: string; extension: string } {
  const dot = name.lastIndexOf(".");
  return dot < 0
    ? { base: name, extension: "" }
    : { base: name.slice(0, dot), extension: name.slice(dot + 1) };
}

const isDotOrSpace = (character: string | undefined) => character === "." || character === " ";

/** Removes leading dots and spaces. */
function trimStart(text: string): string {
  let start = 0;
  while (isDotOrSpace(text[start])) start++;
  return text.slice(start);
}

/** Removes trailing dots and spaces. A loop, because the regular expression takes quadratic time on long runs. */
function trimEnd(text: string): string {
  let end = text.length;
  while (isDotOrSpace(text[end - 1])) end--;
  return text.slice(0, end);
}

/** Cuts a text to at most `limit` bytes in UTF-8, between characters. */
function shorten(text: string, limit: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(limit));
  return text.slice(0, read).replace(/[. ]+$/, "");
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
