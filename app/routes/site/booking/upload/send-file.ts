import * as text from "~/messages/uploads";
import { paths } from "~/paths";

/** Milliseconds without progress after which the request is aborted. */
const stallTimeout = 60_000;

/** The used properties of the API's response; any may be missing. */
interface UploadResponse {
  message?: unknown;
  refused?: { message?: unknown }[];
  files?: { id: string; originalName: string; size: number }[];
}

/** A file of the visitor's draft, as the form shows it. */
export interface UploadedFile {
  id: string;
  /** As the server keeps it, which may differ from the name on the visitor's device. */
  name: string;
  byteSize: number;
}

export type SendResult =
  { ok: true; stored: UploadedFile } | { ok: false; canRetry: boolean; message: string };

/**
 * Sends one file to the visitor's draft. Uses XMLHttpRequest, because fetch does not report progress.
 *
 * @param signal aborts the request, unless the last byte is sent: the server then stores the file in any case, and only its answer
 *   tells the id by which the file can be removed
 * @param onProgress receives a percentage, 0 to 100
 */
export function sendFile(
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<SendResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let isSent = false;
    let stall: ReturnType<typeof setTimeout>;
    const expectProgress = () => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), stallTimeout);
    };
    const settle = (result: SendResult) => {
      clearTimeout(stall);
      resolve(result);
    };
    const lost: SendResult = {
      ok: false,
      canRetry: true,
      message: text.notSent(file.name),
    };

    request.upload.onprogress = ({ loaded, total }) => {
      expectProgress();
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    };
    request.upload.onload = () => (isSent = true);
    request.onload = () => settle(readResponse(file, request) ?? lost);
    request.onerror = () => settle(lost);
    request.onabort = () => settle(lost);
    signal.addEventListener("abort", () => isSent || request.abort(), { once: true });

    const body = new FormData();
    body.append("files", file);
    request.open("POST", paths.apiUpload());
    request.setRequestHeader("Accept", "application/json");
    expectProgress();
    request.send(body);
  });
}

/**
 * Removes a stored file by the post that its Remove button sends, without leaving the page.
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

/** Converts the response; returns null if it cannot be read. */
function readResponse(file: File, { status, responseText }: XMLHttpRequest): SendResult | null {
  const response = parse(responseText);
  if (!response) return null;
  const [stored] = response.files ?? [];
  if (status === 201 && stored)
    return { ok: true, stored: { id: stored.id, name: stored.originalName, byteSize: stored.size } };
  const refusal = response.refused?.[0]?.message;
  const message = refusal ?? response.message;
  return {
    ok: false,
    canRetry: status >= 500 || status === 429 || status === 408,
    message: typeof message === "string" ? message : text.notAccepted(file.name),
  };
}

function parse(text: string): UploadResponse | null {
  try {
    const response: unknown = JSON.parse(text);
    return typeof response === "object" ? response : null;
  } catch {
    return null;
  }
}
