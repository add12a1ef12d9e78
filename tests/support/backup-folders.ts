import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { BackupFolder, backupPaths } from "~/backup/backup-folder.server";
import { type Manifest, manifestFormat } from "~/backup/manifest";

const columns = ["stored_name", "byte_size", "sha256"];
const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");

/**
 * Writes a backup that holds the table of files alone, without a database.
 *
 * @param contents of the files by their stored name; the pool does not get them
 * @returns its folder
 */
export async function writeBackupFolder(
  parent: string,
  name: string,
  contents: Record<string, string>,
  files: Partial<Manifest["files"]> = {},
): Promise<BackupFolder> {
  const folder = path.join(parent, name);
  const secret = "a-secret-of-43-characters-as-the-app-has-it";
  const rows = Object.entries(contents)
    .map(
      ([storedName, content]) => `${[storedName, Buffer.byteLength(content), sha256(content)].join("\t")}\n`,
    )
    .join("");
  const manifest: Manifest = {
    format: manifestFormat,
    createdAt: new Date().toISOString(),
    engine: "embedded",
    serverVersion: "18",
    migrations: [{ hash: "0".repeat(64), createdAt: 1, name: null, sql: null }],
    tables: [{ name: "files", columns, rows: Object.keys(contents).length, sha256: sha256(rows) }],
    sequences: [],
    files: { count: 0, bytes: 0, lost: [], missing: [], acknowledged: [], ...files },
    secretSha256: sha256(secret),
  };
  mkdirSync(path.join(folder, "tables"), { recursive: true });
  writeFileSync(path.join(folder, backupPaths.table("files")), gzipSync(rows));
  writeFileSync(path.join(folder, backupPaths.secret), secret);
  writeFileSync(path.join(folder, backupPaths.manifest), JSON.stringify(manifest));
  return BackupFolder.open(folder);
}
