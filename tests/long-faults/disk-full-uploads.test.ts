import { readdirSync } from "node:fs";
import { pdf } from "#tests/support/files/pdf";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { Visitor } from "#tests/support/http/visitor";
import { randomAddress, request } from "./load";
import { createDatabase, startOne, startServer } from "./parts";
import { type FaultReport, test } from "./report";
import { mountDisk } from "./small-disk";

test(
  "the disk for uploads is full, on both engines: 507, nothing is left of the file, bookings without files work",
  { timeout: 240_000 },
  async ({ report }) => {
    await fillUploads(report, "embedded database", {});
    await fillUploads(report, "PostgreSQL", await createDatabase(await startServer(report)));
  },
);

async function fillUploads(report: FaultReport, engine: string, settings: Record<string, string>) {
  const disk = mountDisk(report, 4);
  const env = { ...settings, UPLOADS_DIR: disk.folder };
  const program = ["--import", "./tests/support/programs/hide-full-disk.js", "scripts/start.js"];
  const app = await startOne(report, { env, program });
  const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
  await fillInBooking(visitor, "Full Disk");
  const form = await visitor.open("/booking?step=4");
  disk.fill(300_000);
  const files = [new File([new Uint8Array(pdf(2_000_000))], "plan.pdf")];
  const page = await form.submit({ files, specialInstructions: "Mind the dog" }, "Next");
  report.expect(`${engine}: the form says so`, page.text.includes("Our storage is full"), page.status);
  const typed = page.document.querySelector("[name=specialInstructions]")?.textContent;
  report.expect(`${engine}: what was typed is kept`, typed === "Mind the dog", typed);
  const left = readdirSync(disk.folder);
  report.expect(`${engine}: nothing is left of the file`, left.join() === "filler", left);
  const other = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
  await fillInBooking(other, "Without Files");
  report.expect(`${engine}: a booking without files works`, (await submitBooking(other)).length === 8);
  report.expect(`${engine}: public pages work`, (await request(`${app.url}/about`)) === "200");
  disk.empty();
  await fillInBooking(visitor, "Full Disk", files);
  report.expect(`${engine}: with space, the file is accepted`, (await submitBooking(visitor)).length === 8);
}
