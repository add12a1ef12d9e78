/** The database cannot be opened because of a setup error; `message` explains what to do. */
export class StartError extends Error {
  override name = "StartError";
}
