const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether `text` can be a row's id; the database refuses to compare an id with anything else. */
export function isUuid(text: string | undefined): text is string {
  return text !== undefined && uuid.test(text);
}
