import type { RefusedFile } from "~/db/schema.server";
import { maxFileSize, maxFilesPerBooking } from "~/files/limits";
import { fileTag, formatFileSize } from "~/files/rules";
import { describeWait } from "~/lib/format-amount";
import { retryAfter } from "~/lib/response-headers";
import * as text from "~/messages/uploads";

/**
 * What is said of a visitor's file that was not taken, in a sentence that names it: pages and programs are told the same. It also runs in
 * the browser, which knows of some files that they will not be taken.
 */
export const fileRefusals = {
  "wrong-type": { status: 415, say: ({ name }) => text.wrongType(name) },
  "wrong-content": {
    status: 415,
    say: ({ name }) =>
      fileTag(name) === "ZIP" ? text.wrongZip(name) : text.wrongContent(name, fileTag(name)),
  },
  "too-large": { status: 413, say: ({ name }) => text.tooLarge(name, formatFileSize(maxFileSize)) },
  empty: { status: 422, say: ({ name }) => text.empty(name) },
  nameless: { status: 422, say: () => text.withoutName },
  "too-many": { status: 422, say: ({ name }) => text.tooManyInBooking(name, maxFilesPerBooking) },
  "too-many-at-once": {
    status: 422,
    say: ({ name, limit = maxFilesPerBooking }) => text.tooManyAtOnce(name, limit),
  },
  closed: { status: 422, say: ({ name }) => text.bookingClosed(name) },
  "over-quota": { status: 429, say: ({ name, wait = 0 }) => text.overQuota(name, describeWait(wait)) },
  "too-many-uploads": { status: 429, say: ({ name }) => text.tooManyUploads(name) },
  // Not 429: waiting makes no room. The visitor has to go on without the file.
  "over-share": { status: 413, say: ({ name }) => text.overShare(name) },
  "store-busy": { status: 503, say: ({ name }) => text.storeBusy(name) },
  "store-full": { status: 507, say: ({ name }) => text.storeFull(name) },
  stalled: { status: 408, say: () => text.stalled },
} satisfies Record<RefusedFile["result"], { status: number; say: (file: RefusedFile) => string }>;

/** A file that was not added, as a page shows it. */
export interface NotAddedFile {
  name: string;
  /** The reason, in a sentence that names the file. */
  message: string;
}

/**
 * Says why a file was not taken, in the language of the page. A draft that an earlier release has saved holds the sentence itself: it is
 * shown as it was written, because its reason is not known, for as long as drafts of that release may live.
 */
export function sayFile(file: RefusedFile | NotAddedFile): NotAddedFile {
  return "message" in file ? file : { name: file.name, message: fileRefusals[file.result].say(file) };
}

/** Says why a file was not taken that was sent on its own. */
export function explainFile(file: RefusedFile) {
  return { status: fileRefusals[file.result].status, messages: [sayFile(file).message] };
}

/** Says at the field of a form why its files were not taken. The status is that of the first; 400 without any. */
export function explainFiles(field: string, refused: readonly RefusedFile[]) {
  const [first] = refused;
  return {
    status: first ? fileRefusals[first.result].status : 400,
    errors: { [field]: refused.map((file) => sayFile(file).message) },
    headers: retryAfter(refused.find(({ wait }) => wait !== undefined)?.wait),
  };
}
