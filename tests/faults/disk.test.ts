import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { adminEmail, adminPassword, type AppProcess, startProcess } from "#tests/support/app/process";
import { createProcessHome } from "#tests/support/app/server";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";

const disk = mkdtempSync(path.join(tmpdir(), "datum3d-disk-"));
const dataDisk = mkdtempSync(path.join(tmpdir(), "datum3d-data-"));
const isMounted = mountDisk(disk, 2) && mountDisk(dataDisk, 160);

/** Mounts a file system of `size` MB. If this user may not mount, prints the reason and returns false. */
function mountDisk(folder: string, size: number): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}m`, "tmpfs", folder], { stdio: "pipe" });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    process.stdout.write(`The tests of a full disk are skipped, as no small one can be mounted: ${reason}\n`);
    return false;
  }
}

afterAll(() => {
  for (const folder of [disk, dataDisk]) {
    if (isMounted) execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});

describe.skipIf(!isMounted)("when the disk for uploads is full", () => {
  let app: AppProcess;
  beforeAll(async () => {
    app = await startProcess({
      home: await createProcessHome(),
      env: { UPLOADS_DIR: disk },
      program: ["--import", "./tests/support/programs/hide-full-disk.js", "scripts/start.js"],
    });
  });
  beforeEach(() => {
    for (const name of readdirSync(disk)) rmSync(path.join(disk, name));
  });
  afterAll(() => app.stop());

  const post = (files: { fileName: string; content: Buffer }[]) =>
    fetch(`${app.url}/api/files/upload`, {
      method: "POST",
      headers: { "Content-Type": multipartType },
      body: new Uint8Array(multipartBody(files)),
    });

  test("an upload gets 507 and leaves no file behind, and one that fits is stored", async () => {
    const [small, large] = [pdf(100_000), pdf(5_000_000)];
    const refused = await post([
      { fileName: "small.pdf", content: small },
      { fileName: "large.pdf", content: large },
    ]);
    expect(refused.status).toBe(507);
    const id = refused.headers.get("X-Request-Id");
    expect(await refused.json()).toEqual({
      message: `Our storage is full, so nothing was saved. Try again later. (${id})`,
    });
    const line = app
      .output()
      .split("\n")
      .find((text) => text.includes('"event":"request-failed"'));
    expect(line).toContain(`"requestId":"${id}"`);
    expect(line).toContain("ENOSPC");
    await vi.waitFor(() => expect(readdirSync(disk)).toEqual([]));

    const all = await Promise.all(
      Array.from({ length: 10 }, () => post([{ fileName: "plan.pdf", content: pdf(1_000_000) }])),
    );
    const statuses = all.map(({ status }) => status);
    expect(new Set([...statuses, 201, 507])).toEqual(new Set([201, 507]));
    const stored = statuses.filter((status) => status === 201).length;
    await vi.waitFor(() => expect(readdirSync(disk)).toHaveLength(stored));
    expect((await post([{ fileName: "small.pdf", content: small }])).status).toBe(stored === 2 ? 507 : 201);
  });

  test("the form shows the error, and no booking is stored without its files", async () => {
    writeFileSync(path.join(disk, ".filler"), Buffer.alloc(1_500_000));
    const visitor = new Visitor(app.url);
    await fillInBooking(visitor, "Full Disk");
    const form = await visitor.open("/booking?step=4");
    const page = await form.submit(
      {
        files: [new File([new Uint8Array(pdf(1_000_000))], "plan.pdf")],
        specialInstructions: "Mind the dog",
      },
      "Next",
    );
    expect(page.text).toContain("Step 4 of 5");
    expect(page.text).toContain("Our storage is full");
    expect(page.document.title).toMatch(/^Error: /);
    expect(page.document.querySelector("[name=specialInstructions]")?.textContent).toBe("Mind the dog");
    expect(readdirSync(disk)).toEqual([".filler"]);

    rmSync(path.join(disk, ".filler"));
    await fillInBooking(visitor, "Full Disk", [new File([new Uint8Array(pdf(1_000_000))], "plan.pdf")]);
    await submitBooking(visitor);
    expect(readdirSync(disk)).toEqual([expect.stringMatching(/-plan\.pdf$/)]);
    expect(app.process.exitCode).toBeNull();
  });
});

describe.skipIf(!isMounted)("when the disk for the embedded database is nearly full", () => {
  let app: AppProcess;
  beforeAll(async () => {
    app = await startProcess({ env: { DATA_DIR: dataDisk } });
  });
  afterAll(() => app.stop());

  test("rejected writes keep typed values, reads work, and writes work again once there is space", async () => {
    const staff = await signInVisitor(app.url);
    const visitor = new Visitor(app.url);
    const form = await visitor.open("/booking");
    const typed = { fullName: "Low Disk", email: "low@example.com", phone: "8185550101" };

    const filler = path.join(dataDisk, "filler");
    const { bavail, bsize } = statfsSync(dataDisk);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 48 * 2 ** 20));
    const refused = await form.submit(typed, "Next");
    expect(refused.status).toBe(507);
    expect(refused.text).toContain("Our storage is full right now");
    expect(refused.document.querySelector<HTMLInputElement>("[name=fullName]")?.value).toBe("Low Disk");
    const login = await fetch(`${app.url}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: adminEmail, password: adminPassword }),
    });
    expect([login.status, login.headers.get("Retry-After")]).toEqual([507, "600"]);
    for (const page of ["/", "/booking", "/api/health"])
      expect([page, (await visitor.fetch(page)).status]).toEqual([page, 200]);
    for (const page of ["/dashboard", "/view-booking"])
      expect([page, (await staff.open(page)).status]).toEqual([page, 200]);

    rmSync(filler);
    const accepted = await refused.submit(typed, "Next");
    expect(accepted.text).toContain("Step 2 of 5");
    const events = app.output().match(/"event":"disk-[a-z]+"/g);
    expect(events).toEqual(['"event":"disk-low"', '"event":"disk-recovered"']);
  });
});
