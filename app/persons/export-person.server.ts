import { Readable } from "node:stream";
import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { formatReference } from "~/booking/reference";
import { readInBatches } from "~/db/batches.server";
import { db } from "~/db/client.server";
import { bookingDrafts, bookings, files, mails } from "~/db/schema.server";
import { fileStore } from "~/files/configured-store.server";
import type { FileStore } from "~/files/file-store";
import type { StoredFile } from "~/files/stored-files.server";
import { isComplete } from "~/files/transport/send-zip.server";
import { toUniqueNames, type ZipEntry } from "~/files/transport/zip-stream.server";
import { isBookingOf, isDraftOf, isOtherMailOf } from "./match-person.server";
import {
  bookingToJson,
  draftToJson,
  type ExportedFile,
  mailToJson,
  type DescribeRefusal,
} from "./person-json.server";
import type { PersonKey } from "./person-key";

/** Requests, drafts or mails in memory at a time. */
const batchSize = 50;
/** More files than one request or draft may have. */
const maxFiles = 200;

/**
 * Yields `person.json`, described in docs/api.md, then the files in a folder for each request. Reads in batches, so memory does not grow
 * with the number of requests and files.
 */
export async function* exportPerson(
  key: PersonKey,
  describeRefusal: DescribeRefusal,
): AsyncGenerator<ZipEntry, undefined> {
  const store = await fileStore();
  const lastModified = new Date();
  yield {
    name: "person.json",
    lastModified,
    open: () =>
      Promise.resolve(
        Readable.from(writeJson(store, key, lastModified, describeRefusal), { objectMode: false }),
      ),
  };
  for (const read of [readBookings, readDrafts])
    for await (const { exported } of read(store, key))
      for (const { file, path, isStored } of exported)
        if (isStored)
          yield {
            name: path,
            size: file.byteSize,
            lastModified: file.createdAt,
            open: () => store.read(file.storedName),
          };
}

async function* writeJson(
  store: FileStore,
  key: PersonKey,
  exportedAt: Date,
  describeRefusal: DescribeRefusal,
): AsyncGenerator<string> {
  const head = { format: "datum3d-person/1", exportedAt: exportedAt.toISOString(), searchedFor: key };
  yield JSON.stringify(head).slice(0, -1);
  yield* writeList("requests", readBookings(store, key), ({ row, exported }) => bookingToJson(row, exported));
  yield* writeList("unfinishedRequests", readDrafts(store, key), ({ row, exported }) =>
    draftToJson(row, exported, describeRefusal),
  );
  yield* writeList("otherEmails", readRows(mails, isOtherMailOf(key)), mailToJson);
  yield "\n}\n";
}

async function* writeList<Row>(
  name: string,
  rows: AsyncIterable<Row>,
  toJson: (row: Row) => object | Promise<object>,
): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let separator = "\n";
  for await (const row of rows) {
    yield separator + JSON.stringify(await toJson(row));
    separator = ",\n";
  }
  yield "]";
}

async function* readBookings(store: FileStore, key: PersonKey) {
  for await (const row of readRows(bookings, isBookingOf(key))) {
    const folder = formatReference(row.reference);
    yield { row, exported: await exportedFiles(store, folder, eq(files.bookingId, row.id)) };
  }
}

/** Drafts have no reference, so their folders are numbered. */
async function* readDrafts(store: FileStore, key: PersonKey) {
  let number = 0;
  for await (const row of readRows(bookingDrafts, await isDraftOf(key)))
    yield {
      row,
      exported: await exportedFiles(store, `unfinished-${++number}`, eq(files.draftId, row.id)),
    };
}

async function* readRows<Table extends typeof bookings | typeof bookingDrafts | typeof mails>(
  table: Table,
  which: SQL | undefined,
) {
  const { id } = table;
  const source: PgTable = table;
  const read = async (last: string) => {
    const isNext = and(which, gt(id, last));
    const rows = await db().select().from(source).where(isNext).orderBy(asc(id)).limit(batchSize);
    return rows as Table["$inferSelect"][];
  };
  for await (const batch of readInBatches(batchSize, read)) yield* batch;
}

/** Names the files for a folder, and checks the store for each content, because a missing content must not break the export. */
async function exportedFiles(store: FileStore, folder: string, which: SQL): Promise<ExportedFile[]> {
  const found: StoredFile[] = await db()
    .select()
    .from(files)
    .where(which)
    .orderBy(asc(files.createdAt), asc(files.id))
    .limit(maxFiles);
  const names = toUniqueNames(found.map(({ originalName }) => originalName));
  const exported: ExportedFile[] = [];
  for (const [index, file] of found.entries())
    exported.push({
      file,
      path: `files/${folder}/${names[index] ?? file.storedName}`,
      isStored: await isComplete(store, file),
    });
  return exported;
}
