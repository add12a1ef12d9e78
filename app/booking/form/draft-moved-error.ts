/** The form was continued in another browser, which has the answers now: this one can neither read nor change them. */
export class DraftMovedError extends Error {
  override name = "DraftMovedError";
}
