import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startApp } from "#tests/support/app-server";
import { Visitor } from "#tests/support/visitor";
import { filesLink } from "~/messages/booking-errors";

let app: AppServer;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const contact = { fullName: "Ada Lovelace", email: "ada@example.com", phone: "(818) 555-0101" };

test("later steps ask what fits to the answers before: no rooms of a store, no service twice, formats of the service first", async () => {
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
    filesLink.format,
  ]);
  page = await page.submit({ filesLink: "https://drive.example.com/scan" }, "Next");
  expect(page.document.querySelector('a[href="https://drive.example.com/scan"]')).not.toBeNull();
  expect(page.text).not.toContain("Not given");
});

test("the form asks whether a mistyped address of email is meant, at the latest at the review", async () => {
  const visitor = new Visitor(app.url);
  let page = await visitor.open("/booking");
  page = await page.submit({ ...contact, email: "ada@gmial.com" }, "Next");
  expect((await visitor.open("/booking?step=1")).text).toContain("Did you mean ada@gmail.com?");
  page = await page.submit({ serviceLocation: "Reno" }, "Next");
  for (let step = 3; step < 5; step++) page = await page.submit({}, "Next");
  expect(page.text).toContain("Did you mean ada@gmail.com?");
});
