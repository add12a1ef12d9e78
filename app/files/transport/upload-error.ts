interface UploadErrorOptions extends ErrorOptions {
  /** Seconds until the same upload may succeed. */
  retryAfter?: number;
}

/** A whole upload is refused. `message` is written for the sender. */
export class UploadError extends Error {
  override name = "UploadError";
  /** Seconds until the same upload may succeed; undefined when waiting does not help. */
  readonly retryAfter: number | undefined;

  constructor(
    /** The HTTP status that fits the message. */
    readonly status: 400 | 408 | 413 | 415 | 429 | 503 | 507,
    message: string,
    { retryAfter, ...options }: UploadErrorOptions = {},
  ) {
    super(message, options);
    this.retryAfter = retryAfter;
  }

  /** Whether the server is at fault; the error is then logged with its `cause`. */
  get isOurs(): boolean {
    return this.status === 507;
  }
}
