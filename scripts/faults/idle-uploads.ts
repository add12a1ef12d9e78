import { multipartBody, multipartType } from "#tests/support/multipart";
import { pdf } from "#tests/support/pdf";
import { submitBooking, fillInBooking } from "#tests/support/booking-post";
import { Visitor } from "#tests/support/visitor";
import { secondsUntil, startOne } from "./parts";
import type { Fault, Report } from "./report";
import { countOpen, expectOthersServed, openMany } from "./sockets";

const count = 1_300;
const mebibyte = 1024 * 1024;

export const idleUploads: Fault = {
  name: "idle-uploads",
  what: `${count} uploads announce 250 MB, send 100 bytes and stop: a visitor's file of 15 MB and booking arrive`,
  limit: 240,
  run: async (report) => {
    const app = await startOne(report, { env: { UNCLAIMED_UPLOADS_LIMIT_MB: "2048" } });
    const idle = [
      ...(await openMany(app.url, count / 2, beginOf(app.url, "10.3.0.1"))),
      ...(await openFromMany(app.url, count / 2)),
    ];
    report.onEnd(() => idle.forEach(({ socket }) => socket.destroy()));
    report.note(`${countOpen(idle)} uploads are open, half of them of one address`);
    await upload(report, app.url, "10.4.0.1", "while they are open");
    const visitor = new Visitor(app.url);
    const scan = new File([new Uint8Array(pdf(15 * mebibyte))], "scan.pdf", { type: "application/pdf" });
    await fillInBooking(visitor, "Ada Lovelace", [scan]);
    report.expect("a booking with a file of 15 MB is taken", true, await submitBooking(visitor));
    await expectOthersServed(report, app.url, `${countOpen(idle)} open`);
    const seconds = await secondsUntil(() => countOpen(idle) === 0, 120);
    report.expect("all are closed within 120 s", seconds < 120, `${seconds} s, ${countOpen(idle)} left`);
    const answers = new Map<string, number>();
    for (const { received } of idle) {
      const [, status = "none"] = /^HTTP\/1.1 (\d+)/.exec(received()) ?? [];
      const [, after = "none"] = /retry-after: (\d+)/i.exec(received()) ?? [];
      const key = `${status}, Retry-After ${after}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
    }
    report.note(`they got ${JSON.stringify(Object.fromEntries(answers))}`);
    await upload(report, app.url, "10.3.0.1", "of the same address, afterwards");
  },
};

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

/** Each of an address of its own. */
async function openFromMany(url: string, length: number) {
  const connections = await openMany(url, length);
  connections.forEach(({ socket }, index) => socket.write(beginOf(url, `10.5.${index >> 8}.${index & 255}`)));
  return connections;
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
