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
 * @param onProgress receives a percentage, 0 to 100
 */
export function sendFile(
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<SendResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
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
    request.onload = () => settle(readResponse(file, request) ?? lost);
    request.onerror = () => settle(lost);
    request.onabort = () => settle(lost);
    signal.addEventListener("abort", () => request.abort(), { once: true });

    const body = new FormData();
    body.append("files", file);
    request.open("POST", paths.api.upload());
    request.setRequestHeader("Accept", "application/json");
    expectProgress();
    request.send(body);
  });
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
