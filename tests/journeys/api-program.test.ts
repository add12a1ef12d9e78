import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { adminEmail, adminPassword, type AppServer, startApp } from "#tests/support/app/server";
import { noonFromNow } from "#tests/support/future-date";
import { Visitor } from "#tests/support/http/visitor";
import { isSignedWith, startReceiver } from "#tests/support/http/webhook-receiver";
import * as keys from "~/messages/api-keys";
import * as webhooks from "~/messages/webhooks";
import { allWebhookTypes } from "~/webhooks/types";

// The tests act as a program that knows only the API document, and nothing about the app.
let app: AppServer;
let admin: Visitor;
let key: string;

beforeAll(async () => {
  app = await startApp({ env: { INSIDE_HOSTS: "127.0.0.1" } });
  admin = new Visitor(app.url);
  await (await admin.open("/login")).submit({ email: adminEmail, password: adminPassword }, "Continue");
  const levels = { bookings: "write", visits: "write", deliveries: "write" };
  const made = await (await admin.open("/settings/keys")).submit({ name: "Program", ...levels }, keys.make);
  key = secretIn(made.document);
});
afterAll(() => app.stop());

const secretIn = (document: Document) => document.querySelector("main textarea")?.textContent ?? "";

async function call(path: string, method = "GET", body?: object): Promise<Response> {
  const headers = { Authorization: `Bearer ${key}`, ...(body && { "Content-Type": "application/json" }) };
  const response = await fetch(app.url + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response;
}

test("a program follows a request from its creation to the results, and hears of each step", async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const form = await admin.open("/settings/webhooks");
  const address = { url: receiver.url, description: "Follower", events: [...allWebhookTypes] };
  const secret = secretIn((await form.submit(address, webhooks.make)).document);
  const created = await call("/api/booking/create", "POST", {
    fullName: "Dora Example",
    email: "dora@example.com",
    phone: "(818) 555-0142",
    serviceLocation: "Van Nuys, California",
    termsAccepted: true,
    privacyConsent: true,
  });
  const { bookingId: id } = (await created.json()) as { bookingId: string };
  const booking = `/api/v1/bookings/${id}`;
  await call(`${booking}/visit`, "PUT", { startsAt: noonFromNow(5).toISOString(), minutes: 90 });
  await call(`${booking}/stage`, "PUT", { stage: "done", visit: "keep", sendMail: false });
  await call(`${booking}/deliveries`, "POST", { title: "Tour" });
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
  const published = await call(`${booking}/deliveries/draft/publication`, "POST", {});
  const { items } = (await published.json()) as { items: { id: string }[] };
  const result = await call(`${booking}/results/${items[0]?.id ?? ""}`);
  expect(await result.text()).toBe("%PDF-1.7\n%%EOF\n");
  const bookingEvents = () => receiver.received.filter(({ event }) => event.data.bookingId === id);
  await vi.waitFor(
    () =>
      expect(bookingEvents().map(({ event }) => event.type)).toEqual([
        "request.created",
        "visit.scheduled",
        // The first actor becomes the request's owner.
        "request.changed",
        "stage.changed",
        "stage.changed",
        "delivery.published",
      ]),
    { timeout: 60_000, interval: 200 },
  );
  expect(bookingEvents().every((each) => isSignedWith(secret, each))).toBe(true);
});
