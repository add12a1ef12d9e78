import { useRef, useState } from "react";
import { sendFile, type UploadedFile } from "~/browser/send-file";
import type { SendProgress } from "~/files/describe-progress";
import { checkFile, cleanFileName } from "~/files/rules";
import { describeRefusedFile } from "~/refusals/file";

export interface QueuedFile {
  key: number;
  file: File;
  /** Rejected files stay in the list with their message until the visitor removes them. */
  state: "waiting" | "sending" | "refused";
  progress: SendProgress;
  message?: string;
  /** Set once the error summary has listed this message, when the visitor tried to leave the step. */
  isNamed?: boolean;
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;

let lastKey = 0;
const notBegun: SendProgress = { sent: 0, speed: 0, isOffline: false };

interface QueueOptions {
  /** The files that were stored when the page was loaded. */
  loaded: UploadedFile[];
  to: string;
  /** Returns the message for a failed connection, which names the button to press again. */
  notSent: (name: string) => string;
  /** Removes a file that was canceled after it was stored, and returns whether that succeeded. Undefined if nothing has to be removed. */
  removeStored?: (id: string) => Promise<boolean>;
}

/** Manages the chosen files. A stored file moves to `stored`, because a revalidation could fail and lose the queue. */
export function useUploadQueue({ loaded, to, notSent, removeStored }: QueueOptions) {
  const [queue, setQueue] = useState<QueuedFile[]>([]);
  // Sending continues across renders, so it reads the current queue from a ref.
  const current = useRef(queue);
  const aborts = useRef(new Map<number, AbortController>());
  const sending = useRef<Promise<void> | null>(null);
  const [base, setBase] = useState(loaded);
  const [stored, setStored] = useState(loaded);
  const [dismissed, setDismissed] = useState<string[]>([]);
  // The data was reloaded, for example after Remove, and contains every stored file.
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
        const refused = checkFile(file);
        const message = refused ? describeRefusedFile(refused).message : undefined;
        return { key: ++lastKey, file, state: message ? "refused" : "waiting", progress: notBegun, message };
      }),
    ]);

  // The server may have recorded the refusal. The next post reports that the visitor dismissed it.
  const dismiss = ({ name }: File) => setDismissed((names) => [...new Set([...names, cleanFileName(name)])]);

  const remove = (key: number) => {
    aborts.current.get(key)?.abort();
    const refused = current.current.find((item) => item.key === key && item.state === "refused");
    if (refused) dismiss(refused.file);
    update((items) => items.filter((item) => item.key !== key));
  };

  const sendOne = async ({ key, file }: QueuedFile) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    patch(key, { state: "sending", message: undefined, progress: notBegun });
    const outcome = await sendFile({
      file,
      to,
      notSent,
      signal: abort.signal,
      onProgress: (progress) => patch(key, { progress }),
    });
    aborts.current.delete(key);
    if (!outcome.isSent) {
      const { canRetry, message } = outcome;
      // The server may have recorded the refusal of a file that was canceled in the meantime.
      if (!abort.signal.aborted) patch(key, { state: canRetry ? "waiting" : "refused", message });
      else if (!canRetry) dismiss(file);
      return;
    }
    const { stored } = outcome;
    if (abort.signal.aborted && (await (removeStored?.(stored.id) ?? true))) return;
    // The stored file replaces a rejected one of the same name.
    const isReplaced = (other: QueuedFile) =>
      other.state === "refused" && cleanFileName(other.file.name) === stored.name;
    update((items) => items.filter((other) => other.key !== key && !isReplaced(other)));
    setStored((files) => [...files, stored]);
  };

  const sendWaiting = async (): Promise<void> => {
    const tried = new Set<number>();
    for (;;) {
      const next = current.current.find(({ key, state }) => state === "waiting" && !tried.has(key));
      if (!next) return;
      tried.add(next.key);
      await sendOne(next);
    }
  };

  /** Sends the waiting files one after the other, including files that are added in the meantime. */
  const sendAll = (): Promise<void> =>
    (sending.current ??= sendWaiting().finally(() => {
      sending.current = null;
    }));

  const leaveOut = (id: string) => setStored((files) => files.filter((file) => file.id !== id));

  /** Whether files are waiting, being sent or being undone now. The rendered queue may lag behind. */
  const hasUnsent = () =>
    sending.current !== null || current.current.some(({ state }) => state !== "refused");

  /** Marks the rejected files as named in the error summary. Returns whether any was not named before. */
  const nameRefused = () => {
    const isNew = current.current.some(({ state, isNamed }) => state === "refused" && !isNamed);
    if (isNew)
      update((items) => items.map((item) => (item.state === "refused" ? { ...item, isNamed: true } : item)));
    return isNew;
  };

  return { queue, stored, dismissed, add, remove, leaveOut, sendAll, hasUnsent, nameRefused };
}
