import { describe, expect } from "vitest";
import { test } from "#tests/support/app/lent-app";
import { adminEmail, adminPassword, type AppServer } from "#tests/support/app/server";
import { inDays } from "#tests/support/future-date";
import { type Page, Visitor } from "#tests/support/http/visitor";
import { answerErrors } from "~/messages/booking-errors";

let app: AppServer;
test.beforeAll(({ app: lent }) => {
  app = lent;
});

const contact = { fullName: "Ada Lovelace", email: "ada@example.com", phone: "(818) 555-0101" };

async function openStep(visitor: Visitor, step: 1 | 2 | 3 | 4 | 5): Promise<Page> {
  let page = await visitor.open("/booking");
  if (step > 1) page = await page.submit(contact, "Next");
  if (step > 2) page = await page.submit({ serviceLocation: "Van Nuys, California" }, "Next");
  if (step > 3) page = await page.submit({}, "Next");
  if (step > 4) page = await page.submit({}, "Next");
  expect(page.text).toContain(`Step ${step} of 5`);
  return page;
}

function readErrors({ document }: Page): string[] {
  return [...document.querySelectorAll('[role="alert"] a')].map((link) => link.textContent);
}

function readValue({ document }: Page, name: string): string {
  return document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
}

const pdf = (name: string) => new File(["%PDF-1.7\n"], name, { type: "application/pdf" });

const visitorName = `Ada <b>"Lovelace"</b>`;

async function bookWithFiles(visitor: Visitor): Promise<Page> {
  let page = await visitor.open("/booking?service=scan-to-bim");
  expect(page.document.title).toBe("Contact Information | Book an appointment | Datum 3D");
  page = await page.submit({ ...contact, fullName: visitorName, company: "Analytical" }, "Next");
  page = await page.submit(
    {
      serviceLocation: "34.19, -118.45",
      scanType: "Commercial",
      preferredDate: inDays(21),
      backupDate: inDays(24),
    },
    "Next",
  );
  page = await page.submit({ outputFormats: ["OBJ", "PDF"], budgetRange: "2500" }, "Next");
  page = await page.submit({ files: [pdf("floor-plan.pdf"), pdf("a=b;c.pdf")] }, "Upload");
  expect(page.text).toContain("2 of 2 files uploaded");
  page = await page.submit({ deliveryPreferences: ["Web viewer"] }, "Next");
  for (const answer of [visitorName, "floor-plan.pdf", "a=b;c.pdf", "Scan to BIM"])
    expect(page.text).toContain(answer);
  return page.submit({ termsAccepted: "on", privacyConsent: "on" }, "Submit Booking");
}

function readReference(confirmation: Page): string {
  return /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(confirmation.text)?.[0] ?? "no reference";
}

test("a visitor without script books with files, and anyone with the link can open the private page", async () => {
  const visitor = new Visitor(app.url);
  const page = await bookWithFiles(visitor);
  expect(page.text).toContain("Booking and files saved successfully");
  expect(page.text).toContain(`We’re emailing a link to this page to ${contact.email}.`);
  expect((await visitor.open(page.url.href)).text).toContain(readReference(page));
  expect((await new Visitor(app.url).open(page.url.href)).text).toContain(readReference(page));
  expect(readValue(await visitor.open("/booking"), "fullName")).toBe("");
});

