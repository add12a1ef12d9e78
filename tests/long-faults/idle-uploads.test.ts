import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import type { RawConnection } from "#tests/support/http/raw-connection";
import { Visitor } from "#tests/support/http/visitor";
import { residentMegabytes } from "./memory";
import { secondsUntil, startOne } from "./parts";
import { type Report, test } from "./report";
import { countOpen, expectOthersServed, openMany } from "./sockets";

/** Idle uploads of five addresses, idle ones of an address each, and slow ones of an address each. */
const counts = { ofFive: 500, ofMany: 500, slow: 300 };
const count = counts.ofFive + counts.ofMany + counts.slow;
const mebibyte = 1024 * 1024;

test(
  `${count} uploads announce 250 MB and stop, or send a byte a second: a visitor's 20 MB and booking arrive`,
  { timeout: 240_000 },
  async ({ report }) => {
    const app = await startOne(report);
    const memory = () => residentMegabytes(app.process.pid);
    const atFirst = memory();
    const groups = {
      "idle, of 5 addresses": await begin(report, app.url, counts.ofFive, (index) => `10.3.0.${index % 5}`),
      "idle, of 500": await begin(
        report,
        app.url,
        counts.ofMany,
        (index) => `10.5.${index >> 8}.${index & 255}`,
      ),
      "slow, of 300": await begin(
        report,
        app.url,
        counts.slow,
        (index) => `10.6.${index >> 8}.${index & 255}`,
      ),
    };
    const drip = setInterval(() => groups["slow, of 300"].forEach(({ socket }) => socket.write("x")), 1_000);
    report.onEnd(() => clearInterval(drip));
    const all = Object.values(groups).flat();
    report.note(`${countOpen(all)} uploads are open; memory ${atFirst} → ${memory()} MB`);

    await upload(report, app.url, "10.4.0.1", "while they are open");
    await book(report, app.url, "10.4.0.2", `${countOpen(all)} open`);
    await expectOthersServed(report, app.url, `${countOpen(all)} open`);
    const seconds = await secondsUntil(() => countOpen(all) === 0, 120);
    report.expect("all are closed within 120 s", seconds < 120, `${seconds} s, ${countOpen(all)} left`);
    for (const [name, group] of Object.entries(groups)) report.note(`${name}: ${countAnswers(group)}`);
    const answers = countAnswers(groups["idle, of 5 addresses"]);
    report.expect("those beyond ten of an address hear so", answers.includes("429, Retry-After 10"));
    await upload(report, app.url, "10.3.0.1", "of the same address, afterwards");
    report.note(`memory ${memory()} MB`);
  },
);

/** Begins uploads, each from the address that `toAddress` gives it. */
async function begin(report: Report, url: string, length: number, toAddress: (index: number) => string) {
  const connections = await openMany(url, length);
  report.onEnd(() => connections.forEach(({ socket }) => socket.destroy()));
  connections.forEach(({ socket }, index) => socket.write(beginOf(url, toAddress(index))));
  return connections;
}

const beginOf = (url: string, from: string) =>
  [
    "POST /api/files/upload HTTP/1.1",
    `Host: ${new URL(url).host}`,
    `X-Forwarded-For: ${from}`,
    `Content-Type: ${multipartType}`,
    `Content-Length: ${250 * mebibyte}`,
    "",
    multipartBody([{ fileName: "plan.pdf", content: pdf(1_000) }])
      .subarray(0, 100)
      .toString("latin1"),
  ].join("\r\n");

/** Returns how many got each status and Retry-After. */
function countAnswers(connections: RawConnection[]): string {
  const answers = new Map<string, number>();
  for (const { received } of connections) {
    const [, status = "none"] = /^HTTP\/1.1 (\d+)/.exec(received()) ?? [];
    const [, after = "none"] = /retry-after: (\d+)/i.exec(received()) ?? [];
    const key = `${status}, Retry-After ${after}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
  }
  return JSON.stringify(Object.fromEntries(answers));
}

/** Fills in and submits the whole form, with two files of 10 MB: one may have 15 MB. */
async function book(report: Report, url: string, from: string, when: string) {
  const visitor = new Visitor(url, { "X-Forwarded-For": from });
  const scans = ["floor 1.pdf", "floor 2.pdf"].map(
    (name) => new File([new Uint8Array(pdf(10 * mebibyte))], name, { type: "application/pdf" }),
  );
  const startedAt = performance.now();
  await fillInBooking(visitor, "Ada Lovelace", scans);
  const reference = await submitBooking(visitor);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  report.expect(`a booking with 20 MB is taken, ${when}`, true, `${reference} in ${seconds} s`);
}

async function upload(report: Report, url: string, from: string, when: string) {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/files/upload`, {
    method: "POST",
    headers: { "Content-Type": multipartType, "X-Forwarded-For": from },
    body: multipartBody([{ fileName: "scan.pdf", content: pdf(15 * mebibyte) }]),
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  report.expect(
    `a file of 15 MB ${when} gets 201`,
    response.status === 201,
    `${response.status} in ${seconds} s`,
  );
}
