import type { Upload } from "tus-js-client";
import type { SendProgress } from "~/files/describe-progress";
import { minuteMs } from "~/lib/time";
import * as text from "~/messages/uploads";

/**
 * `said` is why the server refused it, for people; empty if it did not say. The status is 0 without a response. `isChanged`: the file was
 * changed, moved or removed since it was chosen, and the browser does not read it again.
 */
type SendOutcome = { isSent: true } | { isSent: false; status: number; said: string; isChanged: boolean };

interface ResumableFile {
  file: File;
  /** Where a file begins. */
  endpoint: string;
  /** Where this one was begun before. */
  begun?: string | undefined;
  metadata?: Record<string, string>;
  /** Milliseconds before each attempt after a failure; they begin again when something has arrived. */
  retryDelays: number[];
  /** Ends the sending. What has arrived stays. */
  signal: AbortSignal;
  /** Called with the address at which it can be continued. */
  onBegun: (address: string) => void;
  onProgress: (progress: SendProgress) => void;
}

/** Of one request: the server and a proxy end one that takes too long, and the next one continues. */
const chunkSize = 256 * 1024 * 1024;
/** Milliseconds after which a request on which nothing moves counts as lost: as long as the server waits for its bytes. */
const stalledAfter = minuteMs;
/** Milliseconds over which the speed is measured. */
const speedWindow = 5_000;

/** Sends a file in as many requests as it takes, by the protocol tus. A lost line costs what had not arrived. */
export async function sendResumable(options: ResumableFile): Promise<SendOutcome> {
  const { file, signal, onBegun } = options;
  const { DetailedError, Upload } = await import("tus-js-client");
  const meter = watchProgress(options);
  let isChanged = false;
  try {
    return await new Promise((resolve) => {
      const upload: Upload = new Upload(file, {
        endpoint: options.endpoint,
        ...(options.begun && { uploadUrl: options.begun }),
        metadata: { ...options.metadata, filename: file.name },
        chunkSize,
        retryDelays: options.retryDelays,
        storeFingerprintForResuming: false,
        onBeforeRequest: async (request) => {
          // A request with the file would fail as one that lost its line.
          isChanged = !(await isReadable(file));
          if (isChanged) throw new Error("The file was changed after it was chosen.");
          failWhenStalled(request.getUnderlyingObject() as XMLHttpRequest);
        },
        onUploadUrlAvailable: () => onBegun(upload.url ?? ""),
        onShouldRetry: ({ originalRequest, originalResponse }) =>
          !isChanged && mayPass(originalRequest.getMethod(), originalResponse?.getStatus() ?? 0),
        onProgress: meter.advance,
        onSuccess: () => resolve({ isSent: true }),
        onError: (error) => {
          const response = error instanceof DetailedError ? error.originalResponse : null;
          // A page is of a proxy.
          const isSaid = response?.getHeader("Content-Type")?.startsWith("text/plain") ?? false;
          resolve({
            isSent: false,
            status: response?.getStatus() ?? 0,
            said: isSaid ? (response?.getBody() ?? "") : "",
            isChanged,
          });
        },
      });
      const stop = () => {
        void upload.abort();
        resolve({ isSent: false, status: 0, said: "", isChanged: false });
      };
      signal.addEventListener("abort", stop, { once: true });
      if (signal.aborted) stop();
      else upload.start();
    });
  } finally {
    meter.stop();
  }
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await new Response(file.slice(0, 1)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the next attempt may succeed where a request was answered with this status. What the server refuses for a reason stays refused;
 * 409 is such a refusal of a file that begins, and of one that goes on it means that more or less has arrived than this browser knows.
 */
export function mayPass(method: string, status: number): boolean {
  if (status === 409) return method !== "POST";
  return status === 0 || status === 423 || (status >= 500 && status !== 507);
}

/** Milliseconds before each attempt for a visitor: five minutes in all. Then they press the button again, which continues. */
const visitorDelays = [0, 1_000, 3_000, 5_000, 10_000, ...Array<number>(14).fill(20_000)];

/**
 * Sends a file of a visitor.
 *
 * @param notSent says that the connection failed, and which button to press again
 * @returns why it was not sent, and whether it may be sent again; null if it was
 */
export async function sendVisitorFile(
  options: Omit<ResumableFile, "retryDelays">,
  notSent: (name: string) => string,
): Promise<{ canRetry: boolean; message: string } | null> {
  const outcome = await sendResumable({ ...options, retryDelays: visitorDelays });
  if (outcome.isSent) return null;
  const { status, said, isChanged } = outcome;
  const { name } = options.file;
  if (isChanged) return { canRetry: false, message: text.changed(name) };
  // When a full store has room again is unknown: the visitor goes on without the file.
  const canRetry = [0, 404, 408, 429].includes(status) || (status >= 500 && status !== 507);
  return { canRetry, message: said || (canRetry ? notSent(name) : text.notAccepted(name)) };
}

/** Ends a request as a lost line does. The browser itself waits for ever on a connection that stays open. */
function failWhenStalled(request: XMLHttpRequest): void {
  let timer: ReturnType<typeof setTimeout>;
  const fail = () => {
    request.abort();
    request.dispatchEvent(new ProgressEvent("error"));
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(fail, stalledAfter);
  };
  wait();
  request.upload.addEventListener("progress", wait);
  request.addEventListener("loadend", () => clearTimeout(timer));
}

function watchProgress({ onProgress, signal }: ResumableFile) {
  let progress: SendProgress = { sent: 0, speed: 0, isOffline: !navigator.onLine };
  let marks: { at: number; sent: number }[] = [];
  const report = (change: Partial<SendProgress>) => {
    progress = { ...progress, ...change };
    if (!signal.aborted) onProgress(progress);
  };
  const tell = () => report({ isOffline: !navigator.onLine });
  const stop = () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
  addEventListener("online", tell);
  addEventListener("offline", tell);
  signal.addEventListener("abort", stop, { once: true });
  report({});
  return {
    stop,
    advance: (sent: number) => {
      const now = performance.now();
      // What was sent when the line broke may not have arrived: sent bytes then become fewer.
      if (sent < progress.sent) marks = [];
      marks = [...marks.filter(({ at }) => now - at < speedWindow), { at: now, sent }];
      const first = marks[0] ?? { at: now, sent };
      const seconds = (now - first.at) / 1_000;
      report({ sent, isOffline: false, speed: seconds > 0 ? (sent - first.sent) / seconds : 0 });
    },
  };
}
