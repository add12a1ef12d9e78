import { readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { adminEmail, adminPassword, type AppServer, startApp } from "#tests/support/app-server";
import { fillInBooking, submitBooking } from "#tests/support/booking-post";
import { pdf } from "#tests/support/pdf";
import { openRaw } from "#tests/support/raw-connection";
import { type Page, Visitor } from "#tests/support/visitor";
import { unzip } from "#tests/support/zip";

const patience = { timeout: 20_000 };

let app: AppServer;
let staff: Visitor;

beforeAll(async () => {
  app = await startApp();
  staff = new Visitor(app.url);
  await (await staff.open("/login")).submit({ email: adminEmail, password: adminPassword }, "Continue");
});
afterAll(() => app.stop());

const fileOf = (name: string, size: number) => new File([new Uint8Array(pdf(size))], name);

/** Books, and opens the booking as staff do: by View. */
async function openBooking(fullName: string, files: File[] = []): Promise<Page> {
  const visitor = new Visitor(app.url);
  await fillInBooking(visitor, fullName, files);
  const reference = await submitBooking(visitor);
  const list = await staff.open(`/view-booking?q=${reference}`);
  const page = await list.submit({}, `View ${fullName}`);
  expect(page.url.pathname).toMatch(/^\/booking-details\//);
  return page;
}

function partOf({ document }: Page, heading: string): string {
  const part = [...document.querySelectorAll("section")].find(
    (section) => section.querySelector("h2")?.textContent === heading,
  );
  return (part?.textContent ?? `no ${heading}`).replace(/\s+/g, " ");
}

const alertOf = ({ document }: Page) => document.querySelector('[role="alert"]')?.textContent ?? "";
const noticeOf = ({ document }: Page) => document.querySelector('main [role="status"]')?.textContent ?? "";

describe("without script", () => {
  test("a booking goes back to pending", async () => {
    let page = await openBooking("Put Back");
    expect(page.text).toContain("Viewed by admin@example.com");
    page = await page.submit({}, "Mark as pending again");
    expect(noticeOf(page)).toBe("Marked as pending again.");
    expect(partOf(page, "Activity")).toMatch(/^Activity ?Marked as pending by admin@example.com/);
    expect(noticeOf(await staff.open(page.url.href))).toBe("");
  });

  test("the completion date is set, refused, and removed", async () => {
    let page = await openBooking("Dated");
    page = await page.submit({ completionDate: "2026-12-18T16:00" }, "Save date");
    expect(noticeOf(page)).toBe("Completion date set to Dec 18, 2026, 4:00 PM Pacific time.");
    expect(page.text).toContain("Completion DateDec 18, 2026, 4:00 PM Pacific time");

    page = await page.submit({ completionDate: "1926-12-18T16:00" }, "Save date");
    expect(page.status).toBe(400);
    expect(page.document.title).toMatch(/^Error: /);
    expect(alertOf(page)).toContain("The completion date must be between 2000 and 2099");
    expect(page.document.querySelector("input[type=datetime-local]")?.getAttribute("value")).toBe(
      "1926-12-18T16:00",
    );
    page = await page.submit({ completionDate: "" }, "Save date");
    expect(page.text).toContain("Completion DateNot set");
    expect(partOf(page, "Activity")).toContain("Completion date removed by admin@example.com");
  });

  test("notes are added, refused with what was typed, and removed after a question", async () => {
    let page = await openBooking("Noted");
    const text = `Gate code:\n<script>alert("1")</script>`;
    page = await page.submit({ text }, "Add note");
    expect(noticeOf(page)).toBe("Note added.");
    expect(partOf(page, "Internal notes")).toContain(`Gate code: <script>alert("1")</script>`);
    expect(partOf(page, "Internal notes")).toContain("admin@example.com, ");

    const long = `Kept </textarea> ${"x".repeat(4_000)}`;
    page = await page.submit({ text: long }, "Add note");
    expect(page.status).toBe(400);
    expect(alertOf(page)).toContain("The note must have 4,000 characters or fewer");
    expect(page.document.querySelector("textarea")?.value).toBe(long);

    const question = await page.click(
      [...page.document.querySelectorAll("a")].find(({ href }) => href.includes("remove="))?.textContent ??
        "",
    );
    expect(question.document.querySelector("h1")?.textContent).toBe(
      "Are you sure you want to remove this note?",
    );
    expect((await question.click("Cancel")).text).toContain("Gate code");
    page = await question.submit({}, "Remove note");
    expect(noticeOf(page)).toBe("Note removed.");
    expect(partOf(page, "Internal notes")).toContain("No notes yet.");
    // The page with the question, sent again by a second click.
    expect(noticeOf(await question.submit({}, "Remove note"))).toBe("Note removed.");
  });

  test("a form that nobody knows is refused inside of the frame", async () => {
    const { url } = await openBooking("Unknown Form");
    const body = new URLSearchParams({ intent: "delete-everything" });
    const response = await staff.fetch(url, { method: "POST", body, headers: { Origin: app.url } });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("This page does not know what to do with that form.");
    expect(html).toContain('href="/view-booking"');
  });

  test("a note for a booking that is gone is given back inside of the frame", async () => {
    const body = new URLSearchParams({
      intent: "add-note",
      text: "A long <thought>",
      formId: crypto.randomUUID(),
    });
    const gone = `/booking-details/${crypto.randomUUID()}`;
    const response = await staff.fetch(gone, { method: "POST", body, headers: { Origin: app.url } });
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("There is no booking at this address.");
    expect(html).toMatch(/<textarea[^>]*>A long &lt;thought&gt;<\/textarea>/);
    expect(html).toContain('href="/view-booking"');
  });

  test("visitors neither see notes nor get files", async () => {
    const { url } = await openBooking("Private", [fileOf("a.pdf", 100), fileOf("b.pdf", 100)]);
    const visitor = new Visitor(app.url);
    for (const address of [url.pathname, `${url.pathname}/files.zip`]) {
      const response = await visitor.fetch(address);
      expect([response.status, response.headers.get("Location")]).toEqual([
        302,
        `/login?redirectTo=${encodeURIComponent(address)}`,
      ]);
    }
  });
});

describe("all files at once", () => {
  test("come as one ZIP with every byte, and stand in the history", async () => {
    const sizes = [300_000, 10, 2_000_000];
    const page = await openBooking(
      "Has Files",
      sizes.map((size) => fileOf("plan.pdf", size)),
    );
    const link = [...page.document.querySelectorAll("a")].find(({ href }) => href.endsWith("files.zip"));
    const response = await staff.fetch(link?.href ?? "", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(response.headers.get("Content-Type")).toBe("application/zip");
    expect(response.headers.get("Content-Encoding")).toBeNull();
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename=.{9}-files\.zip$/);
    const zip = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("Content-Length")).toBe(String(zip.length));
    expect([...unzip(zip)].map(([name, content]) => [name, content.equals(pdf(content.length))])).toEqual([
      ["plan.pdf", true],
      ["plan (2).pdf", true],
      ["plan (3).pdf", true],
    ]);
    expect([...unzip(zip).values()].map(({ length }) => length)).toEqual(sizes);
    expect(partOf(await staff.open(page.url.href), "Activity")).toMatch(
      /^Activity ?All files downloaded by admin@example.com/,
    );
  });

  test("where one is lost, the page says which, with an id that the log has", async () => {
    const page = await openBooking("Lost File", [fileOf("kept.pdf", 100), fileOf("lost.pdf", 100)]);
    const uploads = path.join(app.folder, "uploads");
    for (const name of readdirSync(uploads)) if (name.endsWith("lost.pdf")) rmSync(path.join(uploads, name));
    const answer = await staff.open(`${page.url.pathname}/files.zip`);
    expect(answer.url.pathname).toBe(page.url.pathname);
    expect(alertOf(answer)).toContain("There is no ZIP, because the store has lost lost.pdf.");
    const id = /[\da-f-]{36}/.exec(alertOf(answer))?.[0] ?? "no id";
    expect(app.output()).toContain(`"requestId":"${id}","event":"stored-file-missing"`);
  });

  test("of an unknown booking are not found, inside of the frame", async () => {
    const page = await staff.open(`/booking-details/${crypto.randomUUID()}/files.zip`);
    expect([page.status, page.text.includes("There is no booking at this address.")]).toEqual([404, true]);
  });

  test.runIf(process.platform === "linux")(
    "wait for a reader who stalls, and are closed when he leaves",
    async () => {
      const size = 14_000_000;
      const { url } = await openBooking(
        "Stalled",
        Array.from({ length: 8 }, () => fileOf("scan.pdf", size)),
      );
      const proc = (file: string) => `/proc/${app.process.pid ?? 0}/${file}`;
      const megabytes = (figure: string) =>
        Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(readFileSync(proc("status"), "utf8"))?.[1]) / 1024;
      const openScans = () =>
        readdirSync(proc("fd")).filter((fd) => {
          try {
            return readlinkSync(proc(`fd/${fd}`)).endsWith("scan.pdf");
          } catch {
            return false;
          }
        }).length;
      const cookie = [...staff.cookies].map((pair) => pair.join("=")).join("; ");
      const before = megabytes("VmRSS");
      writeFileSync(proc("clear_refs"), "5");
      const clients = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const client = await openRaw(app.url);
          client.socket.pause();
          client.socket.write(
            `GET ${url.pathname}/files.zip HTTP/1.1\r\nHost: ${new URL(app.url).host}\r\nCookie: ${cookie}\r\n\r\n`,
          );
          return client;
        }),
      );
      await vi.waitFor(() => expect(openScans()).toBe(10), patience);
      // One that does read gets through while the others stall.
      const response = await staff.fetch(`${url.pathname}/files.zip`);
      expect(unzip(Buffer.from(await response.arrayBuffer())).size).toBe(8);
      expect(openScans()).toBe(10);
      expect(megabytes("VmHWM") - before).toBeLessThan(60);
      for (const { socket } of clients) socket.destroy();
      await vi.waitFor(() => expect(openScans()).toBe(0), patience);
      expect((await staff.open(url.pathname)).status).toBe(200);
    },
  );
});

test("through all of this the log names no fault but the lost file", () => {
  const faults = app.output().match(/^.*"level":"(?:error|fatal)".*$/gm) ?? [];
  expect(faults.filter((line) => !line.includes("stored-file-missing"))).toEqual([]);
});
