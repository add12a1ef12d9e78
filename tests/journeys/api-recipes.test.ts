import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { adminEmail, adminPassword, type AppServer, startApp } from "#tests/support/app/server";
import { freePort } from "#tests/support/database/postgres-server";
import { dayFromNow, noonFromNow } from "#tests/support/future-date";
import { Visitor } from "#tests/support/http/visitor";
import { isSignedWith, startReceiver } from "#tests/support/http/webhook-receiver";
import { type MailServer, startMailServer } from "#tests/support/mail/server";
import * as keys from "~/messages/api-keys";
import * as page from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import * as webhooks from "~/messages/webhooks";
import { allWebhookTypes } from "~/webhooks/types";
import { createDatum } from "../../client";

// A program that knows the API document, the client that is made from it, and nothing of the app.
let mail: MailServer;
let app: AppServer;
let admin: Visitor;
let key: string;
/** What the other programs, such as a CRM, have stored, by path. */
const stored = new Map<string, Record<string, unknown>>();
let other: Server;
let otherUrl: string;
const programs: ChildProcess[] = [];

beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: "Datum 3D <noreply@example.com>",
      PUBLIC_URL: "http://127.0.0.1",
      INSIDE_HOSTS: "127.0.0.1",
    },
  });
  other = createServer((request, response) => {
    const { method, url = "" } = request;
    if (method === "DELETE") {
      stored.delete(url);
      response.writeHead(204).end();
      return;
    }
    void json(request).then((body) => {
      stored.set(url, body as Record<string, unknown>);
      response.writeHead(200).end("{}");
    });
  });
  otherUrl = await listen(other);
  admin = new Visitor(app.url);
  await (await admin.open("/login")).submit({ email: adminEmail, password: adminPassword }, "Continue");
  const levels = {
    bookings: "write",
    quotes: "write",
    visits: "write",
    messages: "write",
    deliveries: "write",
  };
  const made = await (await admin.open("/settings/keys")).submit({ name: "Programs", ...levels }, keys.make);
  key = secretIn(made.document);
});
afterEach(() => {
  for (const program of programs.splice(0)) program.kill();
});
afterAll(async () => {
  other.close();
  await app.stop();
  await mail.stop();
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const secretIn = (document: Document) => document.querySelector("main textarea")?.textContent ?? "";
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 200 });

/** Starts a recipe, with a webhook for what it is told of. */
async function run(recipe: string, events: string[]): Promise<void> {
  const port = await freePort();
  const form = await admin.open("/settings/webhooks");
  const address = { url: `http://127.0.0.1:${port}/`, description: recipe };
  const made = await form.submit({ ...address, events }, webhooks.make);
  const program = spawn(process.execPath, ["--import", "tsx", path.resolve(`client/${recipe}.ts`)], {
    stdio: "inherit",
    env: {
      ...process.env,
      DATUM_URL: app.url,
      DATUM_KEY: key,
      DATUM_WEBHOOK_SECRET: secretIn(made.document),
      CRM_URL: otherUrl,
      BILLING_URL: otherUrl,
      CALENDAR_URL: otherUrl,
      PORT: String(port),
    },
  });
  programs.push(program);
  await until(() => fetch(`http://127.0.0.1:${port}/`, { method: "POST" }));
}

const datum = () => createDatum(app.url, key);
const params = (id: string) => ({ path: { id } });

async function request(fullName: string): Promise<string> {
  const { data } = await datum().POST("/api/booking/create", {
    body: {
      fullName,
      email: "ada@example.com",
      phone: "(818) 555-0142",
      serviceLocation: "Van Nuys, California",
      termsAccepted: true,
      privacyConsent: true,
    },
  });
  if (!data) throw new Error("The request was not created.");
  return data.bookingId;
}

test("requests go into a CRM, with their stage, until they are erased", async () => {
  await run("requests-into-crm", ["request.created", "request.changed", "stage.changed", "request.erased"]);
  const id = await request("Ada Example");
  const lead = () => stored.get(`/leads/${id}`);
  await until(() => expect(lead()).toMatchObject({ name: "Ada Example", stage: "new" }));
  await datum().PUT("/api/v1/bookings/{id}/stage", { params: params(id), body: { stage: "in-review" } });
  await until(() => expect(lead()).toMatchObject({ stage: "in-review" }));
});

