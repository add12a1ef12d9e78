import { paths } from "~/paths";

/** Milliseconds without any progress after which sending is given up. */
const stallTimeout = 60_000;

/** The part of the server's answer that matters here; any of it may be missing. */
interface Answer {
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
 * Sends one file to the visitor's draft. XMLHttpRequest, because fetch tells nothing of the progress.
 *
 * @param onProgress is called with 0 to 100.
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
      message: `${file.name} could not be sent. Check your connection, then press Upload again.`,
    };

    request.upload.onprogress = ({ loaded, total }) => {
      expectProgress();
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    };
    request.onload = () => settle(readAnswer(file, request) ?? lost);
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

/** What the server said of the file; null when it said nothing that could be read. */
function readAnswer(file: File, { status, responseText }: XMLHttpRequest): SendResult | null {
  const answer = parse(responseText);
  if (!answer) return null;
  const [stored] = answer.files ?? [];
  if (status === 201 && stored)
    return { ok: true, stored: { id: stored.id, name: stored.originalName, byteSize: stored.size } };
  const refusal = answer.refused?.[0]?.message;
  const message = refusal ?? answer.message;
  return {
    ok: false,
    canRetry: status >= 500 || status === 429,
    message: typeof message === "string" ? message : `${file.name} was not accepted.`,
  };
}

function parse(text: string): Answer | null {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" ? answer : null;
  } catch {
    return null;
  }
}
