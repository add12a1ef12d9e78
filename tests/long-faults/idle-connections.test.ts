import { residentMegabytes } from "./memory";
import { secondsUntil, startOne, startProxy } from "./parts";
import { type Report, test } from "./report";
import { countOpen, expectOthersServed, openMany } from "./sockets";

const count = 5_000;

test(
  `${count} idle connections, to the process and to nginx: others are served, memory stays bounded`,
  { timeout: 240_000 },
  async ({ report }) => {
    const app = await startOne(report);
    const nginx = await startProxy(report, app);
    const before = residentMegabytes(app.pids[0]);
    await hold(report, "process", app.url);
    const growth = residentMegabytes(app.pids[0]) - before;
    report.expect(
      "the process takes less than 256 MB more",
      growth < 256,
      `${before} MB, then ${growth} MB more`,
    );
    await hold(report, "nginx", nginx.url);
    report.expect("the process still runs", app.process.exitCode === null);
  },
);

async function hold(report: Report, what: string, url: string) {
  // Some have had an answer, as browsers that keep their connection; the others never ask.
  const begin = `GET /robots.txt HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`;
  const all = await openMany(url, count);
  report.note(`${what}: ${countOpen(all)} connections are open`);
  const asking = all.slice(0, count / 5);
  for (const { socket } of asking) socket.write(begin);
  const seconds = await secondsUntil(
    () => asking.every(({ received }) => received().includes("Sitemap")),
    60,
  );
  report.expect(`${what}: ${asking.length} of them get an answer`, seconds < 60, `in ${seconds} s`);
  await expectOthersServed(report, url, `${what}, ${countOpen(all)} open`);
  for (const { socket } of all) socket.destroy();
  await expectOthersServed(report, url, `${what}, after they are gone`);
}
