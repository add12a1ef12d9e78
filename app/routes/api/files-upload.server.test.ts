import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { expectNothingKept, openDraft } from "#tests/support/records/uploads";
import { BookingVisitor } from "#tests/support/routes/booking-visitor";
import { writeDraftCookie } from "~/booking/form/draft-cookie.server";
import { db } from "~/db/client.server";
import { bookingDrafts } from "~/db/schema.server";
import { maxFileSize } from "~/files/limits";
import { findDraftFiles } from "~/files/stored-files.server";
import { dayMs } from "~/lib/time";
import { bookingClosed } from "~/messages/uploads";
import { env } from "~/process/env.server";
import { log } from "~/process/log.server";
import { action, loader } from "./route";

beforeEach(() => rm(env().UPLOADS_DIR, { recursive: true, force: true }));

type UploadParts = Parameters<typeof multipartBody>[0];

async function call(parts: UploadParts, headers: Record<string, string> = {}) {
  const request = new Request("http://site.test/api/files/upload", {
    method: "POST",
    headers: { "Content-Type": multipartType, Host: "site.test", ...headers },
    body: multipartBody(parts),
  });
  const response = await action({ request });
  const { status, headers: answered } = response;
  return { status, headers: answered, body: (await response.json()) as unknown };
}

const cookieOf = async (draft: string) =>
  (await writeDraftCookie(new Request("http://localhost/"), { draft })).split(";", 1)[0] ?? "";

test("accepts uploads without a session, and returns the stored file names", async () => {
  const { status, body } = await call([
    { fileName: "plan.pdf", content: pdf(100), type: "text/html" },
    { fileName: "notes.txt", content: "text" },
  ]);
  expect(status).toBe(201);
  const filename = expect.stringMatching(/^[0-9a-f-]{36}-plan\.pdf$/) as string;
  expect(body).toMatchObject({
    message: "2 files uploaded.",
    files: [
      {
        id: expect.any(String) as string,
        filename,
        mimetype: "application/pdf",
        originalName: "plan.pdf",
        filePath: expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}-plan\.pdf$/) as string,
        size: 100,
      },
      { originalName: "notes.txt" },
    ],
  });
  expect(body).not.toHaveProperty("refused");
});

test("lists refused files in addition to stored ones", async () => {
  const { status, body } = await call([
    { fileName: "run.exe", content: "MZ" },
    { fileName: "notes.txt", content: "text" },
  ]);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    message: "1 file uploaded.",
    files: [{ originalName: "notes.txt" }],
    refused: [{ originalName: "run.exe", message: expect.stringContaining("run.exe") as string }],
  });
});

test.each<[number, string, UploadParts]>([
  [413, "a file one byte above the limit", [{ fileName: "large.pdf", content: pdf(maxFileSize + 1) }]],
  [415, "an HTML page with another extension", [{ fileName: "page.pdf", content: "<html>" }]],
  [422, "an empty file", [{ fileName: "empty.pdf", content: "" }]],
  [422, "no file", [{ field: "a", value: "b" }]],
  [422, "an empty file input", [{ fileName: "", content: "" }]],
])("responds with %d to %s, with an error for the field", async (status, _what, parts) => {
  const answer = await call(parts);
  expect(answer.status).toBe(status);
  const { message, errors } = answer.body as { message: string; errors: { files: string[] } };
  expect(errors.files).toEqual([message]);
  await expectNothingKept();
});

