import type { Upload } from "tus-js-client";
import type { SendProgress } from "~/files/describe-progress";
import { isReadable, speedMeter, stopWhenStalled } from "./send-file";

/**
 * `reason` is the server's message, which may be empty. `status` is 0 without a response. `isChanged` means that the file was changed,
 * moved or removed after it was chosen, so the browser cannot read it again.
 */
type ResumableOutcome =
  | { isSent: true }
  | { isSent: false; status: number; reason: string; isChanged: boolean };

interface ResumableFile {
  file: File;
  endpoint: string;
  /** The URL of an upload that was started before. */
  begun?: string | undefined;
  metadata?: Record<string, string>;
  /** Milliseconds before each retry. Progress restarts the list. */
  retryDelays: number[];
  /** Cancels the upload. The server keeps the received bytes. */
  signal: AbortSignal;
  onBegun: (address: string) => void;
  onProgress: (progress: SendProgress) => void;
}

/**
 * The maximum bytes of one request. The server and proxies end a request that takes too long, and the next request continues the upload.
 */
const chunkSize = 256 * 1024 * 1024;

/** Sends a file in several requests by the tus protocol. After a lost connection, it continues the upload. */
export async function sendResumable(options: ResumableFile): Promise<ResumableOutcome> {
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
          // Without this check, the request would fail like one with a lost connection.
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
          // A response of another content type is a proxy's error page.
          const hasReason = response?.getHeader("Content-Type")?.startsWith("text/plain") ?? false;
          resolve({
            isSent: false,
            status: response?.getStatus() ?? 0,
            reason: hasReason ? (response?.getBody() ?? "") : "",
            isChanged,
          });
        },
      });
      const stop = () => {
        void upload.abort();
        resolve({ isSent: false, status: 0, reason: "", isChanged: false });
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
 * Returns whether another attempt may succeed after this status. A refusal is final. 409 is a refusal when an upload starts; later it means
 * that the server has received a different number of bytes than this browser assumes.
 */
export function mayPass(method: string, status: number): boolean {
  if (status === 409) return method !== "POST";
  return status === 0 || status === 423 || (status >= 500 && status !== 507);
}

/** Fails a stalled request like a lost connection. */
function failWhenStalled(request: XMLHttpRequest): void {
  stopWhenStalled(request, () => {
    request.abort();
    request.dispatchEvent(new ProgressEvent("error"));
  });
}

function watchProgress({ onProgress, signal }: ResumableFile) {
  let progress: SendProgress = { sent: 0, speed: 0, isOffline: !navigator.onLine };
  const measure = speedMeter();
  const report = (change: Partial<SendProgress>) => {
    progress = { ...progress, ...change };
    if (!signal.aborted) onProgress(progress);
  };
  const reportConnection = () => report({ isOffline: !navigator.onLine });
  const stop = () => {
    removeEventListener("online", reportConnection);
    removeEventListener("offline", reportConnection);
  };
  addEventListener("online", reportConnection);
  addEventListener("offline", reportConnection);
  signal.addEventListener("abort", stop, { once: true });
  report({});
  return {
    stop,
    advance: (sent: number) => report({ sent, speed: measure(sent), isOffline: false }),
  };
}
