import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type AppProcess, startProcess } from "#tests/support/app-process";
import { fillInBooking, submitBooking } from "#tests/support/booking-post";
import { freePort } from "#tests/support/postgres-server";
import { Visitor } from "#tests/support/visitor";
import { company } from "~/settings/company";

const reloadScript = "/app/site/reload-on-change.js";

let app: AppProcess;
beforeAll(async () => {
  const port = String(await freePort());
  app = await startProcess({
    program: ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--host", "127.0.0.1", "--port", port],
    env: { NODE_ENV: "development", PORT: port },
  });
});
afterAll(() => app.stop());

const open = async (path: string) => (await fetch(new URL(path, app.url))).text();

test("D25: the development server reloads a page without React when its source changes", async () => {
  expect(await open("/")).toContain(reloadScript);
  expect(await open(reloadScript)).toContain("/@vite/client");
});

test("D25: the development server leaves pages with React to hot updates", async () => {
  expect(await open("/booking")).not.toContain(reloadScript);
});

test("the development server sends its mails to one that shows them in the browser", async () => {
  const [port, smtpPort, webPort] = [await freePort(), await freePort(), await freePort()].map(String);
  const development = await startProcess({
    program: ["scripts/dev.js", "--host", "127.0.0.1", "--port", String(port)],
    env: {
      NODE_ENV: "development",
      PORT: String(port),
      MAILDEV_SMTP_PORT: String(smtpPort),
      MAILDEV_WEB_PORT: String(webPort),
    },
  });
  try {
    const visitor = new Visitor(development.url);
    await fillInBooking(visitor, "Ada Lovelace");
    await submitBooking(visitor);
    const inbox = `http://127.0.0.1:${webPort}`;
    expect(development.output()).toContain(`Mails are shown at ${inbox}`);
    await vi.waitFor(
      async () => {
        const mails = (await (await fetch(`${inbox}/email`)).json()) as { to: { address: string }[] }[];
        expect(mails.map(({ to }) => to[0]?.address).sort()).toEqual(
          ["ada@example.com", company().email].sort(),
        );
      },
      { timeout: 60_000, interval: 500 },
    );
    development.process.kill("SIGTERM");
    await development.exit;
    await vi.waitFor(() => expect(fetch(inbox)).rejects.toThrow(), { timeout: 10_000 });
  } finally {
    await development.stop();
  }
}, 150_000);
