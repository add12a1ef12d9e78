import { z } from "zod";
import { parseCopyLine, readLines } from "~/db/transfer/copy-text";
import { BackupError } from "./backup-error.server";

/** Raised when a change makes older releases unable to restore. Backups of earlier formats are read as well. */
const formatVersion = 2;

/** Names go into SQL and into paths: only those that the migrations can have created. */
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const names = z.array(z.string().max(255));

const schema = z.strictObject({
  format: z.int().min(1).max(formatVersion),
  createdAt: z.iso.datetime(),
  engine: z.enum(["embedded", "postgresql"]),
  serverVersion: z.string().max(100),
  migrations: z
    .array(
      z.strictObject({
        hash: sha256,
        createdAt: count,
        /** With the SQL, an older release can restore the tables after a rollback. */
        name: z
          .string()
          .regex(/^\d{4}_[\w-]{1,100}$/)
          .nullable()
          .default(null),
        sql: z.string().nullable().default(null),
      }),
    )
    .min(1)
    .max(10_000),
  tables: z
    .array(z.strictObject({ name, columns: z.array(name).min(1).max(1_600), rows: count, sha256 }))
    .min(1)
    .max(10_000),
  sequences: z
    .array(z.strictObject({ name, lastValue: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() }))
    .max(10_000),
  files: z.strictObject({
    count,
    bytes: count,
    /** Stored names of files that the site had lost, and that the backup does not have. */
    lost: names,
    /** Stored names of files that the site had lost, and that the backup has. */
    missing: names.default([]),
    /** Stored names among both of which an operator knows. */
    acknowledged: names.default([]),
  }),
  /** Of the secret that signs cookies and private links. */
  secretSha256: sha256,
});

/** What a backup holds. Stored last, so that a folder with a manifest is complete. */
export type Manifest = z.output<typeof schema>;

export const manifestFormat = formatVersion;

/**
 * Parses the text of a manifest.
 *
 * @throws {BackupError}
 */
export function parseManifest(text: string): Manifest {
  const value = parseJson(text);
  const { format } = z.object({ format: z.number() }).safeParse(value).data ?? {};
  if (format !== undefined && format > formatVersion)
    throw new BackupError(
      `The backup has format ${format}, and this release reads up to ${formatVersion}. Restore it with the release that wrote it, or a newer one.`,
    );
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue && issue.path.length > 0 ? issue.path.join(".") : "the whole file";
  throw new BackupError(
    `The manifest of the backup is damaged: ${place}: ${issue?.message ?? "unreadable"}. Use another backup.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a row says about the content of a stored file. */
export interface StoredContent {
  storedName: string;
  byteSize: number;
  /** In hex. */
  sha256: string;
}

/** The tables whose rows name the stored files. */
export const fileTables = ["files", "published_files", "delivery_items"];

/** Reads the rows of one of these tables that name a file, in the text format of `COPY`. */
export async function* readFileRows(
  columns: readonly string[],
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<StoredContent> {
  const [name, size, hash] = ["stored_name", "byte_size", "sha256"].map((column) => columns.indexOf(column));
  for await (const line of readLines(chunks)) {
    const values = parseCopyLine(line);
    const storedName = values[name ?? -1];
    if (storedName == null) continue;
    yield {
      storedName,
      byteSize: Number(values[size ?? -1]),
      sha256: values[hash ?? -1] ?? "",
    };
  }
}
