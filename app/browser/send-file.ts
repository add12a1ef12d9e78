import type { SendProgress } from "~/files/describe-progress";
import { minuteMs } from "~/lib/time";
import * as text from "~/messages/uploads";

/** A file that the server has stored. */
export interface UploadedFile {
  id: string;
  /** As the server keeps it, which may differ from the name on the visitor's device. */
  name: string;
  byteSize: number;
}

export type SendOutcome =
  | { isSent: true; stored: UploadedFile }
  /** `canRetry`: it may be sent again, as after a lost connection. */
  | { isSent: false; canRetry: boolean; message: string };

interface SentFile {
  file: File;
  /** The path that stores it. */
  to: string;
  /** Ends the sending. Once all bytes are on their way the server stores the file, and only its response tells the id. */
  signal: AbortSignal;
  onProgress: (progress: SendProgress) => void;
  /** Says that the connection failed, and which button to press again. */
  notSent: (name: string) => string;
}

/** Milliseconds after which a request on which nothing moves counts as lost: as long as the server waits for its bytes. */
export const stalledAfter = minuteMs;
/** Milliseconds over which the speed is measured. */
const speedWindow = 5_000;

/** Sends a file of a visitor in one request. XMLHttpRequest, because fetch does not report progress. */
export async function sendFile({ file, to, signal, onProgress, notSent }: SentFile): Promise<SendOutcome> {
  // Its request would fail as one that lost its connection.
  if (!(await isReadable(file))) return { isSent: false, canRetry: false, message: text.changed(file.name) };
  const measure = speedMeter();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lose = () => resolve({ isSent: false, canRetry: true, message: notSent(file.name) });
    const stop = () => {
      request.abort();
      lose();
    };
    request.upload.onprogress = ({ loaded }) => {
      const sent = Math.min(loaded, file.size);
      onProgress({ sent, speed: measure(sent), isOffline: false });
    };
    signal.addEventListener("abort", stop, { once: true });
    request.upload.onload = () => signal.removeEventListener("abort", stop);
    request.onload = () => resolve(readOutcome(file, request, notSent));
    request.onerror = lose;
    stopWhenStalled(request, stop);
    const body = new FormData();
    body.append("files", file);
    request.open("POST", to);
    request.setRequestHeader("Accept", "application/json");
    if (signal.aborted) lose();
    else request.send(body);
  });
}

/** Whether the file is as it was when it was chosen: a browser does not read one that was changed, moved or removed. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await new Response(file.slice(0, 1)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The browser itself waits for ever on a connection that stays open. */
function stopWhenStalled(request: XMLHttpRequest, stop: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, stalledAfter);
  };
  wait();
  request.upload.addEventListener("progress", wait);
  request.addEventListener("loadend", () => clearTimeout(timer));
}

/** Returns a function that takes the bytes that were sent so far, and returns the bytes a second; 0 while that is unknown. */
export function speedMeter(): (sent: number) => number {
  let marks: { at: number; sent: number }[] = [];
  return (sent) => {
    const now = performance.now();
    // What was sent when the connection broke may not have arrived: sent bytes then become fewer.
    if (sent < (marks.at(-1)?.sent ?? 0)) marks = [];
    marks = [...marks.filter(({ at }) => now - at < speedWindow), { at: now, sent }];
    const first = marks[0] ?? { at: now, sent };
    const seconds = (now - first.at) / 1_000;
    return seconds > 0 ? (sent - first.sent) / seconds : 0;
  };
}

/** The used parts of a response; any may be missing, as in the page of a proxy. */
interface UploadResponse {
  message?: unknown;
  files?: { id: string; originalName: string; size: number }[];
}

function readOutcome(
  file: File,
  { status, responseText }: XMLHttpRequest,
  notSent: SentFile["notSent"],
): SendOutcome {
  const { message, files } = parse(responseText);
  const [stored] = files ?? [];
  if (status === 201 && stored)
    return { isSent: true, stored: { id: stored.id, name: stored.originalName, byteSize: stored.size } };
  // When a full store has room again is unknown: the visitor goes on without the file.
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
