import { mkdir } from "node:fs/promises";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Session } from "~/access/session";
import { changeDraft, namesIn, nextPosition } from "~/booking/delivery/change-draft.server";
import {
  fileTypeNames,
  findDeliveredType,
  maxDeliveredBytes,
  maxItems,
  maxPanoramaBytes,
  maxUnfinishedFiles,
} from "~/booking/delivery/delivery";
import type { Database } from "~/db/connection.server";
import { deliveryItems } from "~/db/schema.server";
import { mebibyte } from "~/files/limits";
import { cleanFileName, formatFileSize } from "~/files/rules";
import { freeBytes } from "~/lib/disk.server";
import * as text from "~/messages/delivery-work";
import { env } from "~/process/env.server";
import { receivingFolder } from "./receiving-files.server";

interface NewUpload {
  id: string;
  /** As the browser sends it. */
  name: string;
  kind: "file" | "tour";
  byteSize: number;
}

type Refused = { result: "refused"; status: 409 | 413 | 415 | 422 | 429 | 507; message: string };

/**
 * Adds a file to the draft of a booking that will arrive in any number of requests.
 *
 * @returns why it is refused, for the person who sends it
 * @throws {SessionEndedError}
 */
export async function beginFile(
  bookingId: string | undefined,
  upload: NewUpload,
  session: Session,
): Promise<{ result: "done" } | Refused> {
  const name = cleanFileName(upload.name);
  const { kind, byteSize } = upload;
  const limit = kind === "tour" ? maxPanoramaBytes : maxDeliveredBytes;
  const type = findDeliveredType(name);
  if (!type || (kind === "tour" && type.signature !== "jpeg"))
    return refuse(415, text.refusedFiles.type(name, kind === "tour" ? "JPEG" : fileTypeNames));
  if (byteSize === 0) return refuse(422, text.refusedFiles.empty(name));
  if (byteSize > limit) return refuse(413, text.refusedFiles.tooLarge(name, formatFileSize(limit)));
  const outcome = await changeDraft({ bookingId, session }, async (change) => {
    const { transaction, draft, staff } = change;
    if ((await namesIn(change)).has(name)) return refuse(409, text.refusedFiles.sameName(name));
    const position = await nextPosition(change);
    if (position === null) return refuse(409, text.refusals.full(maxItems));
    const isOwnUnfinished = and(eq(deliveryItems.createdBy, staff.email), ne(deliveryItems.state, "ready"));
    if ((await transaction.$count(deliveryItems, isOwnUnfinished)) >= maxUnfinishedFiles)
      return refuse(429, text.refusedFiles.tooMany(maxUnfinishedFiles));
    if (!(await hasRoom(transaction, byteSize))) return refuse(507, text.refusedFiles.full(name));
    await transaction.insert(deliveryItems).values({
      id: upload.id,
      deliveryId: draft.id,
      kind,
      name,
      contentType: type.contentType,
      byteSize,
      position,
      createdBy: staff.email,
    });
    return { result: "done" } as const;
  });
  if (!outcome || outcome.result === "no-draft") return refuse(409, text.refusals["no-draft"]);
  if (outcome.result === "refused") return outcome;
  return outcome.result === "done" ? { result: "done" } : refuse(409, text.refusals["not-allowed"]);
}

function refuse(status: Refused["status"], message: string): Refused {
  return { result: "refused", status, message };
}

/** Whether a file fits: beside what the other uploads still lack, and within what all deliveries may have. */
async function hasRoom(database: Database, bytes: number): Promise<boolean> {
  const { DELIVERIES_LIMIT_GB, UPLOADS_MIN_FREE_MB } = env();
  const [sum] = await database
    .select({
      stored: sql<number>`coalesce(sum(${deliveryItems.byteSize}), 0)::float8`,
      awaited: sql<number>`coalesce(sum(${deliveryItems.byteSize} - ${deliveryItems.received}), 0)::float8`,
    })
    .from(deliveryItems);
  const { stored = 0, awaited = 0 } = sum ?? {};
  if (stored + bytes > DELIVERIES_LIMIT_GB * 1024 * mebibyte) return false;
  await mkdir(receivingFolder(), { recursive: true, mode: 0o750 });
  return (await freeBytes(receivingFolder())) - awaited - bytes >= UPLOADS_MIN_FREE_MB * mebibyte;
}
