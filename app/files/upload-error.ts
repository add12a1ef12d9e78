/** A whole upload that cannot be taken. `message` is for the person who sent it. */
export class UploadError extends Error {
  override name = "UploadError";
  /** The text fields that had arrived: a form shows them again. */
  fields: [string, string][] = [];

  constructor(
    /** The HTTP status that says the same. */
    readonly status: 400 | 408 | 413 | 415 | 507,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
