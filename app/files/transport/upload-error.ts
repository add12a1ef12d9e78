import type { RefusedFile } from "~/db/schema.server";

/** A limit that many senders share is reached: no more files of a form are taken until later. */
export interface SharedLimit {
  result: Extract<
    RefusedFile["result"],
    "over-quota" | "over-share" | "store-busy" | "store-full" | "too-many-uploads"
  >;
  /** Seconds until the same upload may succeed. */
  wait: number;
}

/** Why all of a form with files is not taken. What is said of it is in `forms/refusals/upload.server.ts`. */
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
  /** Seconds until the same upload may succeed, if waiting helps. */
  wait?: number;
}

/** A whole upload is refused. */
export class UploadError extends Error {
  override name = "UploadError";

  constructor(
    readonly refusal: UploadRefusal,
    options?: ErrorOptions,
  ) {
    super(refusal.result, options);
  }

  /** Whether the server is at fault; the error is then logged with its `cause`. */
  get isOurs(): boolean {
    return this.refusal.result === "disk-full" || this.refusal.result === "store-full";
  }
}
