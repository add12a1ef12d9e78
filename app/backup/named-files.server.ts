import { isNotNull } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { deliveryItems, files, publishedFiles } from "~/db/schema.server";

export interface NamedFile {
  name: string;
  bytes: number;
}

export async function readNamedFiles(database: Pick<Database, "select">): Promise<NamedFile[]> {
  const delivered = await database
    .select({ name: deliveryItems.storedName, bytes: deliveryItems.byteSize })
    .from(deliveryItems)
    .where(isNotNull(deliveryItems.storedName));
  return [
    ...(await database.select({ name: files.storedName, bytes: files.byteSize }).from(files)),
    ...(await database
      .select({ name: publishedFiles.storedName, bytes: publishedFiles.byteSize })
      .from(publishedFiles)),
    ...delivered.flatMap(({ name, bytes }) => (name === null ? [] : [{ name, bytes }])),
  ];
}
