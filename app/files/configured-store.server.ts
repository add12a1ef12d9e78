import { env } from "~/process/env.server";
import type { FileStore } from "./file-store";
import { LocalStore } from "./local-store.server";

let store: Promise<FileStore> | undefined;

/** Returns the S3 bucket if the settings name one; otherwise the uploads folder. */
export function fileStore(): Promise<FileStore> {
  return (store ??= openStore());
}

async function openStore(): Promise<FileStore> {
  const settings = env();
  if (!settings.S3_BUCKET) return new LocalStore(settings.UPLOADS_DIR);
  // The S3 client is by far the largest dependency, so it is loaded on first use.
  const { openS3Store } = await import("./s3-store.server");
  return openS3Store({
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  });
}

/** Lists the beginning of the store. Rejects when the store is unreachable, or refuses the keys. */
export async function checkStorage(): Promise<void> {
  const store = await fileStore();
  const names = store.list()[Symbol.asyncIterator]();
  await names.next();
  await names.return?.();
}
