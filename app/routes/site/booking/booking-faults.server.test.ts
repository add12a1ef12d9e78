import { describe, expect, test } from "vitest";
import { refuseRows } from "#tests/support/database/refuse-rows";
import { chunksOf, multipartBody, multipartType, streamedPost } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { answersOf, BookingVisitor } from "#tests/support/routes/booking-visitor";
import { db } from "~/db/client.server";
import { bookingDrafts, bookings, files } from "~/db/schema.server";
import { maxFileSize } from "~/files/limits";

const drafts = () => db().select().from(bookingDrafts);
const plan = { fileName: "plan.pdf", content: pdf(40) };
const program = { fileName: "setup.exe", content: "MZ" };

async function refusedAt(visitor: BookingVisitor, path: string) {
  const { shown } = await visitor.open(path);
  return shown && "refusedFiles" in shown ? shown.refusedFiles.map(({ name }) => name) : undefined;
}

async function refusedAfterSubmit(visitor: BookingVisitor, path: string | null) {
  const { shown } = await visitor.openPrivatePage(path);
  return shown && "refusedFiles" in shown ? shown.refusedFiles.map(({ name }) => name) : undefined;
}

describe("redirects an unreadable body to the form with the saved answers", () => {
  const longText = new URLSearchParams({ fullName: "x".repeat(1_000_000) });

  test.each<[string, number, RequestInit]>([
    ["a form of a megabyte", 413, { body: longText }],
    ["JSON", 415, { body: "{}", headers: { "Content-Type": "application/json" } }],
  ])("%s responds with %i", async (_what, status, init) => {
    const visitor = await new BookingVisitor().reach(3);
    const answer = await visitor.send(2, init);
    expect(answer.status).toBe(status);
    expect(answer.shown).toMatchObject({ error: { "": ["This step wasn’t saved", expect.any(String)] } });
    expect((await visitor.open("/booking?step=2", { afterPost: true })).shown).toMatchObject({
      step: 2,
      title: expect.stringMatching(/^Error: /) as string,
      values: answersOf[2],
    });
  });

  test("a truncated multipart form keeps the text that arrived", async () => {
    const visitor = await new BookingVisitor().reach(4);
    const body = multipartBody([{ field: "specialInstructions", value: "Mind the dog" }, plan]);
    const cut = streamedPost(chunksOf(body.subarray(0, body.length - 10), 64));
    const answer = await visitor.send(4, {
      body: cut.body,
      headers: { "Content-Type": multipartType },
      duplex: "half",
    });
    expect(answer).toMatchObject({
      status: 400,
      shown: {
        error: { "": ["Your files weren’t added", "Part of the form didn’t arrive. Send it again."] },
        initialValue: { specialInstructions: "Mind the dog" },
      },
    });
    expect((await visitor.open("/booking?step=4")).shown).toMatchObject({
      values: { specialInstructions: "Mind the dog" },
      files: [],
    });
  });

  test("a database error after the files arrived keeps the text of the form", async () => {
    const visitor = await new BookingVisitor().reach(4);
    await refuseRows("files");
    const answer = await visitor.post(4, { specialInstructions: "Mind the dog" }, [plan]);
    expect(answer).toMatchObject({
      status: 500,
      shown: { initialValue: { specialInstructions: "Mind the dog" } },
    });
  });

  test("a visitor without a draft stays on the posted step", async () => {
    const visitor = new BookingVisitor();
    expect((await visitor.send(3, { body: longText })).status).toBe(413);
    expect((await visitor.open("/booking?step=3", { afterPost: true })).shown).toMatchObject({ step: 3 });
    expect(await drafts()).toEqual([]);
  });

  test.each<[string, RequestInit]>([
    ["a plain form", { body: longText }],
    ["a form with files", { body: multipartBody([plan]), headers: { "Content-Type": multipartType } }],
  ])("%s with a method other than POST responds with 405", async (_what, init) => {
    expect((await new BookingVisitor().send(4, { method: "PUT", ...init })).status).toBe(405);
    expect(await drafts()).toEqual([]);
  });
});

