import { freePort } from "#tests/support/database/postgres-server";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInAtForm } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { startMailServer } from "#tests/support/mail/server";
import { randomAddress } from "./load";
import { createDatabase, secondsUntil, startOne, startServer } from "./parts";
import { test } from "./report";

const requests = 8;

test(
  "no mail server answers from the first start on: bookings are accepted, metrics and staff tell, and all mails leave once it is there",
  { timeout: 240_000 },
  async ({ report }) => {
    const env = await createDatabase(await startServer(report));
    const [smtpPort, metricsPort] = [await freePort(), await freePort()];
    const app = await startOne(report, {
      env: {
        ...env,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MAIL_FROM: "Datum 3D <noreply@example.com>",
        PUBLIC_URL: "https://www.example.com",
        METRICS_PORT: String(metricsPort),
      },
    });
    const readMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const atStart = await readMetrics();
    const series = ["sent", "delayed", "failed"].map(
      (outcome) => `datum3d_mail_attempts_total{outcome="${outcome}"} 0`,
    );
    report.expect(
      "the counters of attempts begin at zero",
      series.every((line) => atStart.includes(line)),
    );
    for (let count = 0; count < requests; count++) {
      const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
      await fillInBooking(visitor, "Without Mail");
      await submitBooking(visitor);
    }
    report.note(`${requests} bookings were accepted`);
    const isStopped = async () => (await readMetrics()).includes("datum3d_mail_queue_stopped 1");
    const seconds = await secondsUntil(isStopped, 60);
    report.expect("the metric of the alert MailQueueStopped is 1 within 60 s", seconds < 60, `${seconds} s`);
    const { page } = await signInAtForm(app.url);
    report.expect("an administrator is told on the dashboard", page.text.includes("Email has stopped"));

    const server = await startMailServer(smtpPort);
    report.onEnd(server.stop);
    const left = await secondsUntil(() => server.received.length === 2 * requests, 90);
    report.expect(
      "once the server is there, every mail leaves",
      left < 90,
      `${server.received.length} after ${left} s`,
    );
    const end = await readMetrics();
    report.expect("the queue is no longer stopped", end.includes("datum3d_mail_queue_stopped 0"));
  },
);
