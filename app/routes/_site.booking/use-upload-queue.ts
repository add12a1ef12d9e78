import { useRef, useState } from "react";
import { checkFile, cleanFileName } from "~/files/rules";
import { sendFile, type UploadedFile } from "./send-file";

export interface QueuedFile {
  key: number;
  file: File;
  /** Refused files stay in view with their message, until they are removed. */
  state: "waiting" | "sending" | "refused";
  /** 0 to 100. */
  progress: number;
  message?: string;
  /** The visitor was shown the refusal once when leaving the step. */
  isNamed?: boolean;
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;

let lastKey = 0;

/**
 * The files that were chosen but are not stored yet. A stored one moves on to `stored`, beside those
 * that the page came with: to load the page again could fail, and take the queue with it.
 *
 * @param loaded the stored files that the page came with
 */
export function useUploadQueue(loaded: UploadedFile[]) {
  const [queue, setQueue] = useState<QueuedFile[]>([]);
  // Sending goes on across renders: it reads the queue of the moment, not of the render it began in.
  const current = useRef(queue);
  const aborts = useRef(new Map<number, AbortController>());
  const sending = useRef<Promise<boolean> | null>(null);
  const [base, setBase] = useState(loaded);
  const [stored, setStored] = useState(loaded);
  const [dismissed, setDismissed] = useState<string[]>([]);
  // The page was loaded anew, as after Remove: then it knows of all that was stored before.
  if (base !== loaded) {
    setBase(loaded);
    setStored(loaded);
  }

  const update = (change: (queue: QueuedFile[]) => QueuedFile[]) => {
    current.current = change(current.current);
    setQueue(current.current);
  };
  const patch = (key: number, change: Partial<QueuedFile>) =>
    update((items) => items.map((item) => (item.key === key ? { ...item, ...change } : item)));

  const add = (files: Iterable<File>) =>
    update((items) => [
      ...items,
      ...Array.from(files, (file): QueuedFile => {
        const message = checkFile(file) ?? undefined;
        return { key: ++lastKey, file, state: message ? "refused" : "waiting", progress: 0, message };
      }),
    ]);

  const remove = (key: number) => {
    aborts.current.get(key)?.abort();
    // The server may know of the refusal, and learns with the next post that it is settled.
    const refused = current.current.find((item) => item.key === key && item.state === "refused");
    if (refused) setDismissed((names) => [...new Set([...names, cleanFileName(refused.file.name)])]);
    update((items) => items.filter((item) => item.key !== key));
  };

  const sendOne = async ({ key, file }: QueuedFile) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    patch(key, { state: "sending", progress: 0, message: undefined });
    const result = await sendFile(file, abort.signal, (progress) => patch(key, { progress }));
    aborts.current.delete(key);
    if (result.ok) {
      // A refused file of the same name is solved: the stored one has taken its place.
      const isSolved = (item: QueuedFile) =>
        item.state === "refused" && cleanFileName(item.file.name) === result.stored.name;
      update((items) => items.filter((item) => item.key !== key && !isSolved(item)));
      setStored((files) => [...files, result.stored]);
    } else patch(key, { state: result.canRetry ? "waiting" : "refused", message: result.message });
    return result.ok || abort.signal.aborted;
  };

  const sendWaiting = async (): Promise<boolean> => {
    const tried = new Set<number>();
    let areAllStored = true;
    for (;;) {
      const next = current.current.find(({ key, state }) => state === "waiting" && !tried.has(key));
      if (!next) return areAllStored;
      tried.add(next.key);
      if (!(await sendOne(next))) areAllStored = false;
    }
  };

  /** Sends what waits, one after the other, those too that join meanwhile. Resolves to whether all is stored. */
  const sendAll = (): Promise<boolean> =>
    (sending.current ??= sendWaiting().finally(() => {
      sending.current = null;
    }));

  /** Whether files wait or are on their way, at this moment: the rendered queue may lag behind. */
  const hasUnsent = () => current.current.some(({ state }) => state !== "refused");

  /** Marks the refused files as named to the visitor; whether any was not so before. */
  const nameRefused = () => {
    const isNew = current.current.some(({ state, isNamed }) => state === "refused" && !isNamed);
    if (isNew)
      update((items) => items.map((item) => (item.state === "refused" ? { ...item, isNamed: true } : item)));
    return isNew;
  };

  return { queue, stored, dismissed, add, remove, sendAll, hasUnsent, nameRefused };
}
