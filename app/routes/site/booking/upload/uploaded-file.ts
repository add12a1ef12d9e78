import { cleanFileName } from "~/files/rules";

/** A file of the visitor's draft, as the form shows it. */
export interface UploadedFile {
  id: string;
  /** As the server keeps it, which may differ from the name on the visitor's device. */
  name: string;
  byteSize: number;
}

/** Returns a file as the server has it, complete or not. Its id is the end of the address at which it was begun. */
export function toUploadedFile({
  file,
  begun = "",
}: {
  file: File;
  begun?: string | undefined;
}): UploadedFile {
  return { id: begun.split("/").at(-1) ?? "", name: cleanFileName(file.name), byteSize: file.size };
}

/**
 * Removes a file, complete or not, by the post that its Remove button sends, without leaving the page.
 *
 * @returns whether the file is removed
 */
export async function removeStoredFile(form: HTMLFormElement, fileId: string): Promise<boolean> {
  const body = new FormData(form);
  body.set("intent", `remove:${fileId}`);
  try {
    // The answer to a saved step is a redirect, which need not be followed.
    const { status } = await fetch(form.action, { method: "POST", body, redirect: "manual" });
    return status < 400;
  } catch {
    return false;
  }
}
