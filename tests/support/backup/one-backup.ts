import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Manifest } from "~/backup/manifest.server";
import { restoreBackup } from "~/backup/restore.server";
import { writeBackup } from "~/backup/write-backup.server";
import { createSite, type Engine, fillSite, ownEngine, type Site } from "./sites";

/** The secret of the sites that these tests back up. */
export const siteSecret = "a-secret-of-43-characters-as-the-app-has-it";

/** Shows nothing of what a backup prints. */
export const silentReport = { progress: () => undefined, line: () => undefined };

/**
 * A site with rows and files, and one backup of it. Opening an embedded database takes a second or more: the tests of a file share
 * both. What they create in addition is removed with it.
 */
export class BackedUpSite {
  private readonly removals: (() => Promise<void> | void)[] = [];

  private constructor(
    readonly site: Site,
    /** The contents of the files by stored name. */
    readonly contents: Map<string, Buffer>,
    /** The folder of the backup. */
    readonly target: string,
    readonly manifest: Manifest,
  ) {}

  static async create(): Promise<BackedUpSite> {
    const site = await createSite(ownEngine(), "tables");
    const contents = await fillSite(site);
    const target = path.join(mkdtempSync(path.join(tmpdir(), "datum3d-backup-")), "backup");
    const backedUp = new BackedUpSite(site, contents, target, await write(site, target));
    backedUp.removals.push(site.remove, () => rmSync(path.dirname(target), { recursive: true, force: true }));
    return backedUp;
  }

  async remove(): Promise<void> {
    for (const remove of this.removals) await remove();
  }

  /** Creates another site, by default of the same engine, on which nothing has started. */
  async newSite(content: "tables" | "nothing", engine: Engine = ownEngine()): Promise<Site> {
    const site = await createSite(engine, content);
    this.removals.push(site.remove);
    return site;
  }

  newFolder(): string {
    const folder = mkdtempSync(path.join(tmpdir(), "datum3d-backup-"));
    this.removals.push(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  /** Backs a site up into a new folder. */
  async backUp(site: Site): Promise<{ target: string; manifest: Manifest }> {
    const target = path.join(this.newFolder(), "backup");
    return { target, manifest: await write(site, target) };
  }

  /** Returns the folder of a copy of the backup that a test may damage. */
  copy(): string {
    const folder = this.newFolder();
    cpSync(path.dirname(this.target), folder, { recursive: true });
    return path.join(folder, path.basename(this.target));
  }

  /** Returns the name in the pool of one of the site's files. */
  poolName(index: number): string {
    return createHash("sha256")
      .update([...this.contents.values()][index] ?? "")
      .digest("hex");
  }
}

async function write({ settings, store }: Site, target: string): Promise<Manifest> {
  return (await writeBackup({ settings, store, secret: siteSecret, target, report: silentReport })).manifest;
}

/** Restores the backup in a folder to a site. */
export function restoreTo({ settings, store }: Site, folder: string, mayReplace = false) {
  return restoreBackup({ settings, store, folder, mayReplace, report: silentReport });
}
