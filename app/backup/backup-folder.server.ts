import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { createHash } from "node:crypto";
import { digestRows } from "~/db/transfer/digest.server";
import { LocalStore } from "~/files/local-store.server";
import { BackupError } from "./backup-error";
import { checkFiles } from "./copy-files.server";
import { type FileRow, filesTable, readFileRows } from "./file-rows";
import { type Manifest, parseManifest } from "./manifest";
import type { Report } from "./report";

/** The files of a backup, relative to its folder. */
export const backupPaths = {
  manifest: "manifest.json",
  secret: "session-secret",
  files: "files",
  table: (name: string) => path.join("tables", `${name}.copy.gz`),
};

/** A complete backup on disk. */
export class BackupFolder {
  private constructor(
    readonly folder: string,
    readonly manifest: Manifest,
    /** The secret that signs cookies and private links. */
    readonly secret: string,
  ) {}

  /** @throws {BackupError} for a folder that holds no complete backup */
  static async open(folder: string): Promise<BackupFolder> {
    const read = (file: string) =>
      readFile(path.join(folder, file), "utf8").catch((error: unknown) => {
        throw new BackupError(
          `${folder} holds no complete backup: ${file} cannot be read. Name a folder that \`npm run backup\` has made.`,
          { cause: error },
        );
      });
    const manifest = parseManifest(await read(backupPaths.manifest));
    return new BackupFolder(folder, manifest, await read(backupPaths.secret));
  }

  /** The uploaded files. */
  store(): LocalStore {
    return new LocalStore(path.join(this.folder, backupPaths.files));
  }

  /** Reads the rows of a table, in the text format of `COPY`. */
  async *rows(table: string): AsyncGenerator<Buffer> {
    const file = createReadStream(path.join(this.folder, backupPaths.table(table)));
    const unzip = createGunzip();
    const reading = pipeline(file, unzip);
    // Reported by the loop below, which fails with the same error.
    reading.catch(() => undefined);
    for await (const chunk of unzip) yield chunk as Buffer;
    await reading;
  }

  /** Reads the rows that name the stored files, but for those that were lost before the backup. */
  async *fileRows(): AsyncGenerator<FileRow> {
    const columns = this.manifest.tables.find(({ name }) => name === filesTable)?.columns ?? [];
    const lost = new Set(this.manifest.files.lost);
    for await (const row of readFileRows(columns, this.rows(filesTable)))
      if (!lost.has(row.storedName)) yield row;
  }

  /**
   * Compares everything in the folder with the manifest.
   *
   * @returns the bytes of the rows of all tables, uncompressed
   * @throws {BackupError} naming what is damaged
   */
  async verify(report: Report): Promise<number> {
    const { tables, files, secretSha256 } = this.manifest;
    const damaged: string[] = [];
    let rowBytes = 0;
    const count = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        rowBytes += chunk.length;
        yield chunk;
      }
    };
    if (createHash("sha256").update(this.secret).digest("hex") !== secretSha256)
      damaged.push(backupPaths.secret);
    for (const { name, rows, sha256 } of tables) {
      const found = await digestRows(count(this.rows(name)), (rows) =>
        report.progress(`checking ${name}`, rows),
      ).catch(() => null);
      if (found?.rows !== rows || found.sha256 !== sha256) damaged.push(backupPaths.table(name));
    }
    if (damaged.length === 0) {
      const found = await checkFiles(this.fileRows(), this.store(), (count) =>
        report.progress("checking files", count),
      );
      damaged.push(...found.lost.map((name) => path.join(backupPaths.files, name)));
      if (found.count + found.lost.length !== files.count) damaged.push(backupPaths.files);
    }
    if (damaged.length > 0)
      throw new BackupError(
        `The backup ${this.folder} is damaged, and nothing was changed: ${damaged.slice(0, 10).join(", ")}` +
          `${damaged.length > 10 ? ` and ${damaged.length - 10} more` : ""}. Use another backup.`,
      );
    return rowBytes;
  }
}
