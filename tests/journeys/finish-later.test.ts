import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type AppServer, startApp } from "#tests/support/app-server";
import { startMailServer } from "#tests/support/mail-server";
import { Visitor } from "#tests/support/visitor";
import * as bookingText from "~/messages/booking";
import * as text from "~/messages/draft-link";
import { draftLink } from "~/messages/mails/visitor";

let app: AppServer;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
  const mail = { SMTP_URL: server.url, MAIL_FROM: "Datum 3D <noreply@example.com>" };
  app = await startApp({ env: { ...mail, PUBLIC_URL: "http://127.0.0.1" } });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const contact = { fullName: "Ada Lovelace", email: "ada@example.com", phone: "(818) 555-0101" };

test("line 7: a request that was started on one device is finished on another by the mailed link", async () => {
  const phone = new Visitor(app.url);
  let page = await (await phone.open("/booking")).submit(contact, bookingText.next);
  const shown = page;
  page = await page.submit({ accessInstructions: "Ring twice" }, bookingText.finishLater);
  expect(page.document.querySelector("h1")?.textContent).toBe(text.title);
  page = await page.submit({}, text.send);
  expect(page.text).toContain(text.sentAdvice(contact.email));

  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 10_000 });
  const [mail] = server.received;
  expect(mail).toMatchObject({ to: contact.email, subject: draftLink.subject });
  const path = /\/continue\/[\w-]{43}/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(mail?.html).toContain(path);

  // A mail scanner follows the link.
  const scanner = new Visitor(app.url);
  await scanner.open(path);
  expect((await scanner.open("/booking?step=2")).text).toContain("Step 1 of 5");

  const laptop = new Visitor(app.url);
  page = await (await laptop.open(path)).submit({}, text.open);
  expect(page.text).toContain("Step 2 of 5");
  expect(page.document.querySelector("[name=accessInstructions]")?.textContent).toContain("Ring twice");

  // The phone has no answers any more, says why, and keeps what was typed there since.
  const left = await shown.submit({ accessInstructions: "Ring three times" }, bookingText.next);
  expect(left.status).toBe(409);
  expect(left.text).toContain(text.notSavedTitle);
  expect(left.document.querySelector("[name=accessInstructions]")?.textContent).toContain("three times");
  const moved = await phone.open("/booking?step=2");
  expect(moved.document.querySelector("h1")?.textContent).toBe(text.movedTitle);
  expect(moved.document.title).toContain(text.movedTitle);
  expect((await moved.click(text.movedMailLink)).text).toContain(text.movedLead);

  const response = await laptop.fetch(path);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(response.headers.get("X-Robots-Tag")).toContain("noindex");
  await expect.poll(app.output, { timeout: 10_000 }).toContain("/continue/[secret]");
  expect(app.output()).not.toContain(path.split("/")[2]);
});
