import type { RefusedFile } from "~/db/schema.server";
import { maxFileSize, maxFilesPerBooking } from "~/files/limits";
import { fileTag, formatFileSize } from "~/files/rules";
import { describeWait } from "~/lib/format-amount";
import { retryAfter } from "~/lib/response-headers";
import * as text from "~/messages/uploads";

/**
 * The messages for refused files of visitors, each with the file's name. Pages and API clients get the same. It also runs in the browser,
 * which checks some rules before the upload.
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
  // Not 429: waiting frees no space, so the visitor has to continue without the file.
  "over-share": { status: 413, say: ({ name }) => text.overShare(name) },
  "store-busy": { status: 503, say: ({ name }) => text.storeBusy(name) },
  "store-full": { status: 507, say: ({ name }) => text.storeFull(name) },
  stalled: { status: 408, say: () => text.stalled },
} satisfies Record<RefusedFile["result"], { status: number; say: (file: RefusedFile) => string }>;

export interface NotAddedFile {
  name: string;
  /** A sentence with the file's name. */
  message: string;
}

/**
 * Explains a refused file in the page's language. A draft of an earlier release stores the sentence instead of the reason. It is shown
 * unchanged until such drafts have expired.
 */
export function describeRefusedFile(file: RefusedFile | NotAddedFile): NotAddedFile {
  return "message" in file ? file : { name: file.name, message: fileRefusals[file.result].say(file) };
}

export function explainFile(file: RefusedFile) {
  return { status: fileRefusals[file.result].status, messages: [describeRefusedFile(file).message] };
}

/** Explains refused files at a form's field. The status is that of the first file, or 400 without any. */
export function explainFiles(field: string, refused: readonly RefusedFile[]) {
  const [first] = refused;
  return {
    status: first ? fileRefusals[first.result].status : 400,
    errors: { [field]: refused.map((file) => describeRefusedFile(file).message) },
    headers: retryAfter(refused.find(({ wait }) => wait !== undefined)?.wait),
  };
}
