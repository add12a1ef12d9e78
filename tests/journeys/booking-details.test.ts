import { afterEach, describe, expect, vi } from "vitest";
import { test } from "#tests/support/app/lent-app";
import { findFaults } from "#tests/support/app/log";
import { countOpenFiles } from "#tests/support/app/open-files";
import type { AppServer } from "#tests/support/app/server";
import { pdf } from "#tests/support/files/pdf";
import { unzip } from "#tests/support/files/zip";
import { inDays, noonFromNow } from "#tests/support/future-date";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { openRaw } from "#tests/support/http/raw-connection";
import { signInVisitor } from "#tests/support/http/sign-in";
import { type Page, Visitor } from "#tests/support/http/visitor";
import { formatPacific, formatPacificLong } from "~/lib/pacific-time";

const waitOptions = { timeout: 20_000 };

let app: AppServer;
let staff: Visitor;

test.beforeAll(async ({ app: lent }) => {
  app = lent;
  staff = await signInVisitor(app.url);
});
afterEach(() => {
  const faults = findFaults(app.output());
  expect(faults.filter((line) => !line.includes("stored-file-missing"))).toEqual([]);
});

const createFile = (name: string, size: number) => new File([new Uint8Array(pdf(size))], name);

/** Books as a visitor, and opens the booking as staff with the View button of the list. */
async function openBooking(fullName: string, files: File[] = []): Promise<Page> {
  const visitor = new Visitor(app.url);
  await fillInBooking(visitor, fullName, files);
  const reference = await submitBooking(visitor);
  const list = await staff.open(`/view-booking?q=${reference}`);
  const page = await list.submit({}, `View ${fullName}`);
  expect(page.url.pathname).toMatch(/^\/booking-details\//);
  return page;
}

function readSection({ document }: Page, heading: string): string {
  const section = [...document.querySelectorAll("section")].find(
    (each) => each.querySelector("h2")?.textContent === heading,
  );
  return (section?.textContent ?? `no ${heading}`).replace(/\s+/g, " ");
}

const conversation = "Conversation and activity";

/** Returns the text after the title in the summary of a closed section. */
function readFold({ document }: Page, title: string): string | undefined {
  const heads = [...document.querySelectorAll("summary")].map(({ textContent }) => textContent);
  return heads.find((head) => head.startsWith(title))?.slice(title.length);
}

const readAlert = ({ document }: Page) => document.querySelector('[role="alert"]')?.textContent ?? "";
const readNotice = ({ document }: Page) => document.querySelector('main [role="status"]')?.textContent ?? "";

describe("without script", () => {
  test("staff enter a request by phone, correct it, and add a file that came by email", async () => {
    const form = await (await staff.open("/dashboard")).click("New booking");
    const answers = { fullName: "Called In", email: "caller@example.com", phone: "(818) 555-0142" };
    const refused = await form.submit({ ...answers, termsAccepted: "on" }, "Create booking");
    expect(refused.status).toBe(400);
    expect(readAlert(refused)).toContain("Enter the service location");
    let page = await refused.submit({ serviceLocation: "Reno, Nevada" }, "Create booking");
    expect(readNotice(page)).toBe("Booking created. The confirmation goes to the customer.");
    expect(readSection(page, conversation)).toContain("Consents given by phone: Terms");

    const edit = await page.click("Correct contact details");
    page = await edit.submit({ phone: "(818) 555-0199" }, "Save corrections");
    expect(readNotice(page)).toBe("Corrected.");
    expect(readSection(page, conversation)).toContain("“(818) 555-0142” is now “(818) 555-0199”");

    page = await page.submit({ files: [createFile("plan.pdf", 40_000)] }, "Add");
    expect(readNotice(page)).toBe("File added.");
    expect(readSection(page, "Uploaded Files")).toContain("Added by Administrator");
  });

  test("a viewed booking can be marked as pending again", async () => {
    let page = await openBooking("Put Back");
    expect(page.text).toContain("Viewed by Administrator");
    page = await page.submit({}, "Mark as pending again");
    expect(readNotice(page)).toBe("Marked as pending again.");
    expect(readSection(page, conversation)).toContain("Marked as pending by Administrator");
    expect(readNotice(await staff.open(page.url.href))).toBe("");
  });

  test("the completion date can be set and removed, and an invalid one is rejected", async () => {
    let page = await openBooking("Dated");
    page = await page.submit({ completionDate: inDays(26) }, "Save date");
    const date = noonFromNow(26);
    expect(readNotice(page)).toBe(`Completion date set to ${formatPacificLong(date)}.`);
    expect(readFold(page, "Completion Date")).toBe(formatPacific(date));

    page = await page.submit({ completionDate: "1926-12-18T16:00" }, "Save date");
    expect(page.status).toBe(400);
    expect(page.document.title).toMatch(/^Error: /);
    expect(readAlert(page)).toContain("Enter a completion date from 2000 to 2099");
    expect(page.document.querySelector("input[type=datetime-local]")?.getAttribute("value")).toBe(
      "1926-12-18T16:00",
    );
    page = await page.submit({ completionDate: "" }, "Save date");
    expect(readFold(page, "Completion Date")).toBe("Not set");
    expect(readSection(page, conversation)).toContain("Completion date removed by Administrator");
  });

  test("a note can be added, and a rejected one keeps its text", async () => {
    let page = await openBooking("Noted");
    const text = `Gate code:\n<script>alert("1")</script>`;
    page = await page.submit({ text }, "Add note");
    expect(readNotice(page)).toBe("Note added.");
    expect(readSection(page, conversation)).toContain(`Gate code: <script>alert("1")</script>`);
    expect(readSection(page, conversation)).toContain("Administrator, internal note");
    // The button needs script.
    expect(page.text).not.toContain("Print job sheet");

    const long = `Kept </textarea> ${"x".repeat(4_000)}`;
    page = await page.submit({ text: long }, "Add note");
    expect(page.status).toBe(400);
    expect(readAlert(page)).toContain("Shorten the note to 4,000 characters or fewer");
    expect(page.document.querySelector<HTMLTextAreaElement>("#note-text")?.value).toBe(long);
  });

  test("a note can be removed after a confirmation", async () => {
    const booking = await openBooking("Removed Note");
    let page = await booking.submit({ text: "Gate code" }, "Add note");
    const remove = [...page.document.querySelectorAll("a")].find(({ href }) => href.includes("remove="));
    const question = await page.click(remove?.getAttribute("aria-label") ?? "");
    expect(question.document.querySelector("h1")?.textContent).toBe(
      "Are you sure you want to remove this note?",
    );
    expect((await question.click("Cancel")).text).toContain("Gate code");
    page = await question.submit({}, "Remove note");
    expect(readNotice(page)).toBe("Note removed.");
    expect((await page.click("Notes")).text).toContain("No notes yet.");
    // A double click on the confirmation submits it again.
    expect(readNotice(await question.submit({}, "Remove note"))).toBe("Note removed.");
  });

  test("a form with an unknown intent is rejected inside the frame", async () => {
    const { url } = await openBooking("Unknown Form");
    const body = new URLSearchParams({ intent: "delete-everything" });
    const response = await staff.fetch(url, { method: "POST", body, headers: { Origin: app.url } });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("This page doesn’t recognize that form.");
    expect(html).toContain('href="/view-booking"');
  });

  test("a note for a booking that is gone keeps its text, inside the frame", async () => {
    const body = new URLSearchParams({
      intent: "add-note",
      text: "A long <thought>",
      formId: crypto.randomUUID(),
    });
    const gone = `/booking-details/${crypto.randomUUID()}`;
    const response = await staff.fetch(gone, { method: "POST", body, headers: { Origin: app.url } });
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("There’s no booking at this address.");
    expect(html).toMatch(/<textarea[^>]*>A long &lt;thought&gt;<\/textarea>/);
    expect(html).toContain('href="/view-booking"');
  });
});

describe("the files of a booking", () => {
  test("download as one ZIP with every byte, which the activity records", async () => {
    const sizes = [300_000, 10, 2_000_000];
    const page = await openBooking(
      "Has Files",
      sizes.map((size) => createFile("plan.pdf", size)),
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
    expect(readSection(await staff.open(page.url.href), conversation)).toContain(
      "All files downloaded by Administrator",
    );
  });

  test("give no ZIP when one is lost: the page names it, and the request id in the log", async () => {
    const page = await openBooking("Lost File", [createFile("kept.pdf", 100), createFile("lost.pdf", 100)]);
    const { files } = app.home;
    for (const name of files.names()) if (name.endsWith("lost.pdf")) files.remove(name);
    const refused = await staff.open(`${page.url.pathname}/files.zip`);
    expect(refused.url.pathname).toBe(page.url.pathname);
    expect(readAlert(refused)).toContain("We couldn’t make the ZIP. lost.pdf is missing from storage.");
    const id = /[\da-f-]{36}/.exec(readAlert(refused))?.[0] ?? "no id";
    await expect
      .poll(app.output, { timeout: 10_000 })
      .toContain(`"requestId":"${id}","event":"stored-file-missing"`);
  });

  test("respond with 404 inside the frame when there is no such booking", async () => {
    const page = await staff.open(`/booking-details/${crypto.randomUUID()}/files.zip`);
    expect([page.status, page.text.includes("There’s no booking at this address.")]).toEqual([404, true]);
  });

  test.runIf(process.platform === "linux")(
    "stream only as fast as their reader, and close when it leaves",
    async () => {
      const files = Array.from({ length: 4 }, () => createFile("scan.pdf", 14_000_000));
      const { url } = await openBooking("Stalled", files);
      const path = `${url.pathname}/files.zip`;
      const countOpenScans = () => countOpenFiles(app.pids, "scan.pdf");
      const head = [
        `GET ${path} HTTP/1.1`,
        `Host: ${new URL(app.url).host}`,
        `Cookie: ${staff.cookieHeader}`,
      ];
      const clients = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const client = await openRaw(app.url);
          client.socket.pause();
          client.socket.write(`${head.join("\r\n")}\r\n\r\n`);
          return client;
        }),
      );
      await vi.waitFor(() => expect(countOpenScans()).toBe(10), waitOptions);
      // One client gets the whole file while the others stall.
      const response = await staff.fetch(path);
      expect(unzip(Buffer.from(await response.arrayBuffer())).size).toBe(4);
      // A server that buffered would have read and closed the files by now.
      expect(countOpenScans()).toBe(10);
      for (const { socket } of clients) socket.destroy();
      await vi.waitFor(() => expect(countOpenScans()).toBe(0), waitOptions);
      expect((await staff.open(url.pathname)).status).toBe(200);
    },
  );
});
