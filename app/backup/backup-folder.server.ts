import path from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { digestRows } from "~/db/transfer/digest.server";
import { sha256 } from "~/lib/sha256.server";
import { BackupError } from "./backup-error.server";
import { checkFiles } from "./copy-files.server";
import { FilePool, openRegular } from "./file-pool.server";
import {
  type StoredContent,
  fileTables,
  type Manifest,
  parseManifest,
  readFileRows,
} from "./manifest.server";
import type { Reporter } from "./reporter";

/** The files of a backup, relative to its folder. */
export const backupPaths = {
  manifest: "manifest.json",
  secret: "session-secret",
  /** The uploaded files of all backups beside each other, relative to the folder that holds them. */
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
      readText(path.join(folder, file)).catch((error: unknown) => {
        throw new BackupError(
          `${folder} holds no complete backup: ${file} cannot be read. Name a folder that \`npm run backup\` has made.`,
          { cause: error },
        );
      });
    const manifest = parseManifest(await read(backupPaths.manifest));
    return new BackupFolder(folder, manifest, await read(backupPaths.secret));
  }

  /** The uploaded files. Each backup of the first format has its own, under their stored names. */
  pool(): FilePool {
    if (this.manifest.format > 1) return poolOf(this.folder);
    return new FilePool(path.join(this.folder, backupPaths.files), ({ storedName }) => storedName);
  }

  /** Reads the rows of a table, in the text format of `COPY`. */
  async *rows(table: string): AsyncGenerator<Buffer> {
    const file = await openRegular(path.join(this.folder, backupPaths.table(table)));
    const unzip = createGunzip();
    const reading = pipeline(file, unzip);
    // Reported by the loop below, which fails with the same error.
    reading.catch(() => undefined);
    for await (const chunk of unzip) yield chunk as Buffer;
    await reading;
  }

  /** Reads the rows that name the stored files, but for those that were lost before the backup. */
  async *fileRows(): AsyncGenerator<StoredContent> {
    const lost = new Set(this.manifest.files.lost);
    // A backup of an older release has only one of them.
    for (const { name, columns } of this.manifest.tables.filter(({ name }) => fileTables.includes(name)))
      for await (const row of readFileRows(columns, this.rows(name)))
        if (!lost.has(row.storedName)) yield row;
  }

  /**
   * Compares everything in the folder with the manifest.
   *
   * @returns the bytes of the rows of all tables, uncompressed
   * @throws {BackupError} naming what is damaged
   */
  async verify(report: Reporter): Promise<number> {
    const { tables, files, secretSha256 } = this.manifest;
    const damaged: string[] = [];
    let rowBytes = 0;
    const count = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        rowBytes += chunk.length;
        yield chunk;
      }
    };
    if (sha256(this.secret) !== secretSha256) damaged.push(backupPaths.secret);
    for (const { name, rows, sha256 } of tables) {
      const found = await digestRows(count(this.rows(name)), (rows) =>
        report.progress(`checking ${name}`, rows),
      ).catch(() => null);
      if (found?.rows !== rows || found.sha256 !== sha256) damaged.push(backupPaths.table(name));
    }
    if (damaged.length === 0) {
      const pool = this.pool();
      const found = await checkFiles(this.fileRows(), pool, (count) =>
        report.progress("checking files", count),
      );
      const lost = new Set(found.lost);
      for await (const row of this.fileRows())
        if (lost.has(row.storedName)) damaged.push(path.relative(this.folder, pool.pathOf(row)));
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

/** Returns the pool of the folder in which a backup is. */
export function poolOf(backup: string): FilePool {
  return new FilePool(path.join(path.dirname(path.resolve(backup)), backupPaths.files));
}

async function readText(file: string): Promise<string> {
  return text(await openRegular(file));
}
