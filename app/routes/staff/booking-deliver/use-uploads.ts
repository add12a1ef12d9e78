import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { sendResumable } from "~/browser/send-resumable";
import type { SendProgress } from "~/files/describe-progress";
import * as text from "~/messages/booking-deliver";
import * as uploadsText from "~/messages/uploads";
import { paths } from "~/paths";
import type { DraftItem } from "./item-list";

export interface RunningUpload extends SendProgress {
  key: string;
  name: string;
  size: number;
  state: "waiting" | "sending" | "failed";
  error?: string;
}

/** The maximum number of files that are sent at the same time. */
const maxAtOnce = 3;
/** Milliseconds before each retry; the last delay repeats for a day. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, ...Array<number>(2_880).fill(30_000)];
/** Milliseconds between two checks of whether the server knows a file's checksum. */
const checkInterval = 3_000;

/**
 * Sends files in as many requests as needed. An unfinished file that has not changed continues where it stopped.
 *
 * @param items of the draft, including unfinished ones
 */
export function useUploads(bookingId: string, items: readonly DraftItem[]) {
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  const { revalidate, state: loading } = useRevalidator();
  // A version cannot be published until the checksum of each file is known.
  const isChecking = items.some(({ state }) => state === "checking");
  useEffect(() => {
    // A change of `loading` runs the effect after each check, even after a failed one.
    if (!isChecking || loading !== "idle") return;
    const timer = setTimeout(revalidate, checkInterval);
    return () => clearTimeout(timer);
  }, [isChecking, loading, revalidate]);
  const queue = useRef<{ key: string; start: (signal: AbortSignal) => Promise<void> }[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const change = useCallback((key: string, values: Partial<RunningUpload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));
  }, []);
  const next = useCallback(() => {
    while (running.current.size < maxAtOnce) {
      const first = queue.current.shift();
      if (!first) return;
      const abort = new AbortController();
      running.current.set(first.key, abort);
      void first.start(abort.signal);
    }
  }, []);
  const end = useCallback(
    (key: string, error?: string) => {
      running.current.delete(key);
      if (error === undefined) setUploads((all) => all.filter((upload) => upload.key !== key));
      else change(key, { state: "failed", error });
      revalidate();
      next();
    },
    [change, next, revalidate],
  );

  const add = (files: readonly File[], kind: "file" | "tour") => {
    for (const file of files) {
      const key = crypto.randomUUID();
      const { name, size } = file;
      const upload: RunningUpload = {
        key,
        name,
        size,
        sent: 0,
        speed: 0,
        state: "waiting",
        isOffline: false,
      };
      setUploads((all) => [...all.filter((each) => each.name !== name), upload]);
      const unfinishedItem = items.find(
        (item) => item.state === "receiving" && item.name === name && item.byteSize === size,
      );
      const start = (signal: AbortSignal) =>
        sendTask({
          bookingId,
          file,
          kind,
          begun: unfinishedItem?.id,
          signal,
          // The version cannot be published until the file has arrived.
          onBegun: revalidate,
          onChange: (values) => change(key, { state: "sending", ...values }),
          onEnd: (error) => end(key, error),
        });
      queue.current.push({ key, start });
    }
    next();
  };
  const stop = (key: string) => {
    queue.current = queue.current.filter((waiting) => waiting.key !== key);
    running.current.get(key)?.abort();
    end(key);
  };
  return { uploads, add, stop };
}

interface UploadTask {
  bookingId: string;
  file: File;
  kind: "file" | "tour";
  /** The id of the unfinished item to continue. */
  begun: string | undefined;
  signal: AbortSignal;
  onBegun: () => void;
  onChange: (progress: SendProgress) => void;
  onEnd: (error?: string) => void;
}

/** Holds a lock while it sends, so that a second tab does not send the same file. */
async function sendTask(task: UploadTask): Promise<void> {
  const { bookingId, file, signal, onEnd } = task;
  const name = `deliver ${bookingId} ${file.name} ${file.size}`;
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) onEnd(text.sending.otherTab);
    else if (task.begun && localStorage.getItem(memoryOf(task.begun)) !== String(file.lastModified))
      onEnd(text.sending.changed);
    else {
      const error = await runTask(task);
      if (!signal.aborted) onEnd(error);
    }
  });
}

const memoryOf = (item: string) => `delivery ${item}`;

/** @returns why the file could not be sent; undefined when it has arrived */
async function runTask(task: UploadTask): Promise<string | undefined> {
  const { bookingId, file, kind, begun, signal, onBegun, onChange } = task;
  const outcome = await sendResumable({
    file,
    endpoint: paths.deliverUpload(bookingId, "new"),
    begun: begun && paths.deliverUpload(bookingId, begun),
    metadata: { kind },
    retryDelays,
    signal,
    onBegun: (address) => {
      const item = address.split("/").at(-1) ?? "";
      localStorage.setItem(memoryOf(item), String(file.lastModified));
      onBegun();
    },
    onProgress: onChange,
  });
  if (outcome.isSent) return undefined;
  const { status, reason, isChanged } = outcome;
  if (isChanged) return uploadsText.changed(file.name);
  if (status === 401) return text.sending.signedOut;
  return status >= 400 && status !== 404 && reason !== "" ? reason : text.sending.failed;
}
