import { describe, expect } from "vitest";
import { test } from "#tests/support/app/lent-app";
import type { AppServer } from "#tests/support/app/server";
import { type Page, Visitor } from "#tests/support/http/visitor";
import * as text from "~/messages/booking";
import { answerLabels } from "~/messages/booking-answers";
import { answerErrors } from "~/messages/booking-errors";

let app: AppServer;
test.beforeAll(({ app: lent }) => {
  app = lent;
});

const contact = { fullName: "Ada Lovelace", email: "ada@example.com", phone: "(818) 555-0101" };
const place = { serviceLocation: "Reno, Nevada" };

const mainOf = ({ document }: Page) => document.querySelector("main")?.textContent ?? "";

function readSoFar({ document }: Page): Record<string, string> {
  const terms = document.querySelectorAll(`[aria-label="${text.asideName}"] dt`);
  return Object.fromEntries(
    Array.from(terms, (term) => [term.textContent, term.nextElementSibling?.textContent ?? ""]),
  );
}

function readService({ document }: Page): string {
  return document.querySelector<HTMLSelectElement>("[name=service]")?.value ?? "";
}

describe("a visitor who returns to saved answers", () => {
  test("is offered the first unfinished step", async () => {
    const visitor = new Visitor(app.url);
    let page = await visitor.open("/booking");
    expect(mainOf(page)).not.toContain(text.resume);
    page = await page.submit(contact, text.next);
    expect(mainOf(page)).not.toContain(text.resume);
    page = await visitor.open("/booking");
    expect(mainOf(page)).toContain(text.resume);
    page = await page.click("Continue at step 2");
    expect(page.text).toContain("Step 2 of 5");
    await page.submit(place, text.next);
    page = await (await visitor.open("/booking")).click("Continue at step 3");
    expect(page.text).toContain("Step 3 of 5");
    expect(readSoFar(page)).toMatchObject({
      "Full Name": contact.fullName,
      "Service Location": "Reno, Nevada",
    });
  });

  test("is not offered another step on the requested one", async () => {
    const visitor = new Visitor(app.url);
    await (await visitor.open("/booking")).submit(contact, text.next);
    const page = await visitor.open("/booking?step=1");
    expect(page.text).toContain("Step 1 of 5");
    expect(mainOf(page)).not.toContain(text.resume);
  });
});

describe("the service of the page that a visitor came from", () => {
  test("is kept when the visitor leaves before the first post", async () => {
    const visitor = new Visitor(app.url);
    let page = await (await visitor.open("/scan-to-bim")).click("Get a Free Quote");
    expect(page.url.search).toBe("?service=scan-to-bim");
    await visitor.open("/about");
    page = await visitor.open("/booking");
    expect(readSoFar(page)).toEqual({ [answerLabels.service]: "Scan to BIM" });
    page = await page.submit(contact, text.next);
    expect(readService(page)).toBe("Scan to BIM");
    page = await page.submit(place, text.next);
    expect(readSoFar(page)).toMatchObject({ [answerLabels.service]: "Scan to BIM" });
  });

  test("is replaced by the service of the page that was visited last", async () => {
    const visitor = new Visitor(app.url);
    await visitor.open("/booking?service=scan-to-bim");
    await visitor.open("/booking?service=digital-twin");
    expect(readSoFar(await visitor.open("/booking"))).toEqual({ [answerLabels.service]: "Digital Twin" });
  });
});

test("later steps depend on earlier answers: no rooms of a store, no service twice, formats of the service first", async () => {
  const visitor = new Visitor(app.url);
  let page = await (await visitor.open("/booking?service=scan-to-plan")).submit(contact, "Next");
  page = await page.submit({ serviceLocation: "Reno, NV", scanType: "Commercial" }, "Next");
  expect(page.document.querySelector("[name=numberOfRooms]")).toBeNull();
  expect(page.text).toContain("Scan to Plan usually comes as DWG, PDF, CSV");
  expect(page.document.querySelector<HTMLInputElement>("[name=outputFormats]")?.value).toBe("PDF");
  page = await page.submit({}, "Next");
  const offered = [...page.document.querySelectorAll<HTMLInputElement>("[name=additionalServices]")];
  expect(offered.map(({ value }) => value)).toHaveLength(6);
  expect(page.text).toContain("Anything besides Scan to Plan?");
  page = await page.submit({ filesLink: "http://drive.example.com/scan" }, "Next");
  expect([...page.document.querySelectorAll('[role="alert"] a')].map((link) => link.textContent)).toEqual([
    answerErrors.filesLink.format,
  ]);
  page = await page.submit({ filesLink: "https://drive.example.com/scan" }, "Next");
  expect(page.document.querySelector('a[href="https://drive.example.com/scan"]')).not.toBeNull();
  expect(page.text).not.toContain("Not given");
});

test("the form suggests a correction of a mistyped email address, at the latest in the review", async () => {
  const visitor = new Visitor(app.url);
  let page = await visitor.open("/booking");
  page = await page.submit({ ...contact, email: "ada@gmial.com" }, "Next");
  expect((await visitor.open("/booking?step=1")).text).toContain("Did you mean ada@gmail.com?");
  page = await page.submit({ serviceLocation: "Reno" }, "Next");
  for (let step = 3; step < 5; step++) page = await page.submit({}, "Next");
  expect(page.text).toContain("Did you mean ada@gmail.com?");
});
