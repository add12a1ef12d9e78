import { secondsUntil, startOne, startProxy } from "./parts";
import { type Report, test } from "./report";
import { countOpen, expectOthersServed, openMany } from "./sockets";

const count = 1_000;

test(
  `${count} sockets send half a request and stop, to the process and to nginx: others are served, the sockets are closed`,
  { timeout: 300_000 },
  async ({ report }) => {
    const app = await startOne(report);
    const nginx = await startProxy(report, app);
    await hold(report, "process", app.url);
    await hold(report, "nginx", nginx.url);
    report.expect("the process still runs", app.process.exitCode === null);
  },
);

async function hold(report: Report, what: string, url: string) {
  const head = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
  const form = `POST /booking?step=1 HTTP/1.1\r\nHost: ${new URL(url).host}\r\nContent-Length: 1000\r\n`;
  const type = "Content-Type: application/x-www-form-urlencoded\r\n\r\nfullName=Slow";
  const heads = await openMany(url, count / 2, head);
  const forms = await openMany(url, count / 2, form + type);
  const all = [...heads, ...forms];
  report.onEnd(() => all.forEach(({ socket }) => socket.destroy()));
  // Some drip one byte at a time, which must not keep a connection forever.
  const drip = setInterval(() => heads.slice(0, 100).forEach(({ socket }) => socket.write("x")), 1_000);
  report.onEnd(() => clearInterval(drip));
  await expectOthersServed(report, url, `${what}, ${countOpen(all)} open`);
  const seconds = await secondsUntil(() => countOpen(all) === 0, 100);
  report.expect(
    `${what}: all are closed within 100 s`,
    seconds < 100,
    `${seconds} s, ${countOpen(all)} left`,
  );
  clearInterval(drip);
  const statuses = new Map<string, number>();
  for (const { received } of all) {
    const status = received().slice(9, 12) || "closed";
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  report.note(`${what}: they got ${JSON.stringify(Object.fromEntries(statuses))}`);
}
