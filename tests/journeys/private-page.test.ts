import { describe, expect } from "vitest";
import { lendApp, test as base } from "#tests/support/app/lent-app";
import type { AppServer } from "#tests/support/app/server";
import { inDays } from "#tests/support/future-date";
import { type Page, Visitor } from "#tests/support/http/visitor";
import { insertPrivatePages, type PageState } from "#tests/support/records/private-pages";
import { answerErrors } from "~/messages/booking-errors";
import * as text from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";

let app: AppServer;
let pages: Record<PageState, string>;
const reference = "K7MD3R4F";

const test = base.override("app", { scope: "file" }, ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, async () => {
    pages = await insertPrivatePages();
  }),
);
test.beforeAll(({ app: lent }) => {
  app = lent;
});

const open = (state: PageState) => new Visitor(app.url).open(pages[state]);
const mainOf = ({ document }: Page) => document.querySelector("main")?.textContent ?? "";
const currentStage = ({ document }: Page) =>
  document.querySelector("[aria-current=step]")?.textContent.replace(/\s+/g, " ");
const readErrors = ({ document }: Page) =>
  [...document.querySelectorAll('[role="alert"] a')].map((link) => link.textContent);

describe("a visitor without script", () => {
  test("writes a message, which is shown as text, and a reload does not send it again", async () => {
    const visitor = new Visitor(app.url);
    let page = await visitor.open(pages.new);
    page = await page.submit({ text: "Is <b>Friday</b> fine?\nCall me." }, forms.message.send);
    expect(page.url.pathname).toBe(pages.new);
    expect(mainOf(page)).toContain(forms.message.sent);
    page = await visitor.open(pages.new);
    expect(mainOf(page)).not.toContain(forms.message.sent);
    const messages = [...page.document.querySelectorAll("[aria-labelledby=messages] ol li")];
    expect(messages.map((message) => message.textContent)).toEqual([
      expect.stringContaining("Is <b>Friday</b> fine?\nCall me.") as string,
    ]);
    // Opens the page without the first visitor's cookies, as a second device does.
    expect(mainOf(await open("new"))).toContain("Is <b>Friday</b> fine?");
  });

  test("gets an error at the field, and keeps the typed values", async () => {
    const long = "x".repeat(4_001);
    let page = await (await open("new")).submit({ text: long }, forms.message.send);
    expect(page.status).toBe(400);
    expect(page.document.title).toMatch(/^Error: /);
    expect(readErrors(page)).toEqual(["Shorten the message to 4,000 characters or fewer"]);
    expect(page.document.querySelector<HTMLTextAreaElement>("#message-text")?.value).toBe(long);
    // The page offers no change of the date, because there is no visit.
    expect(mainOf(page)).not.toContain(forms.date.open);
    page = await (await open("soon")).submit({ text: "" }, forms.message.send);
    expect(readErrors(page)).toEqual(["Enter a message"]);
    page = await page.submit({ proposedAt: "2001-01-01T10:00", text: "Morning" }, forms.date.send);
    expect(readErrors(page)).toEqual(["Enter a date and time in the future"]);
    expect(page.document.querySelector<HTMLTextAreaElement>("#date-text")?.value).toBe("Morning");
  });

  test("adds a file with the checks of the booking form, and downloads it", async () => {
    const visitor = new Visitor(app.url);
    let page = await visitor.open(pages.new);
    const plan = new File(["%PDF-1.7\nplan"], "plan.pdf");
    page = await page.submit({ files: [plan, new File(["MZ"], "setup.exe")] }, forms.file.send);
    expect(readErrors(page)).toEqual([expect.stringContaining("setup.exe") as string]);
    page = await page.submit({ files: [plan] }, forms.file.send);
    expect(mainOf(page)).toContain(forms.file.known);
    const links = [...page.document.querySelectorAll<HTMLAnchorElement>('a[href*="/files/"]')];
    expect(links).toHaveLength(1);
    const download = await fetch(links[0]?.href ?? "");
    expect(download.headers.get("Content-Disposition")).toMatch(/^attachment; filename="?plan\.pdf/);
    expect(download.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(await download.text()).toBe("%PDF-1.7\nplan");
    // The link of another request does not open the file.
    const foreign = (links[0]?.href ?? "").replace(pages.new, pages.soon);
    expect((await fetch(foreign)).status).toBe(404);
  });

  test("reads the quote, accepts it after a question, and sees that it was accepted", async () => {
    let page = await open("quoted");
    expect(currentStage(page)).toContain(text.stages.quoted);
    expect(mainOf(page)).toContain("$1,250.00");
    expect(mainOf(page)).toContain("Qq Staff, Datum 3D");
    expect(mainOf(page)).toContain("Qqcompany <b>Qqscope</b>");
    page = await page.click(text.quote.accept);
    expect(mainOf(page)).toContain("Accept quote 1 for $1,250.00?");
    page = await page.submit({}, forms.accept.send);
    expect(mainOf(page)).toContain(forms.accept.sent);
    expect(mainOf(page)).toContain(text.quoteAcceptedHeading);
    expect(currentStage(page)).toContain(text.quote.states.accepted);
    // A second tab finds the quote already answered.
    expect((await new Visitor(app.url).open(`${pages.quoted}?view=accept`)).url.search).toBe("");
  });

  test("reads one date of the visit, asks for another one, then cancels without a reason", async () => {
    let page = await open("scheduled");
    expect(page.document.querySelector('a[href$="/visit.ics"]')).not.toBeNull();
    const when = page.document.querySelector("[aria-labelledby=visit] p")?.textContent ?? "";
    expect(when).toMatch(/^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, 20\d\d, .* to .* Pacific time$/);
    expect(currentStage(page)).toContain(when.slice(5, 11));
    expect(mainOf(page)).not.toContain("Preferred Date");
    page = await page.submit({ proposedAt: inDays(21), text: "Movers that day" }, forms.date.send);
    expect(mainOf(page)).toContain(forms.date.sent);
    expect(mainOf(page)).toContain("Movers that day");
    expect(page.document.querySelector("[aria-labelledby=visit]")?.textContent).toContain("You asked for ");
    page = await page.click(forms.cancel.open);
    page = await page.submit({ text: "" }, forms.cancel.send);
    expect(mainOf(page)).toContain(forms.cancel.sent);
    expect(currentStage(page)).toContain(text.stages.canceled);
    expect(mainOf(page)).not.toContain(forms.cancel.open);
  });

  test("reads in the place of the visit that it was canceled, and can ask for another date", async () => {
    const page = await open("visitCanceled");
    const section = page.document.querySelector("[aria-labelledby=visit]");
    expect(section?.textContent).toContain("is canceled.");
    expect(section?.textContent).toContain(text.visit.canceledAdvice);
    expect(page.document.querySelector('a[href$="/visit.ics"]')).toBeNull();
    expect(mainOf(page)).toContain(forms.date.open);
    expect(mainOf(await open("scheduled"))).not.toContain(text.visit.canceledAdvice);
  });

  test("never sees the browser's own error messages, because only the server checks forms", async () => {
    for (const state of ["new", "scheduled"] as const)
      for (const form of (await open(state)).document.querySelectorAll("main form"))
        expect(form.hasAttribute("novalidate")).toBe(true);
    const lookup = await (await new Visitor(app.url).open("/request")).submit({}, text.lookupSend);
    expect(readErrors(lookup)).toEqual([text.lookupErrors.reference.missing, answerErrors.email.missing]);
  });

  test("within 24 hours of the visit is asked to call instead of canceling", async () => {
    const page = await open("soon");
    expect(mainOf(page)).toContain(forms.cancel.tooLate);
    expect(page.document.querySelector("main a[href^='tel:']")).not.toBeNull();
    expect(page.document.querySelector('a[href*="view=cancel"]')).toBeNull();
  });
});

describe("an invalid link", () => {
  const read = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(app.url + path, { redirect: "manual", ...init });
    const differs = ["date", "x-request-id"];
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !differs.includes(name)));
    const policy = headers["content-security-policy"]?.replace(/nonce-[^']+/, "nonce");
    return {
      status: response.status,
      headers: { ...headers, "content-security-policy": policy },
      body: (await response.text()).replace(/ (nonce|data-request-id)="[^"]*"/g, ""),
    };
  };

  test("gets the same answer for any reason", async () => {
    const good = pages.new;
    const answers = [
      `/request/${"A".repeat(43)}`,
      "/request/x",
      `/request/${"%C3%A9".repeat(50)}`,
      `${good}x`,
      good.slice(0, -1),
    ].map(async (path) => {
      const answer = await read(path);
      // The menu of languages contains the address.
      return { ...answer, body: answer.body.replaceAll(path, "/request/[secret]") };
    });
    const [first, ...others] = await Promise.all(answers);
    expect(first?.status).toBe(404);
    expect(first?.body).toContain(text.unknown.title);
    expect(first?.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    for (const other of others) expect(other).toEqual(first);
  });

  test("answers a post with the same page", async () => {
    const body = new URLSearchParams({ intent: "message", text: "Hello" });
    const answer = await read("/request/x", { method: "POST", body });
    expect(answer.status).toBe(404);
    // Removes scripts, because they contain React's data, such as typed values.
    const shown = (body: string) => body.replace(/<script[^>]*>[^]*?<\/script>/g, "");
    expect(shown(answer.body)).toBe(shown((await read("/request/x")).body));
  });
});

describe("a private page", () => {
  test("is kept by no cache, no search engine and no other site", async () => {
    const response = await fetch(app.url + pages.new);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    const page = await response.text();
    expect(page).toContain('name="robots" content="noindex, nofollow"');
    const robots = await (await fetch(`${app.url}/robots.txt`)).text();
    expect(robots).toContain("Disallow: /request/\n");
    expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).not.toContain("/request");
    expect(await (await fetch(`${app.url}/speculation-rules.json`)).text()).toContain('"/request*"');
  });

  test("accepts forms with the origin null, from browsers that send no referrer", async () => {
    const body = new URLSearchParams({ intent: "nonsense" });
    const post = (headers: Record<string, string>) =>
      fetch(app.url + pages.soon, { method: "POST", body, headers, redirect: "manual" });
    expect((await post({ Origin: "null" })).status).toBe(400);
    expect((await post({ Origin: "null", "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  });
});

test("a visitor asks for the link by reference and email, and the answer is the same with and without a request", async () => {
  const ask = async (typed: string, email: string) => {
    const page = await new Visitor(app.url).open("/request");
    const answer = await page.submit({ reference: typed, email }, text.lookupSend);
    return { status: answer.status, main: mainOf(answer), path: answer.url.pathname };
  };
  const page = await open("soon");
  const knownReference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mainOf(page))?.[0] ?? "";
  const found = await ask(knownReference.toLowerCase(), "ADA@example.com");
  expect(found.main).toContain(text.lookupSent);
  // D and Q are read as 0, and V as U, so a visitor need not know which letters a reference never contains.
  expect(await ask(knownReference.replace(/[DQ]/g, "0").replace("V", "U"), "ada@example.com")).toEqual(found);
  expect(await ask(reference, "ada@example.com")).toEqual(found);
  expect(await ask(knownReference, "eve@example.com")).toEqual(found);
  const wrong = await (
    await new Visitor(app.url).open("/request")
  ).submit({ reference: "1", email: "x" }, text.lookupSend);
  expect(readErrors(wrong)).toEqual([text.lookupErrors.reference.format, answerErrors.email.format]);
});

test("a reference with an impossible character is rejected, and the message names the character", async () => {
  const form = await new Visitor(app.url).open("/request");
  const refused = await form.submit({ reference: "K7MD-3R5F", email: "ada@example.com" }, text.lookupSend);
  expect([refused.status, ...readErrors(refused)]).toEqual([400, text.lookupErrors.reference.unused("5")]);
});

test("no line of the log contains a token", async () => {
  const tokens = Object.values(pages).map((path) => path.replace("/request/", ""));
  for (const token of tokens)
    for (const path of [
      `/request/${token}`,
      `//Request//${token}`,
      `/request/${token}.data`,
      `/request/${token}/visit.ics`,
      `/request/${token}).`,
    ])
      await (await fetch(app.url + path, { headers: { Origin: "https://evil.example" } })).arrayBuffer();
  const origin = { Origin: "https://evil.example" };
  await fetch(`${app.url}/request/${tokens[0]}`, { method: "POST", headers: origin });
  await expect.poll(app.output, { timeout: 10_000 }).toContain("cross-site-refused");
  expect(app.output()).toContain("/request/[secret]");
  for (const token of tokens) expect(app.output()).not.toContain(token);
});
