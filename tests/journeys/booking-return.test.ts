import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppServer, startApp } from "#tests/support/app-server";
import { type Page, Visitor } from "#tests/support/visitor";
import * as text from "~/messages/booking";
import { answerLabels } from "~/messages/booking-answers";

let app: AppServer;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const contact = { fullName: "Ada Lovelace", email: "ada@example.com", phone: "(818) 555-0101" };
const place = { serviceLocation: "Reno, Nevada" };

const mainOf = ({ document }: Page) => document.querySelector("main")?.textContent ?? "";

/** Returns the answers that the page lists under "Your request so far". */
function readSoFar({ document }: Page): Record<string, string> {
  const terms = document.querySelectorAll(`[aria-label="${text.asideName}"] dt`);
  return Object.fromEntries(
    Array.from(terms, (term) => [term.textContent, term.nextElementSibling?.textContent ?? ""]),
  );
}

/** Returns the service that step 2 preselects. */
function readService({ document }: Page): string {
  return document.querySelector<HTMLSelectElement>("[name=service]")?.value ?? "";
}

describe("a visitor who returns to saved answers", () => {
  test("is offered the first step that is not finished", async () => {
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

  test("is not offered it in the step that they asked for", async () => {
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