describe("refused files", () => {
  test("are listed on the step, do not block the next post, and appear in the review and on the private page", async () => {
    const visitor = await new BookingVisitor().reach(4);
    const { location } = await visitor.post(4, {}, [program, plan]);
    expect(location).toBe("/booking?step=4&show=errors");
    expect((await visitor.open(location ?? "")).shown).toMatchObject({
      isNamingFiles: true,
      title: expect.stringMatching(/^Error: /) as string,
      refusedFiles: [{ name: "setup.exe", message: expect.stringContaining("setup.exe") as string }],
      files: [{ name: "plan.pdf" }],
    });
    const next = await visitor.post(4, {}, []);
    expect(next.location).toBe("/booking?step=5");
    expect(await refusedAt(visitor, "/booking?step=5")).toEqual(["setup.exe"]);
    expect((await visitor.open("/booking?step=4")).shown).toMatchObject({ isNamingFiles: false });
    const { location: page } = await visitor.submit();
    expect(await refusedAfterSubmit(visitor, page)).toEqual(["setup.exe"]);
  });

  test("are forgotten when a file with the same name is added or the visitor dismisses them", async () => {
    const visitor = await new BookingVisitor().reach(4);
    const empty = { fileName: "plan.pdf", content: "" };
    await visitor.post(4, {}, [program, empty, { ...program, fileName: "old.bat" }]);
    expect(await refusedAt(visitor, "/booking?step=5")).toEqual(["setup.exe", "plan.pdf", "old.bat"]);
    await visitor.post(4, {}, [plan]);
    expect(await refusedAt(visitor, "/booking?step=5")).toEqual(["setup.exe", "old.bat"]);
    expect((await visitor.post(4, { intent: "dismiss:setup.exe" })).location).toBe("/booking?step=4");
    await visitor.post(4, { dismissed: ["old.bat", "unknown"] });
    expect(await refusedAt(visitor, "/booking?step=5")).toEqual([]);
  });

  test("that the browser reports are stored with the server's reason, and do not block the visitor", async () => {
    const visitor = await new BookingVisitor().reach(4);
    const { location } = await visitor.post(4, {
      refused: [`${maxFileSize + 1} large.pdf`, "5 run.exe", "5 fine.pdf", "nonsense", "5 "],
    });
    expect(location).toBe("/booking?step=5");
    expect((await visitor.open("/booking?step=5")).shown).toMatchObject({
      refusedFiles: [
        { name: "large.pdf", message: expect.stringContaining("is over 15 MB") as string },
        { name: "run.exe" },
      ],
    });
  });

  test("of the upload API appear in the review until a file with the same name is stored", async () => {
    const visitor = await new BookingVisitor().reach(5);
    expect((await visitor.upload([program])).status).toBe(415);
    expect((await visitor.upload([{ fileName: "plan.pdf", content: "<html>" }])).status).toBe(415);
    expect(await refusedAt(visitor, "/booking?step=5")).toEqual(["setup.exe", "plan.pdf"]);
    expect((await visitor.upload([plan])).status).toBe(201);
    expect(await refusedAt(visitor, "/booking?step=5")).toEqual(["setup.exe"]);
  });

  test("are remembered up to the latest 20", async () => {
    const visitor = await new BookingVisitor().reach(4);
    for (const start of [0, 15])
      await visitor.post(
        4,
        {},
        Array.from({ length: 15 }, (_, index) => ({ ...program, fileName: `${start + index}.exe` })),
      );
    const names = await refusedAt(visitor, "/booking?step=4");
    expect(names).toHaveLength(20);
    expect(names?.at(-1)).toBe("29.exe");
  });

  test("leave the private page once a file of that name is added there", async () => {
    const visitor = await new BookingVisitor().reach(4);
    await visitor.post(4, {}, [program, { fileName: "plan.pdf", content: "" }]);
    const { location } = await visitor.submit();
    expect(await refusedAfterSubmit(visitor, location)).toEqual(["setup.exe", "plan.pdf"]);
    const [booking] = await db().select().from(bookings);
    await db()
      .insert(files)
      .values({
        originalName: "plan.pdf",
        storedName: "stored-plan.pdf",
        contentType: "application/pdf",
        byteSize: 40,
        sha256: "0".repeat(64),
        bookingId: booking?.id,
      });
    expect(await refusedAfterSubmit(visitor, location)).toEqual(["setup.exe"]);
  });

  test("stay on it if the file of that name is older", async () => {
    const visitor = await new BookingVisitor().reach(4);
    await visitor.post(4, {}, [plan]);
    await visitor.post(4, {}, [{ fileName: "plan.pdf", content: "" }]);
    const { location } = await visitor.submit();
    expect(await refusedAfterSubmit(visitor, location)).toEqual(["plan.pdf"]);
  });

  test("of a post in progress during the submit appear on the private page", async () => {
    const visitor = await new BookingVisitor().reach(5);
    const underWay = new BookingVisitor(visitor.cookie);
    const { location } = await visitor.submit();
    expect((await underWay.post(4, {}, [plan])).location).toBe(location);
    expect(await refusedAfterSubmit(visitor, location)).toEqual(["plan.pdf"]);
  });

  test.each([
    ["right after the submit", () => undefined],
    ["after the form is opened again", (visitor: BookingVisitor) => visitor.open()],
  ])("of another tab, %s, appear on the private page and open no draft", async (_when, prepare) => {
    const visitor = await new BookingVisitor().reach(5);
    const { location } = await visitor.submit();
    await prepare(visitor);
    expect((await visitor.post(4, {}, [plan])).location).toBe(location);
    expect(await refusedAfterSubmit(visitor, location)).toEqual(["plan.pdf"]);
    expect(await drafts()).toHaveLength(1);
  });
});
