interface UploadErrorOptions extends ErrorOptions {
  /** Seconds until the same upload may succeed. */
  retryAfter?: number;
}

/** A whole upload that cannot be taken. `message` is for the person who sent it. */
export class UploadError extends Error {
  override name = "UploadError";
  /** Seconds until the same upload may succeed; undefined when waiting does not help. */
  readonly retryAfter: number | undefined;

  constructor(
    /** The HTTP status that says the same. */
    readonly status: 400 | 408 | 413 | 415 | 429 | 507,
    message: string,
    { retryAfter, ...options }: UploadErrorOptions = {},
  ) {
    super(message, options);
    this.retryAfter = retryAfter;
  }

  /** Whether the fault is on our side, with its `cause`: for the log. */
  get isOurs(): boolean {
    return this.status === 507;
  }
}
