import { canSendAgain, sendResumable } from "~/browser/send-resumable";
import type { SendProgress } from "~/files/describe-progress";
import { cleanFileName } from "~/files/rules";
import * as text from "~/messages/uploads";
import { paths } from "~/paths";

/** Milliseconds before each attempt after the line was lost: five minutes in all. Then the visitor presses Upload, which continues. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, ...Array<number>(14).fill(20_000)];

/** A file of the visitor's draft, as the form shows it. */
export interface UploadedFile {
  id: string;
  /** As the server keeps it, which may differ from the name on the visitor's device. */
  name: string;
  byteSize: number;
}

type SendResult = { ok: true; stored: UploadedFile } | { ok: false; canRetry: boolean; message: string };

interface SentFile {
  file: File;
  /** Where an earlier attempt began; undefined for the first. */
  begun: string | undefined;
  signal: AbortSignal;
  onBegun: (address: string) => void;
  onProgress: (progress: SendProgress) => void;
}

/** Sends one file to the visitor's draft, as far as it has not arrived. */
export async function sendFile({ file, begun, onBegun, ...sending }: SentFile): Promise<SendResult> {
  let address = begun;
  const outcome = await sendResumable({
    ...sending,
    file,
    begun,
    endpoint: paths.bookingUpload("new"),
    retryDelays,
    onBegun: (at) => {
      address = at;
      onBegun(at);
    },
  });
  if (outcome.isSent && address !== undefined)
    return {
      ok: true,
      stored: { id: idOf(address), name: cleanFileName(file.name), byteSize: file.size },
    };
  const { status, said } = outcome.isSent ? { status: 0, said: "" } : outcome;
  const canRetry = canSendAgain(status);
  const unsaid = canRetry ? text.notSent(file.name) : text.notAccepted(file.name);
  return { ok: false, canRetry, message: said || unsaid };
}

/** Returns the id that a file has on the server, complete or not. */
export function idOf(address: string): string {
  return address.split("/").at(-1) ?? "";
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
