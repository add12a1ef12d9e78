import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Upload } from "tus-js-client";
import { mebibyte } from "~/files/limits";
import * as text from "~/messages/delivery-work";
import { paths } from "~/paths";
import type { Item } from "./item-list";

/** A file that this page sends. */
export interface RunningUpload {
  key: string;
  name: string;
  size: number;
  /** Bytes. */
  sent: number;
  /** Bytes a second, over the last seconds. */
  speed: number;
  state: "waiting" | "sending" | "failed";
  isOffline: boolean;
  error?: string;
}

/** Files that are sent at the same time. */
const maxAtOnce = 3;
/** Of one request: the server and a proxy end one that takes too long, and the next one continues. */
const chunkSize = 256 * mebibyte;
/** Milliseconds before the next attempt; the last one goes on for a day. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, ...Array<number>(2_880).fill(30_000)];
/** Milliseconds over which the speed is measured. */
const speedWindow = 5_000;
/** Milliseconds between two looks at whether the server knows the checksum of a file. */
const checkInterval = 3_000;

/**
 * Sends files in as many requests as it takes. A file that was begun before, and has not changed since, continues where it stopped.
 *
 * @param items of the draft, among which unfinished ones are looked for
 */
export function useUploads(bookingId: string, items: readonly Item[]) {
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  const { revalidate } = useRevalidator();
  // Until the checksum of a file is known, nothing can be published.
  const isChecking = items.some(({ state }) => state === "checking");
  useEffect(() => {
    if (!isChecking) return;
    const timer = setTimeout(revalidate, checkInterval);
    return () => clearTimeout(timer);
  }, [isChecking, items, revalidate]);
  const queue = useRef<{ key: string; start: () => Promise<void> }[]>([]);
  const running = useRef(new Map<string, Upload | undefined>());
  const change = useCallback((key: string, values: Partial<RunningUpload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));
  }, []);
  const next = useCallback(() => {
    while (running.current.size < maxAtOnce) {
      const first = queue.current.shift();
      if (!first) return;
      running.current.set(first.key, undefined);
      void first.start();
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
      const begun = items.find(
        (item) => item.state === "receiving" && item.name === name && item.byteSize === size,
      );
      const start = () =>
        send({
          bookingId,
          file,
          kind,
          begun: begun?.id,
          onStart: (tus) => running.current.set(key, tus),
          onChange: (values) => change(key, { state: "sending", ...values }),
          onEnd: (error) => end(key, error),
        });
      queue.current.push({ key, start });
    }
    next();
  };
  const stop = (key: string) => {
    queue.current = queue.current.filter((waiting) => waiting.key !== key);
    void running.current.get(key)?.abort();
    end(key);
  };
  useEffect(() => {
    const tell = () => {
      for (const key of running.current.keys()) change(key, { isOffline: !navigator.onLine });
    };
    addEventListener("online", tell);
    addEventListener("offline", tell);
    return () => {
      removeEventListener("online", tell);
      removeEventListener("offline", tell);
    };
  }, [change]);
  return { uploads, add, stop };
}

interface Sending {
  bookingId: string;
  file: File;
  kind: "file" | "tour";
  /** The id of an item that was begun before. */
  begun: string | undefined;
  onStart: (upload: Upload) => void;
  onChange: (values: Partial<RunningUpload>) => void;
  onEnd: (error?: string) => void;
}

/** Holds a lock while it sends, so that a second tab does not send the same file. */
async function send(sending: Sending): Promise<void> {
  const { bookingId, file, onEnd } = sending;
  const name = `deliver ${bookingId} ${file.name} ${file.size}`;
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) onEnd(text.sending.otherTab);
    else if (sending.begun && localStorage.getItem(memoryOf(sending.begun)) !== String(file.lastModified))
      onEnd(text.sending.changed);
    else await run(sending).then(onEnd);
  });
}

/** Where the browser remembers which file an item is of. */
const memoryOf = (item: string) => `delivery ${item}`;

/** @returns why it could not be sent; undefined once it has arrived */
async function run({
  bookingId,
  file,
  kind,
  begun,
  onStart,
  onChange,
}: Sending): Promise<string | undefined> {
  const { DetailedError, Upload } = await import("tus-js-client");
  let marks = [{ at: performance.now(), sent: -1 }];
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      endpoint: paths.deliveryUpload(bookingId, "new"),
      ...(begun && { uploadUrl: paths.deliveryUpload(bookingId, begun) }),
      metadata: { filename: file.name, kind },
      chunkSize,
      retryDelays,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        const item = upload.url?.split("/").at(-1) ?? "";
        localStorage.setItem(memoryOf(item), String(file.lastModified));
      },
      // What the server refuses for a reason stays refused.
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        return status === 0 || status === 409 || status === 423 || (status >= 500 && status !== 507);
      },
      onProgress: (sent) => {
        const now = performance.now();
        if (marks[0]?.sent === -1) marks = [{ at: now, sent }];
        marks = [...marks.filter(({ at }) => now - at < speedWindow), { at: now, sent }];
        const [first] = marks;
        const seconds = first ? (now - first.at) / 1_000 : 0;
        onChange({ sent, isOffline: false, speed: first && seconds > 0 ? (sent - first.sent) / seconds : 0 });
      },
      onSuccess: () => resolve(undefined),
      onError: (error) => {
        const response = error instanceof DetailedError ? error.originalResponse : null;
        const status = response?.getStatus() ?? 0;
        const said = response?.getBody() ?? "";
        if (status === 401) resolve(text.sending.signedOut);
        else resolve(status >= 400 && status !== 404 && said !== "" ? said : text.sending.failed);
      },
    });
    onStart(upload);
    onChange({ sent: 0 });
    upload.start();
  });
}
