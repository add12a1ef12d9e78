import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { open, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { BackupError } from "./backup-error.server";

/** Incremented when older releases can no longer restore a backup. */
const formatVersion = 3;

/** The files of a backup, relative to its folder. */
export const backupPaths = {
  manifest: "manifest.json",
  secret: "session-secret",
  dump: "database.dump",
  archive: "database.tar.gz",
  files: "files",
};

const listedFile = z.strictObject({
  path: z.union([
    z.enum([backupPaths.secret, backupPaths.dump, backupPaths.archive]),
    // No path outside of the folder.
    z.string().regex(/^files\/(deliveries\/)?[^/\\.][^/\\]{0,254}$/),
  ]),
  bytes: z.int().min(0),
  /** In hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type ListedFile = z.output<typeof listedFile>;

const schema = z.strictObject({
  format: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  engine: z.enum(["embedded", "postgresql"]),
  files: z.array(listedFile),
  lost: z.array(z.string()),
});

/** The content of a backup. The manifest is written last, so a folder with a manifest is complete. */
export type Manifest = z.output<typeof schema>;

export async function writeManifest(folder: string, manifest: Omit<Manifest, "format">): Promise<void> {
  const text = `${JSON.stringify({ format: formatVersion, ...manifest }, null, 2)}\n`;
  await writeFile(path.join(folder, backupPaths.manifest), text, { mode: 0o600, flush: true });
}

/** @throws {BackupError} for a folder without a complete backup of this format */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, backupPaths.manifest);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new BackupError(
      `${folder} holds no complete backup: ${backupPaths.manifest} cannot be read. Name a folder that \`npm run backup\` has made.`,
      { cause: error },
    );
  });
  const value = parseJson(text);
  const { format = formatVersion } = z.object({ format: z.int() }).safeParse(value).data ?? {};
  if (format < formatVersion)
    throw new BackupError(
      `The backup ${folder} is of an earlier release. Restore it with a release of that time, start that once, then install this one; docs/backup.md says how.`,
    );
  if (format > formatVersion)
    throw new BackupError(
      `The backup ${folder} is of a newer release. Restore it with the release that wrote it.`,
    );
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new BackupError(`The manifest of the backup ${folder} is damaged. Use another backup.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Compares every file of a backup with its manifest. Throws a `BackupError` with the names of damaged files. */
export async function verifyBackup(folder: string, { engine, files }: Manifest): Promise<void> {
  const damaged: string[] = [];
  const paths = new Set(files.map((file) => file.path));
  for (const each of [backupPaths.secret, engine === "embedded" ? backupPaths.archive : backupPaths.dump])
    if (!paths.has(each)) damaged.push(each);
  for (const file of files) {
    const actual = await describeFile(folder, file.path).catch(() => undefined);
    if (actual?.sha256 !== file.sha256 || actual.bytes !== file.bytes) damaged.push(file.path);
  }
  if (damaged.length === 0) return;
  throw new BackupError(
    `The backup ${folder} is damaged, and nothing was changed: ${damaged.slice(0, 10).join(", ")}` +
      `${damaged.length > 10 ? ` and ${damaged.length - 10} more` : ""}. Use another backup.`,
  );
}

/** Returns size and digest of a file. Follows no symbolic link, because a backup from another machine could link to a file of this one. */
export async function describeFile(folder: string, file: string): Promise<ListedFile> {
  const handle = await open(
    path.join(folder, file),
    constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  );
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of handle.createReadStream() as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path: file, bytes, sha256: hash.digest("hex") };
}
