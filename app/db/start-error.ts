/** The database cannot be opened for a reason that lies in the setup; `message` says what to do. */
export class StartError extends Error {
  override name = "StartError";
}
