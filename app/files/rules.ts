import type { RefusedFile } from "~/db/schema.server";
import * as text from "~/messages/uploads";
import { acceptedExtensions, findFileTypeByExtension } from "./file-types";
import { maxFileSize } from "./limits";

export const acceptAttribute = acceptedExtensions.map((extension) => `.${extension}`).join(",");

/** UTF-8 bytes of a name that every file system can store. */
const maxNameBytes = 200;
/** Characters at the end of a sent name that are read: far more than any file system allows. */
const maxSentLength = 500;

/**
 * Removes folders, control and direction characters, and characters that file systems reject, and cuts the name to 200 bytes with its
 * extension. Straight quotation marks stay, because names of plans in inches have them. Only Windows rejects them, so `toUniqueNames`
 * replaces them in a ZIP, and browsers in a download. Idempotent.
 */
export function cleanFileName(name: string): string {
  // A part's header may have 16 KB, and normalization takes time quadratic in the number of combining marks.
  const sentName = name.slice(-maxSentLength).toWellFormed().normalize("NFC");
  const baseName = sentName.split(/[/\\]/).at(-1) ?? "";
  const printable = baseName
    // Control, format (direction marks, zero width), private and unassigned characters, line separators.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\ufffd]/gu, "")
    .replace(/[<>:|?*]/g, "_")
    .replace(/\s+/gu, " ");
  const { base, extension } = splitName(trimEnd(printable).trimStart());
  const cleanBase = trimEnd(trimStart(base)) || "file";
  if (!extension) return shorten(cleanBase, maxNameBytes);
  const ending = shorten(extension, 40);
  return `${shorten(cleanBase, maxNameBytes - byteLength(ending) - 1)}.${ending}`;
}

/** Returns a label such as `PDF`. */
export function fileTag(name: string): string {
  return splitName(cleanFileName(name)).extension.slice(0, 5).toUpperCase() || "FILE";
}

/** Formats bytes as text such as `2.4 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return text.bytes(bytes);
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return text.kilobytes(kilobytes);
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1024
    ? text.megabytes(Math.round(megabytes * 10) / 10)
    : text.gigabytes(Math.round((megabytes / 1024) * 10) / 10);
}

/** Checks a file before its content is read. Returns null for an acceptable file. */
export function checkFile({ name, size }: { name: string; size: number }): RefusedFile | null {
  const clean = cleanFileName(name);
  if (!findFileType(clean)) return { name: clean, result: "wrong-type" };
  if (size === 0) return { name: clean, result: "empty" };
  return size > maxFileSize ? { name: clean, result: "too-large" } : null;
}

/** Expects a cleaned name. Returns undefined for a type that is not accepted. */
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

function trimStart(text: string): string {
  let start = 0;
  while (isDotOrSpace(text[start])) start++;
  return text.slice(start);
}

/** Uses a loop, because a regular expression would take quadratic time on long runs. */
function trimEnd(text: string): string {
  let end = text.length;
  while (isDotOrSpace(text[end - 1])) end--;
  return text.slice(0, end);
}

/**
 * Cuts a text to at most `limit` bytes in UTF-8, between characters. `TextEncoder.encodeInto` stops too early in Node 25.4 to 26
 * (nodejs/node#65994).
 */
function shorten(text: string, limit: number): string {
  let [end, bytes] = [0, 0];
  for (const character of text) {
    bytes += byteLength(character);
    if (bytes > limit) break;
    end += character.length;
  }
  return trimEnd(text.slice(0, end));
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
