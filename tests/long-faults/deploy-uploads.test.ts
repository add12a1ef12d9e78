import { setTimeout as delay } from "node:timers/promises";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import { manyAddresses } from "#tests/support/faults/kill-rounds";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { openRaw } from "#tests/support/http/raw-connection";
import { startPair, startServer } from "./parts";
import { test } from "./report";

const uploads = 5;
const bytes = 15 * 10 ** 6;
/** Seconds that each takes: longer than it takes to restart one process. */
const seconds = 12;
const pieces = seconds * 5;

test(
  `both processes are replaced, one after the other, while ${uploads} files of 15 MB arrive in ${seconds} s each: each file is stored once`,
  { timeout: 180_000 },
  async ({ report }) => {
    const app = await startPair(report, await startServer(report));
    for (const [index, old] of app.processes.entries()) {
      const sending = Array.from({ length: uploads }, (_, number) =>
        send(app.url, `10.1.${index}.${number + 1}`),
      );
      await delay(2_000);
      const [code] = await old.end();
      report.expect(`process ${index + 1} ends with 0`, code === 0, code);
      const restarted = await restart(old);
      report.onEnd(async () => {
        await restarted.end();
      });
      const answers = await Promise.all(sending);
      const statuses = answers.map((answer) => answer.split("\r\n", 1)[0] ?? "");
      const isAccepted = statuses.every((status) => /^HTTP\/1\.1 20[01] /.test(status));
      report.expect(`while process ${index + 1} is replaced, every file is accepted`, isAccepted, statuses);
    }
    const stored = app.home.files.names().length;
    report.expect("each is stored once", stored === 2 * uploads, stored);
  },
);

/** Sends one file slowly, and returns the response. */
async function send(url: string, address: string): Promise<string> {
  const body = multipartBody([{ fileName: "plan.pdf", content: pdf(bytes) }]);
  const connection = await openRaw(url, [
    "POST /api/files/upload HTTP/1.1",
    `Host: ${new URL(url).host}`,
    `X-Forwarded-For: ${address}`,
    `Content-Type: ${multipartType}`,
    `Content-Length: ${body.length}`,
    "Connection: close",
  ]);
  const size = Math.ceil(body.length / pieces);
  for (let at = 0; at < body.length; at += size) {
    connection.socket.write(body.subarray(at, at + size));
    await delay((seconds * 1000) / pieces);
  }
  return connection.closed;
}

/** Starts a process on the port and with the settings of one that has ended. */
function restart(old: AppProcess): Promise<AppProcess> {
  const env = { ...manyAddresses, TRUST_PROXY: "2", PORT: new URL(old.url).port };
  return startProcess({ home: old.home, env });
}
