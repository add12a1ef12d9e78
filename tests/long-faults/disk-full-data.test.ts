import type { AppProcess } from "#tests/support/app/process";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { randomAddress } from "./load";
import { createDatabase, secondsUntil, startOne, startServer, withTemporaryFolder } from "./parts";
import { type FaultReport, test } from "./report";
import { mountDisk, type MountedDisk } from "./small-disk";

test(
  "the disk of the database is full, on both engines: writes get 507 or 503, pages work, and writes again with space",
  { timeout: 300_000 },
  async ({ report }) => {
    const embedded = mountDisk(report, 200);
    const one = await startOne(report, { env: { DATA_DIR: embedded.folder } });
    await fillData(report, "embedded database", one, embedded, 48 * 2 ** 20);

    const disk = mountDisk(report, 220);
    const server = await withTemporaryFolder(disk.folder, () => startServer(report));
    const app = await startOne(report, { env: await createDatabase(server) });
    await fillData(report, "PostgreSQL", app, disk, 0);
  },
);

async function fillData(
  report: FaultReport,
  engine: string,
  app: AppProcess,
  disk: MountedDisk,
  free: number,
) {
  const staff = await signInVisitor(app.url);
  const acknowledged = [await book(app.url)];
  disk.fill(free);
  const refused = new Map<number, number>();
  let isRefused = false;
  // Several requests are needed, because PostgreSQL still has room in its existing files.
  for (let count = 0; count < 2_000 && !isRefused; count++) {
    const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
    const answers = { fullName: "x".repeat(90), intent: "next" };
    const response = await visitor.fetch("/booking?step=1", {
      method: "POST",
      body: new URLSearchParams(answers),
    });
    await response.arrayBuffer();
    refused.set(response.status, (refused.get(response.status) ?? 0) + 1);
    isRefused = response.status >= 500;
  }
  const statuses = [...refused.keys()].filter((status) => status >= 500);
  report.note(`${engine}: first steps by status: ${JSON.stringify([...refused])}`);
  report.expect(`${engine}: a write gets 507 or 503`, isWithoutSpace(statuses), statuses);
  for (const path of ["/about", "/booking"]) {
    const { status } = await staff.open(path);
    report.expect(`${engine}: ${path} works`, status === 200, status);
  }
  const { status } = await staff.open("/view-booking");
  report.expect(
    `${engine}: staff read, or get 507 or 503`,
    status === 200 || isWithoutSpace([status]),
    status,
  );
  disk.empty();
  const recovery = await secondsUntil(async () => {
    const reference = await book(app.url).catch(() => null);
    if (reference) acknowledged.push(reference);
    return reference !== null;
  }, 60);
  report.expect(`${engine}: with space, a booking is accepted`, recovery < 60, `${recovery} s`);
  const list = await staff.open("/view-booking");
  const isShown = (list.text.match(/Data Disk/g) ?? []).length >= acknowledged.length;
  report.expect(`${engine}: every acknowledged booking is there`, isShown, acknowledged);
  report.expect(`${engine}: the process still runs`, app.process.exitCode === null);
}

const isWithoutSpace = (statuses: number[]) =>
  statuses.length > 0 && statuses.every((status) => status === 507 || status === 503);

async function book(url: string): Promise<string> {
  const visitor = new Visitor(url, { "X-Forwarded-For": randomAddress() });
  await fillInBooking(visitor, "Data Disk");
  return submitBooking(visitor);
}
