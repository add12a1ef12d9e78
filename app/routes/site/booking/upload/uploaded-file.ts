/**
 * Removes a stored file without leaving the page, by sending the post of its Remove button.
 *
 * @returns whether the file is removed
 */
export async function removeStoredFile(form: HTMLFormElement, fileId: string): Promise<boolean> {
  const body = new FormData(form);
  body.set("intent", `remove:${fileId}`);
  try {
    // The response to a saved step is a redirect, which need not be followed.
    const { status } = await fetch(form.action, { method: "POST", body, redirect: "manual" });
    return status < 400;
  } catch {
    return false;
  }
}
