import type { SendProgress } from "~/files/describe-progress";
import { minuteMs } from "~/lib/time";
import * as text from "~/messages/uploads";

export interface UploadedFile {
  id: string;
  /** The name on the server, which may differ from the name on the visitor's device. */
  name: string;
  byteSize: number;
}

export type SendOutcome =
  | { isSent: true; stored: UploadedFile }
  /** `canRetry`: the file may be sent again, for example after a lost connection. */
  | { isSent: false; canRetry: boolean; message: string };

interface FileToSend {
  file: File;
  to: string;
  /** Cancels the upload, unless all bytes are sent: the server then stores the file, and only its response contains the id. */
  signal: AbortSignal;
  onProgress: (progress: SendProgress) => void;
  /** Returns the message for a failed connection, which names the button to press again. */
  notSent: (name: string) => string;
}

/** Milliseconds without progress after which a request counts as lost. The server waits equally long for bytes. */
const stalledAfter = minuteMs;
/** Milliseconds over which the speed is measured. */
const speedWindow = 5_000;

/** Sends a visitor's file in one request. Uses XMLHttpRequest, because fetch does not report upload progress. */
export async function sendFile({ file, to, signal, onProgress, notSent }: FileToSend): Promise<SendOutcome> {
  // Without this check, the request would fail like one with a lost connection.
  if (!(await isReadable(file))) return { isSent: false, canRetry: false, message: text.changed(file.name) };
  const measure = speedMeter();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ isSent: false, canRetry: true, message: notSent(file.name) });
    const stop = () => {
      request.abort();
      fail();
    };
    request.upload.onprogress = ({ loaded }) => {
      const sent = Math.min(loaded, file.size);
      onProgress({ sent, speed: measure(sent), isOffline: false });
    };
    signal.addEventListener("abort", stop, { once: true });
    request.upload.onload = () => signal.removeEventListener("abort", stop);
    request.onload = () => resolve(readOutcome(file, request, notSent));
    request.onerror = fail;
    stopWhenStalled(request, stop);
    const body = new FormData();
    body.append("files", file);
    request.open("POST", to);
    request.setRequestHeader("Accept", "application/json");
    if (signal.aborted) fail();
    else request.send(body);
  });
}

/** Returns whether the browser can still read the file. It cannot if the file was changed, moved or removed after it was chosen. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await new Response(file.slice(0, 1)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Calls `stop` after a minute without progress. The browser itself waits forever on a connection that stays open. */
export function stopWhenStalled(request: XMLHttpRequest, stop: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, stalledAfter);
  };
  wait();
  request.upload.addEventListener("progress", wait);
  request.addEventListener("loadend", () => clearTimeout(timer));
}

/** Returns a function that converts the total of sent bytes to bytes per second; 0 while unknown. */
export function speedMeter(): (sent: number) => number {
  let marks: { at: number; sent: number }[] = [];
  return (sent) => {
    const now = performance.now();
    // Bytes that were sent before the connection broke may not have arrived, so the total can decrease.
    if (sent < (marks.at(-1)?.sent ?? 0)) marks = [];
    marks = [...marks.filter(({ at }) => now - at < speedWindow), { at: now, sent }];
    const first = marks[0] ?? { at: now, sent };
    const seconds = (now - first.at) / 1_000;
    return seconds > 0 ? (sent - first.sent) / seconds : 0;
  };
}

/** The used members of a response. Any of them may be missing, as in a proxy's error page. */
interface UploadResponse {
  message?: unknown;
  files?: { id: string; originalName: string; size: number }[];
}

function readOutcome(
  file: File,
  { status, responseText }: XMLHttpRequest,
  notSent: FileToSend["notSent"],
): SendOutcome {
  const { message, files } = parse(responseText);
  const [stored] = files ?? [];
  if (status === 201 && stored)
    return { isSent: true, stored: { id: stored.id, name: stored.originalName, byteSize: stored.size } };
  // Nobody knows when a full store has space again, so the visitor continues without the file.
  const canRetry = status === 408 || status === 429 || (status >= 500 && status !== 507);
  if (typeof message === "string") return { isSent: false, canRetry, message };
  return { isSent: false, canRetry, message: canRetry ? notSent(file.name) : text.notAccepted(file.name) };
}

function parse(json: string): UploadResponse {
  try {
    const response: unknown = JSON.parse(json);
    return typeof response === "object" && response !== null ? response : {};
  } catch {
    return {};
  }
}