test("staff without script find the booking and download its files", async () => {
  const reference = readReference(await bookWithFiles(new Visitor(app.url)));
  const staff = new Visitor(app.url);
  let page = await staff.open(`/view-booking?q=${reference}`);
  expect(page.url.pathname).toBe("/login");
  page = await page.submit({ email: adminEmail, password: adminPassword }, "Continue");
  expect(page.url.pathname + page.url.search).toBe(`/view-booking?q=${reference}`);
  page = await page.submit({}, `View ${visitorName}`);
  expect(page.url.pathname).toMatch(/^\/booking-details\//);
  expect(page.text).toContain(reference);
  expect(page.text).toContain("Viewed");

  const links = [...page.document.querySelectorAll<HTMLAnchorElement>('a[href^="/api/files/download/"]')];
  expect(links).toHaveLength(2);
  for (const link of links) {
    const download = await staff.fetch(link.href);
    expect(download.headers.get("Content-Disposition")).toMatch(/^attachment; filename/);
    expect(await download.text()).toMatch(/^%PDF-1.7/);
    expect((await fetch(link.href)).status).toBe(401);
  }
});

describe("the URL of a step", () => {
  test.each(["/booking?step=0", "/booking?step=x", "/booking?step=-1", "/booking?step="])(
    "%s opens the first step",
    async (address) => {
      const page = await new Visitor(app.url).open(address);
      expect(page.status).toBe(200);
      expect(page.text).toContain("Step 1 of 5");
    },
  );

  test.each(["/booking?step=6", "/booking?step=3", "/booking?step=5&show=errors"])(
    "%s without answers starts over with an explanation",
    async (address) => {
      const page = await new Visitor(app.url).open(address);
      expect(page.text).toContain("Step 1 of 5");
      expect(page.text).toContain("We couldn’t find your answers in this browser.");
    },
  );

  test("redirects a step ahead of the answers to the first step that is not valid", async () => {
    const visitor = new Visitor(app.url);
    await openStep(visitor, 2);
    expect((await visitor.open("/booking?step=5")).text).toContain("Step 2 of 5");
    expect((await visitor.open("/booking?step=1")).text).toContain("Step 1 of 5");
  });

  test("opens no draft with a cookie that was tampered with", async () => {
    const visitor = new Visitor(app.url);
    await openStep(visitor, 3);
    const cookie = visitor.cookies.get("__booking") ?? "";
    visitor.cookies.set("__booking", cookie.slice(0, -4) + "AAAA");
    const page = await visitor.open("/booking?step=2");
    expect(page.text).toContain("Step 1 of 5");
    expect(readValue(page, "fullName")).toBe("");
  });
});

describe("invalid answers", () => {
  test("are shown with errors by the field and in a summary, and stay as typed", async () => {
    const page = await (
      await openStep(new Visitor(app.url), 1)
    ).submit({ fullName: "", email: "nobody", phone: "1", company: "x".repeat(201) }, "Next");
    expect(page.document.title).toMatch(/^Error: Contact Information/);
    expect(readErrors(page)).toEqual([
      "Enter your full name",
      "Enter an email address like name@example.com",
      "Enter a phone number with at least 7 digits, like (818) 555-0142",
      "Shorten the company to 200 characters or fewer",
    ]);
    expect(readValue(page, "email")).toBe("nobody");
    expect(readValue(page, "company")).toHaveLength(201);
    expect(page.document.querySelector("[name=email]")?.getAttribute("aria-describedby")).toContain(
      "email-error",
    );
  });

  test("include past and equal dates, budgets out of range, and values that are not in a list", async () => {
    const visitor = new Visitor(app.url);
    let page = await (
      await openStep(visitor, 2)
    ).submit({ serviceLocation: "x", preferredDate: "2001-01-01T10:00" }, "Next");
    expect(readErrors(page)).toEqual(["Choose a preferred date in the future"]);
    const date = inDays(21);
    page = await page.submit({ preferredDate: date, backupDate: date }, "Next");
    expect(readErrors(page)).toEqual(["Choose a backup date that differs from the preferred date"]);
    page = await page.submit({ backupDate: "" }, "Next");
    page = await page.submit({ budgetRange: "5001", purpose: "Spying", outputFormats: ["EXE"] }, "Next");
    expect(readErrors(page)).toEqual([
      "Choose a purpose from the list",
      "Choose output formats from the list",
      answerErrors.budgetRange.range,
    ]);
    page = await page.submit({ budgetRange: "-1", purpose: "Marketing", outputFormats: [] }, "Next");
    expect(readErrors(page)).toEqual([answerErrors.budgetRange.range]);
  });

  test("include missing consents, which prevent the submit", async () => {
    const page = await (
      await openStep(new Visitor(app.url), 5)
    ).submit({ termsAccepted: "on" }, "Submit Booking");
    expect(readErrors(page)).toEqual(["Agree to the use of your information to submit the booking"]);
    expect(page.document.querySelector<HTMLInputElement>("[name=termsAccepted]")?.checked).toBe(true);
  });

  test("do not include NUL, markup or lone surrogates, which are stored as text", async () => {
    const visitor = new Visitor(app.url);
    const page = await openStep(visitor, 1);
    const response = await visitor.fetch("/booking?step=1", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "fullName=A%00da%ED%A0%80<i>&email=ada@example.com&phone=8185550101&intent=next",
    });
    expect(response.headers.get("Location")).toBe("/booking?step=2");
    expect(readValue(await visitor.open("/booking?step=1"), "fullName")).toMatch(/^Ada\ufffd+<i>$/);
    expect(page.document.querySelector("form i")).toBeNull();
  });

  test("include a form of a megabyte, which gets 413", async () => {
    const response = await fetch(`${app.url}/booking?step=1`, {
      method: "POST",
      body: new URLSearchParams({ fullName: "x".repeat(1_000_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("too large");
  });
});

describe("an earlier step", () => {
  test("is opened by Previous, which keeps typed values even if they are invalid", async () => {
    const visitor = new Visitor(app.url);
    const page = await (await openStep(visitor, 2)).submit({ accessInstructions: "Ring twice" }, "Previous");
    expect(page.text).toContain("Step 1 of 5");
    expect(readValue(page, "fullName")).toBe("Ada Lovelace");
    expect(readValue(await visitor.open("/booking?step=2"), "accessInstructions")).toBe("Ring twice");
  });

  test("is opened by Change at the answer, and leads back to the review", async () => {
    let page = await (await openStep(new Visitor(app.url), 5)).click("Change Contact Information");
    expect(page.url.hash).toBe("#booking-1-fullName");
    page = await page.submit({ phone: "(702) 555-0118" }, "Save and review");
    expect(page.text).toContain("Step 5 of 5");
    expect(page.text).toContain("(702) 555-0118");
  });
});

describe("files", () => {
  test("are kept when one of them is rejected, and Next uploads the others", async () => {
    const visitor = new Visitor(app.url);
    let page = await (
      await openStep(visitor, 4)
    ).submit(
      {
        specialInstructions: "Mind the dog",
        files: [
          pdf("good.pdf"),
          new File(["MZ"], "setup.exe"),
          new File(["<html>"], "page.pdf"),
          new File([], "empty.txt"),
        ],
      },
      "Upload",
    );
    expect(page.text).toContain("1 of 4 files uploaded. 3 not accepted.");
    expect(page.document.title).toMatch(/^Error: /);
    const messages = readErrors(page);
    expect(messages).toHaveLength(3);
    for (const name of ["setup.exe", "page.pdf", "empty.txt"]) expect(messages.join()).toContain(name);
    expect(readValue(page, "specialInstructions")).toBe("Mind the dog");

    page = await page.submit({ files: [pdf("late.pdf")] }, "Next");
    for (const name of ["good.pdf", "late.pdf"]) expect(page.text).toContain(name);
    page = await (await page.click("Change Additional Information")).submit({}, "Remove good.pdf");
    expect(page.text).not.toContain("good.pdf");
    expect(page.text).toContain("late.pdf");

    page = await (
      await page.submit({}, "Save and review")
    ).submit({ termsAccepted: "on", privacyConsent: "on" }, "Submit Booking");
    expect(page.text).toContain("Booking saved. 3 files weren’t added");
    expect(page.text).not.toContain("saved successfully");
  });
});
