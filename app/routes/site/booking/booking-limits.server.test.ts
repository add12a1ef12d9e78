import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { refuseRows } from "#tests/support/database/refuse-rows";
import { pdf } from "#tests/support/files/pdf";
import { answersOf, BookingVisitor } from "#tests/support/routes/booking-visitor";
import { db } from "~/db/client.server";
import { consumeAttempt } from "~/db/rate-limit.server";
import { bookingDrafts, bookings, rateLimits } from "~/db/schema.server";

const drafts = () => db().select().from(bookingDrafts);
const plan = { fileName: "plan.pdf", content: pdf(40) };
const hour = 60 * 60;

async function attemptsOf(limit: string) {
  const [row] = await db()
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `${limit}:unknown`));
  return row?.points;
}

describe("anonymous drafts are limited", () => {
  test("a draft truncates answers somewhat above their maximum length, and the error is shown", async () => {
    const visitor = await new BookingVisitor().reach(4);
    const long = "x".repeat(60_000);
    const list = Array.from({ length: 40 }, (_, index) => `${index} ${long.slice(0, 1_000)}`);
    await visitor.post(1, { fullName: long, email: long, phone: long, company: long });
    await visitor.post(2, {
      serviceLocation: long,
      accessInstructions: long,
      scanType: long,
      preferredDate: long,
    });
    await visitor.post(3, { projectScope: long, purpose: long, numberOfRooms: list, outputFormats: list });
    await visitor.post(4, { specialInstructions: long, deliveryPreferences: list, additionalServices: list });
    const [draft] = await drafts();
    expect(JSON.stringify(draft?.answers).length).toBeLessThan(50_000);
    expect((await visitor.open("/booking?step=1&show=errors")).shown).toMatchObject({
      result: { error: { fullName: ["Shorten your full name to 200 characters or fewer"] } },
    });
    const answers = draft?.answers as Record<string, string>;
    expect(answers.projectScope).toHaveLength(8_000);
  });

  test.each<[string, number, Record<string, string>]>([
    ["without content", 1, { contactMethod: "Call", fullName: " " }],
    ["with only unknown fields", 1, { "email[1]": "x", unknown: "x" }],
    ["of a later step with only default values", 3, { budgetRange: "500", purpose: "Real Estate" }],
  ])("a first post %s opens no draft", async (_what, step, fields) => {
    const { location } = await new BookingVisitor().post(step, fields);
    expect(location).toBe(step === 1 ? "/booking?step=1&show=errors" : "/booking?start=over");
    expect(await drafts()).toEqual([]);
  });

  test.each([
    ["a plain form", undefined],
    ["a form with files", [plan]],
  ])("above 300 new drafts an hour, %s is rendered again with the time to wait", async (_what, files) => {
    const visitorWithDraft = await new BookingVisitor().reach(4);
    await consumeAttempt({ name: "booking-drafts", attempts: 300, seconds: hour }, "unknown", 299);
    const answer = await new BookingVisitor().post(4, { specialInstructions: "Mind the dog" }, files);
    expect(answer).toMatchObject({
      status: 429,
      shown: {
        error: {
          "": [
            "Too many requests came from your network",
            "Your answers are still here. Try again in 60 minutes, or contact us.",
          ],
        },
        initialValue: { specialInstructions: "Mind the dog" },
      },
    });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(3_500);
    expect(await drafts()).toHaveLength(1);
    expect(await attemptsOf("booking-drafts")).toBe(300);
    expect((await visitorWithDraft.post(4, {}, files)).location).toBe("/booking?step=5");
  });

  test("a refused first post keeps the service of the page that the visitor came from", async () => {
    const visitor = new BookingVisitor();
    await visitor.open("/booking?service=scan-to-bim");
    await consumeAttempt({ name: "booking-drafts", attempts: 300, seconds: hour }, "unknown", 300);
    expect(await visitor.post(1, answersOf[1])).toMatchObject({ status: 429 });
    await db().delete(rateLimits);
    await visitor.post(1, answersOf[1]);
    expect(await drafts()).toMatchObject([{ answers: { service: "Scan to BIM" } }]);
  });

  test("a draft that cannot be opened does not count", async () => {
    await refuseRows("booking_drafts");
    expect((await new BookingVisitor().post(1, answersOf[1])).status).toBe(500);
    expect(await attemptsOf("booking-drafts")).toBe(0);
  });

  test("above 64 MiB of answers an hour, saving is refused", async () => {
    const visitor = await new BookingVisitor().reach(3);
    await consumeAttempt(
      { name: "booking-draft-kibibytes", attempts: 65_536, seconds: hour },
      "unknown",
      65_530,
    );
    expect((await visitor.post(3, { projectScope: "x".repeat(7_000) })).status).toBe(429);
  });
});

describe("the form shares the rate limit of the API", () => {
  const limit = { name: "booking-create", attempts: 120, seconds: hour };

  test("above 120 bookings an hour, the submit is refused with a time to wait, and the answers are kept", async () => {
    const visitor = await new BookingVisitor().reach(5);
    await consumeAttempt(limit, "unknown", 119);
    const other = await new BookingVisitor().reach(5);
    expect((await other.submit()).location).toMatch(/^\/request\//);

    const refused = await visitor.submit();
    expect(refused).toMatchObject({
      status: 429,
      shown: { initialValue: { termsAccepted: "on", privacyConsent: "on" } },
    });
    expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await db().$count(bookings)).toBe(1);
    expect((await visitor.open("/booking?step=5")).shown).toMatchObject({ values: { termsAccepted: "on" } });
    // A repeated submit creates no booking and does not count.
    expect((await other.submit()).location).toMatch(/^\/request\//);
  });

  test("a submit that fails with a server error does not count", async () => {
    const visitor = await new BookingVisitor().reach(5);
    const acceptRows = await refuseRows("bookings");
    expect((await visitor.submit()).status).toBe(500);
    expect(await attemptsOf(limit.name)).toBe(0);
    await acceptRows();
    expect((await visitor.submit()).location).toMatch(/^\/request\//);
    expect(await attemptsOf(limit.name)).toBe(1);
  });

  test("a submit that creates no new booking does not count", async () => {
    const visitor = await new BookingVisitor().reach(5);
    for (let time = 0; time < 5; time++) await visitor.post(5, { intent: "submit" });
    const before = visitor.cookie;
    await Promise.all(Array.from({ length: 10 }, () => new BookingVisitor(before).submit()));
    expect(await db().$count(bookings)).toBe(1);
    await consumeAttempt(limit, "unknown", 119);
    await expect(consumeAttempt(limit, "unknown")).rejects.toMatchObject({ name: "TooManyAttemptsError" });
  });
});
