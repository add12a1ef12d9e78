import { type RefObject, useRef, useState } from "react";
import { checkFile, cleanFileName } from "~/files/rules";
import { removeStoredFile, sendFile, type SendResult, type UploadedFile } from "./send-file";

export interface QueuedFile {
  key: number;
  file: File;
  /** Refused files stay in the list with their message until the visitor removes them. */
  state: "waiting" | "sending" | "refused";
  /** 0 to 100. */
  progress: number;
  message?: string;
  /** Whether the error summary has shown the message when the visitor tried to leave the step. */
  isNamed?: boolean;
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;

let lastKey = 0;

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
  const sending = useRef<Promise<boolean> | null>(null);
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
        const message = checkFile(file) ?? undefined;
        return { key: ++lastKey, file, state: message ? "refused" : "waiting", progress: 0, message };
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

  /** Undoes what the server did with a file that was canceled when its last byte was sent. If that fails, the file shows as stored. */
  const undo = async (file: File, result: SendResult) => {
    if (!result.ok) {
      if (!result.canRetry) dismiss(file);
      return;
    }
    const form = input.current?.form;
    const isRemoved = form && (await removeStoredFile(form, result.stored.id));
    if (!isRemoved) setStored((files) => [...files, result.stored]);
  };

  const sendOne = async ({ key, file }: QueuedFile) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    patch(key, { state: "sending", progress: 0, message: undefined });
    const result = await sendFile(file, abort.signal, (progress) => patch(key, { progress }));
    aborts.current.delete(key);
    if (abort.signal.aborted) {
      await undo(file, result);
      return true;
    }
    if (result.ok) {
      // The stored file replaces a refused one of the same name.
      const isReplaced = (item: QueuedFile) =>
        item.state === "refused" && cleanFileName(item.file.name) === result.stored.name;
      update((items) => items.filter((item) => item.key !== key && !isReplaced(item)));
      setStored((files) => [...files, result.stored]);
    } else patch(key, { state: result.canRetry ? "waiting" : "refused", message: result.message });
    return result.ok;
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

  /** Sends the waiting files one after the other, including those added while it runs. Resolves to whether all were stored. */
  const sendAll = (): Promise<boolean> =>
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
