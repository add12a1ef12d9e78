import { fileStore } from "./configured-store.server";

/** Lists the beginning of the store: rejects when it cannot be reached, or not with these keys. */
export async function checkStorage(): Promise<void> {
  const store = await fileStore();
  const names = store.list()[Symbol.asyncIterator]();
  await names.next();
  await names.return?.();
}