describe("with the cookie of a draft", () => {
  test("adds files to the draft", async () => {
    const draftId = await openDraft();
    await call([{ fileName: "a.txt", content: "a" }], { Cookie: await cookieOf(draftId) });
    expect(await findDraftFiles(draftId)).toMatchObject([{ originalName: "a.txt" }]);
  });

  test("a stored file extends the draft to 14 days, and a refused one does not", async () => {
    const Cookie = await cookieOf(await openDraft());
    const daysLeft = async () => {
      const [draft] = await db().select().from(bookingDrafts);
      return ((draft?.expiresAt.getTime() ?? 0) - Date.now()) / dayMs;
    };
    await call([{ fileName: "run.exe", content: "MZ" }], { Cookie });
    expect(await daysLeft()).toBeLessThan(1);
    await call([{ fileName: "a.txt", content: "a" }], { Cookie });
    expect(await daysLeft()).toBeGreaterThan(13);
  });

  test("a late response does not replace the cookie that another one has set since", async () => {
    const Cookie = await cookieOf(await openDraft());
    const { status, headers } = await call([{ fileName: "a.txt", content: "a" }], { Cookie });
    expect([status, headers.get("Set-Cookie")]).toEqual([201, null]);
  });

  test.each(["submitted", "expired"])("refuses and does not keep files when the draft is %s", async (end) => {
    const visitor = await new BookingVisitor().reach(5);
    const early = new BookingVisitor(visitor.cookie);
    if (end === "expired")
      await db()
        .update(bookingDrafts)
        .set({ expiresAt: new Date(0) });
    else {
      await visitor.submit();
      // Tabs share the cookie, which first names the confirmation, and then a draft that does not exist yet.
      expect(await visitor.upload([{ fileName: "a.txt", content: "a" }])).toMatchObject({ status: 422 });
      await visitor.open("/booking");
      expect(await visitor.upload([{ fileName: "a.txt", content: "a" }])).toMatchObject({ status: 422 });
    }
    const { status, body } = await early.upload([{ fileName: "a.txt", content: "a" }]);
    expect({ status, body }).toEqual({
      status: 422,
      body: { message: bookingClosed("a.txt"), errors: { files: [bookingClosed("a.txt")] } },
    });
    await expectNothingKept();
  });

  test("opens the draft for files when the page has no answers yet", async () => {
    const visitor = new BookingVisitor();
    await visitor.open("/booking");
    expect((await visitor.upload([{ fileName: "a.txt", content: "a" }])).status).toBe(201);
    const [draft] = await db().select().from(bookingDrafts);
    expect(await findDraftFiles(draft?.id ?? "")).toMatchObject([{ originalName: "a.txt" }]);
  });

  test("reports stored files even when the draft cannot record the refused ones", async () => {
    const warn = vi.spyOn(log, "warn").mockClear();
    const Cookie = await cookieOf(await openDraft());
    // The constraint fails only the write of refused files; locking the draft still works.
    await db().execute(sql`alter table booking_drafts add constraint no_notes check (refused_files = '[]')`);
    const parts = [
      { fileName: "run.exe", content: "MZ" },
      { fileName: "a.txt", content: "a" },
    ];
    try {
      const { status, body } = await call(parts, { Cookie });
      expect({ status, body }).toMatchObject({ status: 201, body: { files: [{ originalName: "a.txt" }] } });
    } finally {
      await db().execute(sql`alter table booking_drafts drop constraint no_notes`);
    }
    expect(warn.mock.calls).toMatchObject([[{ event: "file-outcome-not-noted" }, expect.anything()]]);
  });

  test("stores files without a draft when the cookie is forged", async () => {
    const draftId = await openDraft();
    const forged = `__booking=${btoa(JSON.stringify({ draft: draftId }))}.signature`;
    expect((await call([{ fileName: "a.txt", content: "a" }], { Cookie: forged })).status).toBe(201);
    expect(await findDraftFiles(draftId)).toEqual([]);
  });
});

test("refuses a cross-site request before reading it", async () => {
  const { status, body } = await call([{ fileName: "a.txt", content: "a" }], { Origin: "http://evil.test" });
  expect(status).toBe(403);
  expect(body).toEqual({ message: expect.stringContaining("another site") as string });
  await expectNothingKept();
});

test.each(["GET", "PUT", "DELETE", "PATCH"])(
  "responds with 405 and the allowed method to %s",
  async (method) => {
    const request = new Request("http://site.test/api/files/upload", { method });
    const response = await (method === "GET" ? loader : action)({ request });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
  },
);
