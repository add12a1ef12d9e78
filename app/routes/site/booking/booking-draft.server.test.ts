import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { answersOf, BookingVisitor } from "#tests/support/routes/booking-visitor";
import { db } from "~/db/client.server";
import { bookingDrafts, bookings, files } from "~/db/schema.server";

const plan = { fileName: "plan.pdf", content: pdf(40) };
const drafts = () => db().select().from(bookingDrafts);

function expireDrafts() {
  return db()
    .update(bookingDrafts)
    .set({ expiresAt: new Date(0) });
}

describe("one draft for a visitor", () => {
  test("the first page sets the draft's cookie and writes nothing to the database", async () => {
    const visitor = new BookingVisitor();
    expect((await visitor.open()).shown).toMatchObject({ kind: "step", step: 1 });
    expect(visitor.cookie).toMatch(/^__booking=/);
    expect(await drafts()).toEqual([]);
    const { cookie } = visitor;
    expect((await visitor.open()).headers.get("Set-Cookie")).toBeNull();
    expect(visitor.cookie).toBe(cookie);
  });

  test("two concurrent first posts share one draft", async () => {
    const visitor = new BookingVisitor();
    await visitor.open();
    const other = new BookingVisitor(visitor.cookie);
    await Promise.all([visitor.post(1, answersOf[1]), other.post(2, answersOf[2])]);
    expect(await drafts()).toMatchObject([{ answers: { ...answersOf[1], ...answersOf[2] } }]);
    expect((await visitor.open("/booking?step=3")).shown).toMatchObject({ step: 3 });
  });

  test("a first post and concurrent uploads share one draft", async () => {
    const visitor = new BookingVisitor();
    await visitor.open();
    const uploads = [1, 2, 3].map(() => new BookingVisitor(visitor.cookie).upload([plan]));
    const [, ...answers] = await Promise.all([visitor.post(1, answersOf[1]), ...uploads]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [draft, ...others] = await drafts();
    expect(others).toEqual([]);
    expect(await db().$count(files, eq(files.draftId, draft?.id ?? ""))).toBe(3);
  });

  test("a step 4 post without a draft stores its files and answers in the draft of its cookie", async () => {
    const visitor = new BookingVisitor();
    const { location } = await visitor.post(4, { specialInstructions: "Mind the dog" }, [plan]);
    const [draft, ...others] = await drafts();
    expect(others).toEqual([]);
    expect(draft?.answers).toMatchObject({ specialInstructions: "Mind the dog" });
    expect(await db().select({ draftId: files.draftId }).from(files)).toEqual([{ draftId: draft?.id }]);
    expect(location).toBe("/booking?start=over");

    await visitor.reach(4);
    expect((await visitor.open("/booking?step=4")).shown).toMatchObject({
      values: { specialInstructions: "Mind the dog" },
      files: [{ name: "plan.pdf" }],
    });
  });

  test("the page rendered after a refused post sets no cookie of its own", async () => {
    const visitor = new BookingVisitor();
    const body = multipartBody([{ field: "specialInstructions", value: "Mind the dog" }, plan]);
    const cut = { body: body.subarray(0, -10), headers: { "Content-Type": multipartType } };
    expect((await visitor.send(4, cut)).status).toBe(400);
    expect(visitor.cookie).toMatch(/^__booking=/);
    // After a post, Remix runs the loader with the cookies of the request, without the cookie that the action has just set.
    const page = await new BookingVisitor().open("/booking?step=4", { afterPost: true });
    expect(page.shown).toMatchObject({ step: 4 });
    expect(page.headers.get("Set-Cookie")).toBeNull();
  });

  test("when a draft expires between two steps, the visitor starts over and keeps the last answers", async () => {
    const visitor = await new BookingVisitor().reach(3);
    await expireDrafts();
    const { location } = await visitor.post(3, { projectScope: "Two floors" });
    expect(location).toBe("/booking?start=over");
    expect((await visitor.open(location ?? "")).shown).toMatchObject({
      step: 1,
      welcome: { title: "Please start here" },
    });
    await visitor.reach(3);
    expect((await visitor.open("/booking?step=3")).shown).toMatchObject({
      values: { projectScope: "Two floors" },
    });
  });

  test("a page with an expired draft starts a new one", async () => {
    const visitor = await new BookingVisitor().reach(3);
    await expireDrafts();
    expect((await visitor.follow("/booking?step=3")).shown).toMatchObject({
      step: 1,
      welcome: { title: "Please start here" },
    });
    expect((await visitor.upload([plan])).status).toBe(201);
    expect((await visitor.post(1, answersOf[1])).location).toBe("/booking?step=2");
    expect(await drafts()).toHaveLength(2);
  });
});

describe("steps", () => {
  test("a change made from the review returns to it, and errors keep the visitor on the step", async () => {
    const visitor = await new BookingVisitor().reach(5);
    const wrong = await visitor.post(1, { ...answersOf[1], email: "nobody" }, undefined, "&from=check");
    expect(wrong.location).toBe("/booking?step=1&from=check&show=errors");
    expect((await visitor.open(wrong.location ?? "")).shown).toMatchObject({
      from: "check",
      values: { email: "nobody" },
      result: { error: { email: ["Enter an email address like name@example.com"] } },
    });
    expect((await visitor.post(1, answersOf[1], undefined, "&from=check")).location).toBe("/booking?step=5");
  });

  test("the service of the page the visitor came from is preselected in step 2 and saved", async () => {
    const visitor = new BookingVisitor();
    expect((await visitor.open("/booking?service=scan-to-bim")).shown).toMatchObject({
      soFar: [{ label: "Service", value: "Scan to BIM" }],
    });
    await visitor.post(1, answersOf[1]);
    expect((await visitor.open("/booking?step=2")).shown).toMatchObject({
      values: { service: "Scan to BIM" },
    });
    expect(await drafts()).toMatchObject([{ answers: { service: "Scan to BIM" } }]);
  });

  test("the service is also preselected after a first post without any answer", async () => {
    const visitor = new BookingVisitor();
    await visitor.open("/booking?service=scan-to-bim");
    await visitor.post(1, {});
    await visitor.post(1, answersOf[1]);
    expect(await drafts()).toMatchObject([{ answers: { service: "Scan to BIM" } }]);
  });

  test("the last visited service page overrides an earlier choice, and the answer overrides both", async () => {
    const visitor = await new BookingVisitor().reach(3);
    await visitor.open("/booking?step=3&service=digital-twin");
    await visitor.post(3, { projectScope: "Two floors" });
    expect(await drafts()).toMatchObject([{ answers: { service: "Digital Twin" } }]);
    await visitor.open("/booking?step=2&service=scan-to-plan");
    await visitor.post(2, { ...answersOf[2], service: "" });
    expect(await drafts()).toMatchObject([{ answers: { service: "" } }]);
    expect((await visitor.open("/booking?step=3")).shown).toMatchObject({
      soFar: expect.arrayContaining([
        expect.objectContaining({ label: "Service", value: "Not sure yet" }),
      ]) as unknown,
    });
  });

  test("the same service's address does not replace a later choice", async () => {
    const visitor = new BookingVisitor();
    await visitor.open("/booking?service=scan-to-bim");
    await visitor.post(1, answersOf[1]);
    await visitor.post(2, { ...answersOf[2], service: "Virtual Staging" });
    expect((await visitor.open("/booking?step=2&service=scan-to-bim")).shown).toMatchObject({
      values: { service: "Virtual Staging" },
    });
    await visitor.open("/booking?service=scan-to-bim");
    await visitor.post(1, { ...answersOf[1], phone: "(818) 555-0199" });
    expect(await drafts()).toMatchObject([{ answers: { service: "Virtual Staging" } }]);
  });

  test("a file is removed only from the visitor's own draft, and a repeated removal has no effect", async () => {
    const visitor = await new BookingVisitor().reach(4);
    await visitor.post(4, { intent: "upload" }, [plan]);
    const [file] = await db().select().from(files);
    const stranger = await new BookingVisitor().reach(4);
    await stranger.post(4, { intent: `remove:${file?.id}` });
    expect(await db().$count(files)).toBe(1);
    for (let time = 0; time < 2; time++)
      expect((await visitor.post(4, { intent: `remove:${file?.id}` })).location).toBe("/booking?step=4");
    expect(await db().$count(files)).toBe(0);
  });

  test("an empty first post shows its errors and keeps the selected service", async () => {
    const visitor = new BookingVisitor();
    await visitor.open("/booking?service=scan-to-bim");
    const { location } = await visitor.post(1, { contactMethod: "Call" });
    expect((await visitor.open(location ?? "")).shown).toMatchObject({
      soFar: [{ name: "service", value: "Scan to BIM" }],
      result: { error: { fullName: ["Enter your full name"] } },
    });
  });
});

describe("submit", () => {
  test("repeated, also with the previous cookie, creates one booking and leads to its private page", async () => {
    const visitor = await new BookingVisitor().reach(5);
    const before = visitor.cookie;
    const { location } = await visitor.submit();
    expect(location).toMatch(/^\/request\/[\w-]{43}$/);
    expect((await visitor.submit()).location).toBe(location);
    expect((await new BookingVisitor(before).submit()).location).toBe(location);
    await visitor.open();
    expect((await visitor.submit()).location).toBe(location);
    expect(await db().$count(bookings)).toBe(1);
    expect((await visitor.openPrivatePage(location)).shown).toMatchObject({
      kind: "page",
      stage: "new",
      files: [],
    });
  });

  test("redirects from the earlier address to the private page, only in the browser that submitted it", async () => {
    const visitor = await new BookingVisitor().reach(5);
    const { location } = await visitor.submit();
    const [booking] = await db().select().from(bookings);
    const earlier = `/booking?confirmed=${booking?.reference}`;
    const answer = await visitor.open(earlier);
    expect(answer.location).toBe(location);
    // The page has no React: a navigation in the form must load a document.
    expect(answer.headers.get("X-Remix-Reload-Document")).toBe("true");
    expect((await new BookingVisitor().open(earlier)).location).toBe("/booking");
    expect((await visitor.open("/booking?confirmed=XXXXXXXX")).location).toBe("/booking");
  });

  test("a second time from the same browser creates a separate booking", async () => {
    const visitor = await new BookingVisitor().reach(5);
    const first = await visitor.submit();
    await visitor.open();
    const second = await (await visitor.reach(5, { fullName: "Grace Hopper" })).submit();
    expect(second.location).toMatch(/^\/request\//);
    expect(second.location).not.toBe(first.location);
    expect(await db().$count(bookings)).toBe(2);
  });

  test("without the required consents creates no booking", async () => {
    const visitor = await new BookingVisitor().reach(5);
    const { location } = await visitor.post(5, { termsAccepted: "on", intent: "submit" });
    expect(location).toBe("/booking?step=5&show=errors");
    expect((await visitor.open(location ?? "")).shown).toMatchObject({
      values: { termsAccepted: "on" },
      result: {
        error: { privacyConsent: ["Agree to the use of your information to submit the booking"] },
      },
    });
    expect(await db().$count(bookings)).toBe(0);
  });

  test.each([2, 3, 4, 5])("Back to step %i after the submit leads to the private page", async (step) => {
    const visitor = await new BookingVisitor().reach(5);
    const { location } = await visitor.submit();
    expect((await visitor.open(`/booking?step=${step}`)).location).toBe(location);
  });

  test.each([
    [2, answersOf[2]],
    [3, { projectScope: "Two floors" }],
    [4, { specialInstructions: "Mind the dog" }],
  ] as const)("Next on step %i of another tab leads to the private page", async (step, answers) => {
    const visitor = await new BookingVisitor().reach(5);
    const { location } = await visitor.submit();
    expect((await visitor.post(step, answers)).location).toBe(location);
    await visitor.open();
    expect((await visitor.post(step, answers)).location).toBe(location);
    expect(await drafts()).toHaveLength(1);
  });

  test("a step of another tab says that its new answers are not in the request, and only then", async () => {
    const visitor = await new BookingVisitor().reach(5);
    const { location } = await visitor.submit();
    const post = async (answers: Record<string, string>) => {
      const { headers } = await visitor.post(3, answers);
      const cookie = headers.getSetCookie().map((each) => each.split(";", 1)[0]);
      return (await new BookingVisitor(cookie.join("; ")).openPrivatePage(location)).shown;
    };
    expect(await post({ projectScope: "Two floors and the attic" })).toMatchObject({
      flash: {
        tone: "warn",
        title: "You already sent this request",
        advice: "What you just typed isn’t in it. Write it in a message below.",
      },
    });
    expect(await post({})).toMatchObject({ flash: null });
  });

  test("the first step after a submit shows the reference of the received booking", async () => {
    const visitor = await new BookingVisitor().reach(5);
    await visitor.submit();
    const [booking] = await db().select().from(bookings);
    for (const path of ["/booking", "/booking?step=1", "/booking?start=over"])
      expect((await visitor.open(path)).shown).toMatchObject({
        step: 1,
        welcome: { to: `/booking?confirmed=${booking?.reference}` },
      });
    await visitor.post(1, answersOf[1]);
    expect((await visitor.open()).shown).toMatchObject({ welcome: { title: "Your answers are saved" } });
  });
});
