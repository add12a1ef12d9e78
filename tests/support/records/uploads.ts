import { readdir } from "node:fs/promises";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { bookingDrafts, files } from "~/db/schema.server";
import { UploadError } from "~/files/transport/upload-error";
import { env } from "~/process/env.server";
import { describeUploadRefusal } from "~/refusals/upload.server";

/** The client address of uploads in tests. */
export const address = "198.51.100.7";

export async function openDraft(): Promise<string> {
  const [draft] = await db()
    .insert(bookingDrafts)
    .values({ expiresAt: new Date(Date.now() + 60_000) })
    .returning();
  if (!draft) throw new Error("The database returned no draft.");
  return draft.id;
}

export function fieldList() {
  const fields: [string, string][] = [];
  const onField = (name: string, value: string) => void fields.push([name, value]);
  return { fields, onField };
}

/** Returns the names in the uploads folder, including temporary files. */
export async function namesInStore(): Promise<string[]> {
  return (await readdir(env().UPLOADS_DIR).catch(() => [])).sort();
}

export async function expectNothingKept() {
  expect(await db().select().from(files)).toEqual([]);
  expect(await namesInStore()).toEqual([]);
}

/** Returns the status that rejects a whole upload, or the upload's result. */
export async function statusOf(upload: Promise<unknown>): Promise<unknown> {
  try {
    return await upload;
  } catch (error) {
    return error instanceof UploadError ? describeUploadRefusal(error).status : error;
  }
}

/** Inserts rows of files without a booking, `bytes` in total, that came from `sentFrom`. */
export async function fillStore(bytes: number, sentFrom: string | null = null) {
  if (bytes === 0) return;
  const row = { originalName: "a", contentType: "text/plain", sha256: "0".repeat(64), sentFrom };
  await db()
    .insert(files)
    .values(
      Array.from({ length: Math.ceil(bytes / 1024 ** 3) }, (_, index) => ({
        ...row,
        storedName: sentFrom ? `filler-${sentFrom}-${index}` : `filler-${index}`,
        byteSize: Math.min(1024 ** 3, bytes - index * 1024 ** 3),
      })),
    );
}
