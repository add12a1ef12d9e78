import { randomUUID } from "node:crypto";
import { insertSession } from "#tests/support/records/staff";
import { createPublicTour, findPublicTours } from "~/booking/delivery/public-tours.server";
import { createShare, findShares } from "~/booking/delivery/shares.server";
import { db } from "~/db/client.server";
import { deliveries, deliveryItems } from "~/db/schema.server";
import { sha256 } from "~/lib/sha256.server";

export const resultContent = "Points of a scan, many of them.";

/** Inserts a published version of a booking's results with one file. The caller stores the file's content under its name. */
export async function insertResults(
  bookingId: string,
  values: Partial<typeof deliveries.$inferInsert> = {},
  file: Partial<typeof deliveryItems.$inferInsert> = {},
) {
  const [delivery] = await db()
    .insert(deliveries)
    .values({
      bookingId,
      version: 1,
      title: "Point cloud",
      state: "published",
      publishedAt: new Date(),
      createdBy: "staff@example.com",
      ...values,
    })
    .returning({ id: deliveries.id });
  const deliveryId = delivery?.id ?? "";
  const storedName = file.storedName ?? `deliveries/${randomUUID()}-scan.laz`;
  const [item] = await db()
    .insert(deliveryItems)
    .values({
      deliveryId,
      position: 0,
      kind: "file",
      name: "scan.laz",
      contentType: "application/vnd.laszip",
      byteSize: resultContent.length,
      received: resultContent.length,
      sha256: sha256(resultContent),
      state: "ready",
      createdBy: "staff@example.com",
      ...file,
      storedName,
    })
    .returning({ id: deliveryItems.id });
  return { deliveryId, item: { id: item?.id ?? "", storedName } };
}

export async function shareResults(bookingId: string, label = "Sam"): Promise<string> {
  await createShare(bookingId, { formId: randomUUID(), label, days: 7 });
  return (await findShares(bookingId)).at(-1)?.token ?? "";
}

export async function makePublicTour(bookingId: string, days?: number): Promise<string> {
  const form = { formId: randomUUID(), title: "12 Main Street", days };
  await createPublicTour(bookingId, form, await insertSession({}));
  return (await findPublicTours(bookingId)).at(-1)?.token ?? "";
}
