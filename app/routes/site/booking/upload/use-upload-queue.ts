import { type RefObject, useRef, useState } from "react";
import { sendVisitorFile } from "~/browser/send-resumable";
import type { SendProgress } from "~/files/describe-progress";
import { checkFile, cleanFileName } from "~/files/rules";
import { sayFile } from "~/forms/refusals/file";
import * as text from "~/messages/uploads";
import { paths } from "~/paths";
import { removeStoredFile, toUploadedFile, type UploadedFile } from "./uploaded-file";

export interface QueuedFile {
  key: number;
  file: File;
  /** Refused files stay in the list with their message until the visitor removes them. */
  state: "waiting" | "sending" | "refused";
  progress: SendProgress;
  /** Where it was begun: another attempt continues it. */
  begun?: string;
  message?: string;
  /** Whether the error summary has shown the message when the visitor tried to leave the step. */
  isNamed?: boolean;
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;

let lastKey = 0;
const notBegun: SendProgress = { sent: 0, speed: 0, isOffline: false };

/**
 * Manages the files that were chosen but are not stored yet. A stored file moves to `stored`, which starts with the files
 * that the page was loaded with: revalidating instead could fail, and lose the queue.
 *
 * @param loaded the stored files that the page was loaded with
 * @param input the file input, whose form removes a file that was canceled too late
 */
export function useUploadQueue(loaded: UploadedFile[], input: RefObject<HTMLInputElement>) {
  const [queue, setQueue] = useState<QueuedFile[]>([]);
  // Sending continues across renders, so it reads the current queue from a ref.
  const current = useRef(queue);
  const aborts = useRef(new Map<number, AbortController>());
  const sending = useRef<Promise<void> | null>(null);
  const [base, setBase] = useState(loaded);
  const [stored, setStored] = useState(loaded);
  const [dismissed, setDismissed] = useState<string[]>([]);
  // The data was reloaded, as after Remove, and contains every file stored so far.
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
        const message = refused ? sayFile(refused).message : undefined;
        return { key: ++lastKey, file, state: message ? "refused" : "waiting", progress: notBegun, message };
      }),
    ]);

  // The server may have recorded the refusal: the next post reports that the visitor dismissed it.
  const dismiss = ({ name }: File) => setDismissed((names) => [...new Set([...names, cleanFileName(name)])]);

  const remove = (key: number) => {
    aborts.current.get(key)?.abort();
    const refused = current.current.find((item) => item.key === key && item.state === "refused");
    if (refused) dismiss(refused.file);
    update((items) => items.filter((item) => item.key !== key));
  };

  /**
   * Removes what the server has of a canceled file. It may have all of it, and store or refuse it now: if it cannot be removed, it shows
   * as stored.
   */
  const undo = async (item: QueuedFile) => {
    const form = input.current?.form;
    if (!item.begun || !form) return;
    const stored = toUploadedFile(item);
    if (await removeStoredFile(form, stored.id)) dismiss(item.file);
    else if (item.progress.sent === item.file.size) setStored((files) => [...files, stored]);
  };

  const sendOne = async (item: QueuedFile) => {
    const { key, file, begun } = item;
    const abort = new AbortController();
    aborts.current.set(key, abort);
    let last = item;
    const note = (change: Partial<QueuedFile>) => {
      last = { ...last, ...change };
      patch(key, change);
    };
    note({ state: "sending", message: undefined });
    const failure = await sendVisitorFile(
      {
        file,
        begun,
        endpoint: paths.bookingUpload("new"),
        signal: abort.signal,
        onBegun: (address) => note({ begun: address }),
        onProgress: (progress) => note({ progress }),
      },
      text.notSent,
    );
    aborts.current.delete(key);
    if (abort.signal.aborted) await undo(last);
    else if (failure) note({ state: failure.canRetry ? "waiting" : "refused", message: failure.message });
    else {
      const stored = toUploadedFile(last);
      // The stored file replaces a refused one of the same name.
      const isReplaced = (other: QueuedFile) =>
        other.state === "refused" && cleanFileName(other.file.name) === stored.name;
      update((items) => items.filter((other) => other.key !== key && !isReplaced(other)));
      setStored((files) => [...files, stored]);
    }
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

  /** Sends the waiting files one after the other, including those added while it runs. */
  const sendAll = (): Promise<void> =>
    (sending.current ??= sendWaiting().finally(() => {
      sending.current = null;
    }));

  /** Whether files are waiting, being sent or being undone now; the rendered queue may be older. */
  const hasUnsent = () =>
    sending.current !== null || current.current.some(({ state }) => state !== "refused");

  /** Marks the refused files as named in the error summary; returns whether any was not named before. */
  const nameRefused = () => {
    const isNew = current.current.some(({ state, isNamed }) => state === "refused" && !isNamed);
    if (isNew)
      update((items) => items.map((item) => (item.state === "refused" ? { ...item, isNamed: true } : item)));
    return isNew;
  };

  return { queue, stored, dismissed, add, remove, sendAll, hasUnsent, nameRefused };
}
