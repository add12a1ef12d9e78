import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import postgres, { type Row } from "postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { adminEmail, type AppProcess, startProcess } from "#tests/support/app/process";
import { createDatabase } from "#tests/support/database/create-database";
import { startPostgres } from "#tests/support/database/postgres-server";
import { startTcpProxy } from "#tests/support/faults/tcp-proxy";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInAtForm } from "#tests/support/http/sign-in";
import { type Page, Visitor } from "#tests/support/http/visitor";
import journal from "../../drizzle/meta/_journal.json";

const server = await startPostgres();
if (!server) process.stdout.write("The tests of an unreachable PostgreSQL are skipped: none was found.\n");

async function query(url: string, text: string): Promise<Row[]> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await client.unsafe(text);
  } finally {
    await client.end();
  }
}

describe.skipIf(!server)("two processes on one PostgreSQL", () => {
  let databaseUrl: string;
  let first: AppProcess;
  let second: AppProcess;
  /** The proxy between the second process and the database. */
  let proxy: Awaited<ReturnType<typeof startTcpProxy>>;
  let load: ReturnType<typeof keepVisiting> | undefined;

  beforeAll(async () => {
    ({ url: databaseUrl } = await createDatabase(server?.url ?? ""));
    proxy = await startTcpProxy(new URL(databaseUrl));
    const distant = new URL(databaseUrl);
    distant.port = String(proxy.port);
    const env = { ADMIN_PASSWORD: "" };
    [first, second] = await Promise.all([
      startProcess({ env: { ...env, DATABASE_URL: databaseUrl } }),
      startProcess({ env: { ...env, DATABASE_URL: distant.href } }),
    ]);
  });
  afterAll(async () => {
    await load?.stop();
    await Promise.all([first.stop(), second.stop()]);
    proxy.close();
    await server?.stop();
  });

  async function signInFirst(): Promise<Visitor> {
    const password = /"password":"([^"]+)"/.exec(first.output() + second.output())?.[1] ?? "";
    const { visitor, page } = await signInAtForm(first.url, { password });
    expect(page.url.pathname).toBe("/dashboard");
    return visitor;
  }

  test("start at once, migrate once, create one administrator, and serve the same visitors", async () => {
    const applied = await query(databaseUrl, "select hash from drizzle.__drizzle_migrations");
    expect(applied).toHaveLength(journal.entries.length);
    expect(await query(databaseUrl, "select email from users")).toEqual([{ email: adminEmail }]);
    expect((first.output() + second.output()).match(/"event":"first-sign-in"/g)).toHaveLength(1);

    const visitor = new Visitor(first.url);
    await fillInBooking(visitor, "Between Processes");
    const elsewhere = new Visitor(second.url);
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    await submitBooking(elsewhere);
    const list = await (await signInFirst()).open("/view-booking");
    expect(list.text).toContain("Between Processes");
  });

  test("respond with 503 while it is down, keep typed values, and recover when it is back", async () => {
    const staff = await signInFirst();
    await fillInBooking(staff, "Half Way");
    const visitor = new Visitor(first.url);
    const forms = { contact: await visitor.open("/booking"), files: await staff.open("/booking?step=4") };
    load = keepVisiting(first.url);
    await vi.waitFor(() => expect(load?.statuses.get("POST /booking")).toEqual(new Set([302])), soon);

    await server?.halt();
    await expectFormsKeepTypedText(forms);
    await expectUnavailable(visitor, staff);
    await expectStaticPages(first.url);

    await server?.resume();
    await vi.waitFor(() => expectBack(first.url), soon);
    await vi.waitFor(() => expectBack(second.url), soon);
    expect((await staff.open("/view-booking")).status).toBe(200);
    const back = new Visitor(second.url);
    await fillInBooking(back, "After The Fault", [new File(["%PDF-1.7\n"], "plan.pdf")]);
    await submitBooking(back);

    await load.stop();
    expect(load.statuses.get("GET /")).toEqual(new Set([200]));
    expect(load.statuses.get("POST /booking")).toEqual(new Set([302, 503]));
    expect([first.process.exitCode, second.process.exitCode]).toEqual([null, null]);
  });

  test("give up on a database that stops responding, and recover when it responds again", async () => {
    await expectBack(second.url);
    proxy.freeze();
    const body = new URLSearchParams({ fullName: "Silence", intent: "next" });
    const posts = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`${second.url}/booking?step=1`, { method: "POST", body })),
    );
    expect(new Set(posts.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await fetch(second.url)).status).toBe(200);

    proxy.thaw();
    await vi.waitFor(() => expectBack(second.url), soon);
    expect(second.process.exitCode).toBeNull();
  });
});

