import type { UploadError, UploadRefusal } from "~/files/transport/upload-error";
import { describeWait } from "~/lib/format-amount";
import { retryAfter } from "~/lib/response-headers";
import * as text from "~/messages/uploads";
import { fileRefusals } from "./file";

/** The messages for rejected forms with files. Pages and API clients get the same. */
const uploadRefusals = {
  "not-multipart": { status: 415, say: () => text.notMultipart },
  "no-content": { status: 400, say: () => text.emptyRequest },
  incomplete: { status: 400, say: () => text.incompleteForm },
  "cut-off": { status: 400, say: () => text.cutOff },
  stalled: fileRefusals.stalled,
  "too-much": { status: 413, say: () => text.tooMuchAtOnce },
  "too-much-text": { status: 413, say: () => text.tooMuchText },
  "too-many-files": { status: 413, say: () => text.tooManyFiles },
  "disk-full": { status: 507, say: () => text.diskFull },
  "over-quota": {
    ...fileRefusals["over-quota"],
    say: ({ wait = 0 }) => text.formOverQuota(describeWait(wait)),
  },
  "too-many-uploads": { ...fileRefusals["too-many-uploads"], say: () => text.formTooManyUploads },
  "over-share": { ...fileRefusals["over-share"], say: () => text.formOverShare },
  "store-busy": { ...fileRefusals["store-busy"], say: () => text.formStoreBusy },
  "store-full": { ...fileRefusals["store-full"], say: () => text.formStoreFull },
} satisfies Record<UploadRefusal["result"], { status: number; say: (refusal: UploadRefusal) => string }>;

export function describeUploadRefusal({ refusal }: UploadError) {
  const { status, say } = uploadRefusals[refusal.result];
  return { status, message: say(refusal), headers: retryAfter(refusal.wait) };
}