test("what a customer accepts is billed once", async () => {
  await run("bill-accepted-quotes", ["quote.accepted"]);
  const id = await request("Bea Example");
  const { data } = await datum().POST("/api/v1/bookings/{id}/quotes", {
    params: params(id),
    body: { lines: [{ label: "Scan", quantity: 2, unitCents: 50_050 }], validUntil: dayFromNow(14) },
  });
  const isQuote = ({ text }: { text: string }) => text.includes("$1,001.00");
  await until(() => expect(mail.received.some(isQuote)).toBe(true));
  const link = /(\/request\/[\w-]+)/.exec(mail.received.find(isQuote)?.text ?? "")?.[1] ?? "no link";
  const form = await (await new Visitor(app.url).open(link)).click(page.quote.accept);
  await form.submit({}, forms.accept.send);
  const invoice = `/invoices/${data?.reference}-1`;
  await until(() =>
    expect(stored.get(invoice)).toMatchObject({
      customer: { name: "Bea Example" },
      lines: [{ label: "Scan", quantity: 2, price: 500.5 }],
      total: 1001,
    }),
  );
  const notes = async () =>
    (await datum().GET("/api/v1/bookings/{id}/notes", { params: params(id) })).data?.items;
  await until(async () => expect(await notes()).toMatchObject([{ text: `Invoice ${data?.reference}-1` }]));
});

test("visits fill a calendar, and leave it when they are canceled", async () => {
  await run("fill-a-calendar", ["visit.scheduled", "visit.changed", "visit.canceled"]);
  const id = await request("Cleo Example");
  const body = { startsAt: noonFromNow(5).toISOString(), minutes: 90 as const };
  await datum().PUT("/api/v1/bookings/{id}/visit", { params: params(id), body });
  const entry = () => stored.get(`/entries/${id}`);
  await until(() => expect(entry()).toMatchObject({ start: body.startsAt, place: "Van Nuys, California" }));
  await datum().DELETE("/api/v1/bookings/{id}/visit", { params: params(id) });
  await until(() => expect(entry()).toBeUndefined());
});

test("a program follows a request from its creation to the results, and hears of each step", async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const form = await admin.open("/settings/webhooks");
  const address = { url: receiver.url, description: "Follower", events: [...allWebhookTypes] };
  const secret = secretIn((await form.submit(address, webhooks.make)).document);
  const id = await request("Dora Example");
  const booking = params(id);
  const visit = { startsAt: noonFromNow(5).toISOString(), minutes: 90 as const };
  await datum().PUT("/api/v1/bookings/{id}/visit", { params: booking, body: visit });
  await datum().PUT("/api/v1/bookings/{id}/stage", {
    params: booking,
    body: { stage: "done", visit: "keep", sendMail: false },
  });
  await datum().POST("/api/v1/bookings/{id}/deliveries", { params: booking, body: { title: "Tour" } });
  const sent = await fetch(`${app.url}/booking-details/${id}/deliver/uploads/new`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${key}`,
      "Tus-Resumable": "1.0.0",
      "Upload-Length": "15",
      "Upload-Metadata": `filename ${Buffer.from("plan.pdf").toString("base64")}`,
    },
  });
  const upload = await fetch(new URL(sent.headers.get("Location") ?? "", app.url), {
    method: "PATCH",
    headers: {
      Authorization: `Bearer ${key}`,
      "Tus-Resumable": "1.0.0",
      "Upload-Offset": "0",
      "Content-Type": "application/offset+octet-stream",
    },
    body: "%PDF-1.7\n%%EOF\n",
  });
  expect(upload.status).toBe(204);
  const { data } = await datum().POST("/api/v1/bookings/{id}/deliveries/draft/publication", {
    params: booking,
    body: {},
  });
  const file = data?.items[0]?.id ?? "";
  const result = await datum().GET("/api/v1/bookings/{id}/results/{itemId}", {
    params: { path: { id, itemId: file } },
    parseAs: "text",
  });
  expect(result.data).toBe("%PDF-1.7\n%%EOF\n");
  const own = () => receiver.received.filter(({ event }) => event.data.bookingId === id);
  await until(() =>
    expect(own().map(({ event }) => event.type)).toEqual([
      "request.created",
      "visit.scheduled",
      // Who acts first owns the request.
      "request.changed",
      "stage.changed",
      "stage.changed",
      "delivery.published",
    ]),
  );
  expect(own().every((each) => isSignedWith(secret, each))).toBe(true);
});