const soon = { timeout: 20_000, interval: 100 };

async function expectFormsKeepTypedText(forms: { contact: Page; files: Page }) {
  const contact = { fullName: "Typed Tessa", email: "tessa@example.com", phone: "8185550101" };
  const page = await forms.contact.submit(contact, "Next");
  expect(page.status).toBe(503);
  expect(page.text).toContain("Our records are unavailable right now");
  expect(page.document.querySelector<HTMLInputElement>("[name=fullName]")?.value).toBe("Typed Tessa");
  const files = [new File(["%PDF-1.7\n"], "plan.pdf")];
  const typed = await forms.files.submit({ specialInstructions: "Mind the dog", files }, "Next");
  expect(typed.status).toBe(503);
  expect(typed.document.querySelector("[name=specialInstructions]")?.textContent).toBe("Mind the dog");
}

async function expectUnavailable(visitor: Visitor, staff: Visitor) {
  const body = new URLSearchParams({ fullName: "Header", intent: "next" });
  const post = await visitor.fetch("/booking?step=1", { method: "POST", body });
  expect([post.status, Number(post.headers.get("Retry-After"))]).toEqual([503, 30]);
  for (const path of ["/booking", "/dashboard", "/view-booking", `/booking-details/${randomUUID()}`]) {
    const response = await staff.fetch(path);
    expect([path, response.status, response.headers.get("Retry-After")]).toEqual([path, 503, "30"]);
    expect(response.headers.get("Cache-Control")).toContain("no-store");
  }
  // The page shows the cause, and the request id that is also in the log.
  const failed = await staff.fetch("/dashboard");
  const text = (await failed.text()).replaceAll("<!-- -->", "");
  expect(text).toContain("Our records are unavailable right now.");
  expect(text).toContain(`Error code: ${failed.headers.get("X-Request-Id")}`);
  // CVE-2026-53666: the browser would call the constructor named by `__subType`. The page contains only the error itself.
  const data = await (await staff.fetch("/dashboard.data")).text();
  for (const sent of [text, data]) {
    expect(sent).toContain("Unexpected Server Error");
    expect(sent).not.toContain("__subType");
  }
  const credentials = new URLSearchParams({ email: adminEmail, password: "whatever it is" });
  const login = await visitor.fetch("/login", { method: "POST", body: credentials });
  expect(login.status).toBe(503);
}

async function expectStaticPages(url: string) {
  for (const path of ["/", "/about", "/scan-to-bim", "/robots.txt", "/login"])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  expect((await fetch(`${url}/no-such-page`)).status).toBe(404);
}

/** Returns the cookie of a new draft for many posts, because the drafts per client address are limited. */
async function getDraftCookie(url: string): Promise<{ Cookie: string }> {
  const response = await fetch(`${url}/booking`);
  await response.arrayBuffer();
  return { Cookie: response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "" };
}

/** Sends more concurrent posts than there are connections to the database. */
async function expectBack(url: string) {
  const body = new URLSearchParams({ fullName: "Back Again", intent: "next" });
  const headers = await getDraftCookie(url);
  const posts = Array.from({ length: 20 }, () =>
    fetch(`${url}/booking?step=1`, { method: "POST", body, headers, redirect: "manual" }),
  );
  expect(new Set((await Promise.all(posts)).map(({ status }) => status))).toEqual(new Set([302]));
}

/** Milliseconds between two requests of a visitor. Without a pause, the visitors would use up the processors. */
const visitPause = 20;

function keepVisiting(url: string) {
  const statuses = new Map<string, Set<number>>();
  let isOver = false;
  const visit = async (method: string, path: string, body?: URLSearchParams) => {
    const headers = await getDraftCookie(url);
    while (!isOver) {
      const response = await fetch(url + path, { method, body, headers, redirect: "manual" });
      await response.arrayBuffer();
      const name = `${method} ${path.split("?", 1)[0]}`;
      statuses.set(name, (statuses.get(name) ?? new Set()).add(response.status));
      await setTimeout(visitPause);
    }
  };
  const form = new URLSearchParams({ fullName: "Load", intent: "next" });
  const ended = Promise.all([
    visit("GET", "/"),
    visit("GET", "/"),
    ...Array.from({ length: 6 }, () => visit("POST", "/booking?step=1", form)),
  ]);
  return {
    statuses,
    stop: async () => {
      isOver = true;
      await ended;
    },
  };
}
