import type { RefusedFile } from "~/db/schema.server";

/** A limit that senders share is reached. The form's further files are refused until later. */
export interface SharedLimit {
  result: Extract<
    RefusedFile["result"],
    "over-quota" | "over-share" | "store-busy" | "store-full" | "too-many-uploads"
  >;
  /** Seconds until the same upload may succeed. */
  wait: number;
}

/** The refusal of a whole form with files. `refusals/upload.server.ts` has its messages. */
export interface UploadRefusal {
  result:
    | SharedLimit["result"]
    | "cut-off"
    | "disk-full"
    | "incomplete"
    | "no-content"
    | "not-multipart"
    | "stalled"
    | "too-many-files"
    | "too-much"
    | "too-much-text";
  /** Seconds until the same upload may succeed; undefined if waiting does not help. */
  wait?: number;
}

export class UploadError extends Error {
  override name = "UploadError";

  constructor(
    readonly refusal: UploadRefusal,
    options?: ErrorOptions,
  ) {
    super(refusal.result, options);
  }

  /** Whether the server is at fault. The error is then logged with its `cause`. */
  get isOurs(): boolean {
    return this.refusal.result === "disk-full" || this.refusal.result === "store-full";
  }
}
