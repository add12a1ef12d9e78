import { setTimeout as delay } from "node:timers/promises";
import { findFaults } from "#tests/support/app/log";
import { partsIn } from "#tests/support/faults/kill-rounds";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { openRaw } from "#tests/support/http/raw-connection";
import { hasOnly, startLoad } from "./load";
import { createDatabase, secondsUntil, startOne, startServer } from "./parts";
import { type FaultReport, test } from "./report";

const count = 8;

test(
  `SIGTERM under load with ${count} uploads in flight, on both engines: they are completed, and the process ends with 0`,
  { timeout: 180_000 },
  async ({ report }) => {
    await terminate(report, "embedded database", {});
    await terminate(report, "PostgreSQL", await createDatabase(await startServer(report)));
  },
);

async function terminate(report: FaultReport, engine: string, env: Record<string, string>) {
  const app = await startOne(report, { env });
  const load = await startLoad(app.url, 6);
  report.onEnd(load.stop);
  await delay(1_000);
  const uploads = await beginUploads(app.url, count);
  await secondsUntil(() => partsIn(app.folder).length === count, 20);
  const startedAt = performance.now();
  const ended = app.end();
  await secondsUntil(() => app.output().includes('"event":"stopping"'), 20);
  for (const { finish } of uploads) finish();
  const answers = await Promise.all(uploads.map(({ closed }) => closed));
  const statuses = answers.map((answer) => answer.slice(9, 12));
  report.expect(
    `${engine}: uploads in flight get 201`,
    statuses.every((status) => status === "201"),
    statuses,
  );
  const [code] = await ended;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  report.expect(`${engine}: the process ends with 0`, code === 0, `code ${code} after ${seconds} s`);
  await load.stop();
  const seen = load.seen();
  const refusals = ["ECONNREFUSED", "ECONNRESET", "UND_ERR_SOCKET"];
  const isClean = Object.values(seen).every((each) => hasOnly(each, "200", "302", ...refusals));
  report.expect(`${engine}: a request is answered in full or refused`, isClean, seen);
  report.expect(`${engine}: none was cut off`, !app.output().includes('"aborted":true'));
  const faults = findFaults(app.output());
  report.expect(`${engine}: no error in the log`, faults.length === 0, faults.slice(0, 3));
}

/** Starts uploads that have sent all but their last bytes. `finish` sends the rest. */
async function beginUploads(url: string, count: number) {
  const body = multipartBody([{ fileName: "plan.pdf", content: pdf(200_000) }]);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const connection = await openRaw(url, [
        "POST /api/files/upload HTTP/1.1",
        `Host: ${new URL(url).host}`,
        `X-Forwarded-For: 10.1.1.${index + 1}`,
        `Content-Type: ${multipartType}`,
        `Content-Length: ${body.length}`,
        "Connection: close",
      ]);
      await new Promise((resolve) => connection.socket.write(body.subarray(0, -100), resolve));
      return { ...connection, finish: () => connection.socket.write(body.subarray(-100)) };
    }),
  );
}
