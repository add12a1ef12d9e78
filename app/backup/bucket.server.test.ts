// @one-engine

import "#tests/support/vitest/test-folder";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { createSite, fillSite, ownEngine } from "#tests/support/backup/sites";
import { S3Server } from "#tests/support/files/s3-server";
import { openS3Store } from "~/files/s3-store.server";
import { restoreBackup } from "./restore.server";
import { writeBackup } from "./write-backup.server";

vi.setConfig({ testTimeout: 120_000 });

async function openBucket() {
  const server = new S3Server();
  const endpoint = await server.listen();
  const keys = { accessKeyId: "key", secretAccessKey: "secret" };
  return { server, store: openS3Store({ bucket: "scans", region: "us-west-2", endpoint, ...keys }) };
}

const keysOf = ({ objects }: S3Server) => [...objects.keys()].sort();

test("backs up the files of a bucket and restores them into another one", async () => {
  const [site, copy] = [await createSite(ownEngine(), "tables"), await createSite(ownEngine(), "nothing")];
  const [from, to] = [await openBucket(), await openBucket()];
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-backup-"));
  try {
    const names = [...(await fillSite(site)).keys()];
    for (const name of names) await (await from.store.write(name, await site.store.read(name))).commit();
    const large = await from.store.write("deliveries/cloud.las", await site.store.read(names[0] ?? ""));
    await large.commit();
    const target = path.join(folder, "backup");
    const secret = "a-secret-of-43-characters-as-the-app-has-it";
    await writeBackup({ settings: site.settings, store: from.store, secret, target });
    expect(readdirSync(path.join(target, "files")).sort()).toEqual([...names, "deliveries"].sort());
    await restoreBackup({ settings: copy.settings, store: to.store, folder: target });
    expect(keysOf(to.server)).toEqual(keysOf(from.server));
    for (const [key, { content }] of from.server.objects)
      expect(to.server.objects.get(key)?.content.equals(content)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
    await Promise.all([site.remove(), copy.remove(), from.server.close(), to.server.close()]);
  }
});
