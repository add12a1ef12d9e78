import type { Upload } from "tus-js-client";
import type { SendProgress } from "~/files/describe-progress";
import { isReadable, speedMeter, stalledAfter } from "./send-file";

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

/**
 * Whether the next attempt may succeed where a request was answered with this status. What the server refuses for a reason stays refused;
 * 409 is such a refusal of a file that begins, and of one that goes on it means that more or less has arrived than this browser knows.
 */
export function mayPass(method: string, status: number): boolean {
  if (status === 409) return method !== "POST";
  return status === 0 || status === 423 || (status >= 500 && status !== 507);
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
  const measure = speedMeter();
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
    advance: (sent: number) => report({ sent, speed: measure(sent), isOffline: false }),
  };
}
