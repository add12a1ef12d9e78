import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startApp } from "#tests/support/app/server";
import { fillInBooking } from "#tests/support/http/book";
import { signInVisitor } from "#tests/support/http/sign-in";
import { type Page, Visitor } from "#tests/support/http/visitor";
import { trapField } from "~/booking-fields";

let app: AppServer;
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => app.stop());

const from = (address: string) => new Visitor(app.url, { "X-Forwarded-For": address });
const names = ({ document }: Page) =>
  [...document.querySelectorAll("tbody th a")].map(({ textContent }) => textContent);

/** Submits the form with the hidden field filled in, and returns the next page. */
async function submitAsProgram(visitor: Visitor, fullName: string): Promise<Page> {
  await visitor.open("/booking");
  await fillInBooking(visitor, fullName);
  const body = new URLSearchParams({ [trapField]: "https://example.com", intent: "next" });
  await visitor.fetch("/booking?step=3", { method: "POST", body });
  const last = await visitor.open("/booking?step=5");
  return last.submit({ termsAccepted: "on", privacyConsent: "on" }, "Submit Booking");
}

test("a request by a program is stored as spam, its visitor sees the usual page, and staff can undo the mark", async () => {
  const visitor = from("8.8.4.1");
  const page = await submitAsProgram(visitor, "Fast Visitor");
  expect(page.status).toBe(200);
  expect(page.text).toContain("We’ve got your request");
  expect(page.text).toContain("In a hurry? Call us at (818) 555-0142");
  expect(page.text).not.toMatch(/\bspam/i);

  const staff = await signInVisitor(app.url);
  let list = await staff.open("/view-booking");
  expect(list.text).toContain("No bookings available.");
  list = await list.click("Spam (1)");
  expect(list.url.search).toBe("?spam=1");
  expect(names(list)).toEqual(["Fast Visitor"]);
  expect(list.text).toContain("A hidden field was filled in");
  // A search stays in the list of spam.
  list = await list.submit({ q: "fast" }, "Search");
  expect(list.url.search).toBe("?q=fast&spam=1");
  expect(names(list)).toEqual(["Fast Visitor"]);

  let booking = await list.click("Fast Visitor");
  expect(booking.text).toContain("This request is marked as spam");
  for (const work of ["Assigned to", "Renew link"]) expect(booking.text).not.toContain(work);
  expect(booking.text).toContain("a field that people can’t see was filled in");
  const links = [...booking.document.querySelectorAll("a")].map(({ textContent }) => textContent);
  expect(links).not.toContain("Quote");
  booking = await booking.submit({}, "Not spam");
  expect(booking.text).toContain("No longer spam. Everything is as it was before.");
  expect(names(await staff.open("/view-booking"))).toEqual(["Fast Visitor"]);
  expect((await visitor.open(page.url.pathname)).text).not.toContain("In a hurry?");

  booking = await booking.submit({}, "Mark as spam");
  expect(booking.text).toContain("Administrator marked it on");
  const forms = await staff.open(`${booking.url.pathname}/quote`);
  expect(forms.url.pathname).toBe(booking.url.pathname);
  list = await staff.open("/view-booking?spam=1");
  for (const box of list.document.querySelectorAll<HTMLInputElement>("input[name=booking]"))
    box.checked = true;
  list = await list.submit({}, "Not spam");
  expect(list.text).toContain("1 booking is no longer spam.");
});

test("a visitor's message after the mark is mailed to the company once, and shows in the list", async () => {
  let page = await submitAsProgram(from("8.8.4.2"), "Real Visitor");
  expect(page.text).toContain("What you write here goes straight to the people working on your request.");
  for (const text of ["Did you get my request?", "I’d like to hear from you."]) {
    page = await page.submit({ text }, "Send message");
    expect(page.text).toContain("Your message is sent");
  }

  const staff = await signInVisitor(app.url);
  let list = await staff.open("/view-booking?spam=1&q=Real");
  expect(names(list)).toEqual(["Real Visitor"]);
  expect(list.text).toContain("Wrote since it was marked");
  const mails = await staff.open("/mail");
  expect(names(mails).filter((subject) => subject.startsWith("New message: "))).toHaveLength(1);
  const booking = await list.click("Real Visitor");
  expect(booking.text).toContain("The customer wrote after it was marked.");
  expect(booking.text).toContain("Did you get my request?");
  await booking.submit({}, "Not spam");
  list = await staff.open("/view-booking?q=Real");
  expect(list.text).not.toContain("Wrote since it was marked");
});

test("after staff marked a request, others from its address or email are marked, until the mark is undone", async () => {
  /** Sends a request by the API, which does not mark the first one of an address as spam. */
  const send = async (address: string, fullName: string, email: string) => {
    const { status } = await from(address).fetch("/api/booking/create", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ fullName, email, phone: "8185550101", serviceLocation: "Van Nuys" }),
    });
    expect(status).toBe(201);
  };
  const staff = await signInVisitor(app.url);
  await send("198.51.100.9", "First Sender", "first@example.com");
  let booking = await (await staff.open("/view-booking?q=First")).click("First Sender");
  booking = await booking.submit({}, "Mark as spam");

  await send("198.51.100.10", "Same Email", "FIRST@example.com");
  // The mark does not affect other addresses of the network.
  await send("198.51.100.11", "Other Sender", "other@example.com");
  expect(names(await staff.open("/view-booking?q=Other"))).toEqual(["Other Sender"]);
  const list = await staff.open("/view-booking?q=Same&spam=1");
  expect(names(list)).toEqual(["Same Email"]);
  expect(list.text).toContain("From an address or email that staff marked before");
  expect((await list.click("Same Email")).text).toContain("staff marked another request from the same");

  await booking.submit({}, "Not spam");
  await send("198.51.100.12", "Later Sender", "first@example.com");
  expect(names(await staff.open("/view-booking?q=Later"))).toEqual(["Later Sender"]);
});
