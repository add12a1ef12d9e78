import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminEmail, adminPassword, type AppServer, startApp } from "#tests/support/app-server";
import { inDays } from "#tests/support/future-date";
import { type Page, Visitor } from "#tests/support/visitor";

let app: AppServer;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

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

function errorsOf({ document }: Page): string[] {
  return [...document.querySelectorAll('[role="alert"] a')].map((link) => link.textContent);
}

function valueOf({ document }: Page, id: string): string {
  return (document.getElementById(id) as HTMLInputElement).value;
}

const pdf = (name: string, size = 20) =>
  new File(["%PDF-1.7\n".padEnd(size, "x")], name, { type: "application/pdf" });

test("D33: every variant of the address names one canonical page, with tags for shared links", async () => {
  for (const address of [
    "/booking",
    "/booking?service=scan-to-bim",
    "/booking?service=virtual-tours&step=1",
  ]) {
    const { document } = await new Visitor(app.url).open(address);
    const canonical = document.querySelectorAll<HTMLLinkElement>("link[rel=canonical]");
    expect([...canonical].map((link) => link.getAttribute("href"))).toEqual([`${app.url}/booking`]);
    const property = (name: string) =>
      document.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
    expect(property("og:url")).toBe(`${app.url}/booking`);
    expect(property("og:title")).toBe(document.title);
    expect(property("og:description")).toBe(
      document.querySelector('meta[name="description"]')?.getAttribute("content"),
    );
    const image = await fetch(property("og:image") ?? "", { method: "HEAD" });
    expect([image.status, image.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  }
});

test("from the first step to the staff member's download, without script", async () => {
  const visitor = new Visitor(app.url);
  let page = await visitor.open("/booking?service=scan-to-bim");
  expect(page.document.title).toBe("Contact Information | Book an appointment | Datum 3D");
  page = await page.submit({ ...contact, fullName: `Ada <b>"Lovelace"</b>`, company: "Analytical" }, "Next");
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

  expect(page.text).toContain(`Ada <b>"Lovelace"</b>`);
  expect(page.text).toContain("floor-plan.pdf, a=b;c.pdf");
  expect(page.text).toContain("Scan to BIM");
  page = await page.submit({ termsAccepted: "on", privacyConsent: "on" }, "Submit Booking");
  expect(page.text).toContain("Booking and files saved successfully");
  const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page.text)?.[0] ?? "";
  expect((await visitor.open(page.url.href)).text).toContain(reference);
  expect((await new Visitor(app.url).open(page.url.href)).text).toContain("Step 1 of 5");
  expect(valueOf(await visitor.open("/booking"), "fullName")).toBe("");

  const staff = new Visitor(app.url);
  page = await staff.open("/view-booking?q=lovelace");
  expect(page.url.pathname).toBe("/login");
  page = await page.submit({ email: adminEmail, password: adminPassword }, "Continue");
  expect(page.url.pathname + page.url.search).toBe("/view-booking?q=lovelace");
  page = await page.submit({}, `View Ada <b>"Lovelace"</b>`);
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

describe("addresses of steps", () => {
  test.each(["/booking?step=0", "/booking?step=x", "/booking?step=-1", "/booking?step="])(
    "%s is the first step",
    async (address) => {
      const page = await new Visitor(app.url).open(address);
      expect(page.status).toBe(200);
      expect(page.text).toContain("Step 1 of 5");
    },
  );

  test.each(["/booking?step=6", "/booking?step=3", "/booking?step=5&show=errors"])(
    "%s without answers starts over, and says why",
    async (address) => {
      const page = await new Visitor(app.url).open(address);
      expect(page.text).toContain("Step 1 of 5");
      expect(page.text).toContain("We found no earlier answers in this browser.");
    },
  );

  test("a step ahead of the answers leads to the first that is not valid", async () => {
    const visitor = new Visitor(app.url);
    await openStep(visitor, 2);
    expect((await visitor.open("/booking?step=5")).text).toContain("Step 2 of 5");
    expect((await visitor.open("/booking?step=1")).text).toContain("Step 1 of 5");
  });

  test("a cookie that was tampered with opens nothing", async () => {
    const visitor = new Visitor(app.url);
    await openStep(visitor, 3);
    const cookie = visitor.cookies.get("__booking") ?? "";
    visitor.cookies.set("__booking", cookie.slice(0, -4) + "AAAA");
    const page = await visitor.open("/booking?step=2");
    expect(page.text).toContain("Step 1 of 5");
    expect(valueOf(page, "fullName")).toBe("");
  });
});

describe("answers that break the rules", () => {
  test("show what is wrong by the field and in a summary, and stay as typed", async () => {
    const page = await (
      await openStep(new Visitor(app.url), 1)
    ).submit({ fullName: "", email: "nobody", phone: "1", company: "x".repeat(201) }, "Next");
    expect(page.document.title).toMatch(/^Error: Contact Information/);
    expect(errorsOf(page)).toEqual([
      "Enter your full name",
      "Enter an email address in the form name@example.com",
      "Enter a phone number with at least 7 digits, like (818) 555-0142",
      "The company must have 200 characters or fewer",
    ]);
    expect(valueOf(page, "email")).toBe("nobody");
    expect(valueOf(page, "company")).toHaveLength(201);
    expect(page.document.getElementById("email")?.getAttribute("aria-describedby")).toContain("email-error");
  });

  test("dates in the past, equal dates, budgets out of range, values that no list has", async () => {
    const visitor = new Visitor(app.url);
    let page = await (
      await openStep(visitor, 2)
    ).submit({ serviceLocation: "x", preferredDate: "2001-01-01T10:00" }, "Next");
    expect(errorsOf(page)).toEqual(["The preferred date must be in the future"]);
    const date = inDays(21);
    page = await page.submit({ preferredDate: date, backupDate: date }, "Next");
    expect(errorsOf(page)).toEqual(["The backup date must differ from the preferred date"]);
    page = await page.submit({ backupDate: "" }, "Next");
    page = await page.submit({ budgetRange: "5001", purpose: "Spying", outputFormats: ["EXE"] }, "Next");
    expect(errorsOf(page)).toEqual([
      "Choose a purpose from the list",
      "Choose output formats from the list",
      "Enter a budget between $0 and $5,000",
    ]);
    page = await page.submit({ budgetRange: "-1", purpose: "Marketing", outputFormats: [] }, "Next");
    expect(errorsOf(page)).toEqual(["Enter a budget between $0 and $5,000"]);
  });

  test("missing consents keep the booking from being sent", async () => {
    const page = await (
      await openStep(new Visitor(app.url), 5)
    ).submit({ termsAccepted: "on" }, "Submit Booking");
    expect(errorsOf(page)).toEqual(["Agree that your data is used to handle this request"]);
    expect((page.document.getElementById("termsAccepted") as HTMLInputElement).checked).toBe(true);
  });

  test("text with NUL, markup and half characters is stored as text", async () => {
    const visitor = new Visitor(app.url);
    const page = await openStep(visitor, 1);
    const response = await visitor.fetch("/booking?step=1", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "fullName=A%00da%ED%A0%80<i>&email=ada@example.com&phone=8185550101&intent=next",
    });
    expect(response.headers.get("Location")).toBe("/booking?step=2");
    expect(valueOf(await visitor.open("/booking?step=1"), "fullName")).toMatch(/^Ada\ufffd+<i>$/);
    expect(page.document.querySelector("form i")).toBeNull();
  });

  test("a form of a megabyte is refused with 413", async () => {
    const response = await fetch(`${app.url}/booking?step=1`, {
      method: "POST",
      body: new URLSearchParams({ fullName: "x".repeat(1_000_000) }),
    });
    expect(response.status).toBe(413);
  });
});

describe("going back and changing answers", () => {
  test("Previous keeps what was typed, valid or not", async () => {
    const visitor = new Visitor(app.url);
    const page = await (await openStep(visitor, 2)).submit({ accessInstructions: "Ring twice" }, "Previous");
    expect(page.text).toContain("Step 1 of 5");
    expect(valueOf(page, "fullName")).toBe("Ada Lovelace");
    expect(valueOf(await visitor.open("/booking?step=2"), "accessInstructions")).toBe("Ring twice");
  });

  test("Change leads to the answer and back to the check of all", async () => {
    let page = await (await openStep(new Visitor(app.url), 5)).click("Change Phone");
    expect(page.url.hash).toBe("#phone");
    page = await page.submit({ phone: "(702) 555-0118" }, "Save and check");
    expect(page.text).toContain("Step 5 of 5");
    expect(page.text).toContain("(702) 555-0118");
  });
});

describe("files", () => {
  test("one bad file loses no other, and Next takes along what was not uploaded", async () => {
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
    expect(page.text).toContain("1 of 1 file uploaded");
    expect(page.document.title).toMatch(/^Error: /);
    const messages = errorsOf(page);
    expect(messages).toHaveLength(3);
    for (const name of ["setup.exe", "page.pdf", "empty.txt"]) expect(messages.join()).toContain(name);
    expect(valueOf(page, "specialInstructions")).toBe("Mind the dog");

    page = await page.submit({ files: [pdf("late.pdf")] }, "Next");
    expect(page.text).toContain("good.pdf, late.pdf");
    page = await (await page.click("Change Files")).submit({}, "Remove good.pdf");
    expect(page.text).not.toContain("good.pdf");
    expect(page.text).toContain("late.pdf");
  });

  test("15 MiB is taken, one byte more is not", async () => {
    const limit = 15 * 1024 * 1024;
    const page = await (
      await openStep(new Visitor(app.url), 4)
    ).submit({ files: [pdf("full.pdf", limit), pdf("over.pdf", limit + 1)] }, "Upload");
    expect(page.text).toContain("1 of 1 file uploaded");
    expect(errorsOf(page).join()).toContain("over.pdf");
  });

  test("the twenty-first file of a booking is refused", async () => {
    const visitor = new Visitor(app.url);
    let page = await openStep(visitor, 4);
    page = await page.submit(
      { files: Array.from({ length: 21 }, (_, index) => pdf(`${index}.pdf`)) },
      "Upload",
    );
    expect(page.text).toContain("20 of 20 files uploaded");
    expect(errorsOf(page)).toHaveLength(1);
  });
});

test("twenty identical submits at once are one booking", async () => {
  const visitor = new Visitor(app.url);
  await (await openStep(visitor, 1)).submit({ ...contact, fullName: "Twenty Times" }, "Next");
  await (await visitor.open("/booking?step=2")).submit({ serviceLocation: "Reno" }, "Next");
  const submits = await Promise.all(
    Array.from({ length: 20 }, () =>
      visitor.fetch("/booking?step=5", {
        method: "POST",
        body: new URLSearchParams({ termsAccepted: "on", privacyConsent: "on", intent: "submit" }),
      }),
    ),
  );
  const locations = new Set(submits.map((response) => response.headers.get("Location")));
  expect([...locations]).toEqual([expect.stringMatching(/^\/booking\?confirmed=[0-9A-Z]{8}$/)]);

  const staff = new Visitor(app.url);
  const login = await staff.open("/login");
  await login.submit({ email: adminEmail, password: adminPassword }, "Continue");
  const list = await staff.open("/view-booking?q=Twenty%20Times");
  expect(list.document.querySelectorAll("tbody tr")).toHaveLength(1);
});
