import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { answersOf, BookingVisitor } from "#tests/support/routes/booking-visitor";
import { draftLinkPath } from "~/booking/form/draft-link.server";
import { db } from "~/db/client.server";
import { consumeAttempt } from "~/db/rate-limit.server";
import { bookingDrafts, bookings, draftLinks, files, mails, rateLimits } from "~/db/schema.server";
import { tooManyRequests } from "~/messages/booking";
import { notSavedTitle, tooManyAdvice } from "~/messages/draft-link";
import { draftLink } from "~/messages/mails/visitor";
import { action as requestLink, loader as showRequest } from "~/routes/site/finish-later/route";
import { action, loader } from "./route";

const site = "http://site.test";

type Handler = (args: {
  request: Request;
  params: { token: string };
  context: Record<string, unknown>;
}) => Promise<unknown>;

/** Calls a loader or action with a visitor's cookie, and stores the cookie that it sets. */
async function call(
  handler: Handler,
  visitor: BookingVisitor,
  path: string,
  fields?: Record<string, string>,
) {
  const request = new Request(site + path, {
    headers: { Cookie: visitor.cookie },
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  });
  const params = { token: path.split("/").at(-1) ?? "" };
  const outcome = await handler({ request, params, context: {} }).catch((error: unknown) => error);
  const { data, init } = outcome as { data: unknown; init: ResponseInit | null };
  const response =
    outcome instanceof Response ? outcome : new Response(null, { status: init?.status ?? 200, ...init });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith("__booking="));
  if (cookie) visitor.cookie = cookie.split(";", 1)[0] ?? "";
  return { status: response.status, location: response.headers.get("Location"), data };
}

async function press(visitor: BookingVisitor, path: string, formId: string = randomUUID()) {
  return (await call(action, visitor, path, { other: "", formId })).location;
}

const ask = (visitor: BookingVisitor, email: string) =>
  call(requestLink, visitor, "/continue?step=3", { email });

async function mailLink(visitor: BookingVisitor, email = "ada@example.com"): Promise<string> {
  await ask(visitor, email);
  const [mail] = await db()
    .select()
    .from(mails)
    .where(eq(mails.toAddress, email))
    .orderBy(desc(mails.createdAt));
  const link = mail?.content.action && "link" in mail.content.action ? mail.content.action.link : "";
  return draftLinkPath(link);
}

describe("asking for the link", () => {
  test("the button saves an incomplete step and leads to the form", async () => {
    const visitor = await new BookingVisitor().reach(2);
    const { location, status } = await visitor.post(2, { intent: "later", accessInstructions: "Ring twice" });
    expect([status, location]).toEqual([302, "/continue?step=2"]);
    const [draft] = await db().select().from(bookingDrafts);
    expect(draft?.answers).toMatchObject({ ...answersOf[1], accessInstructions: "Ring twice" });
  });

  test("it works before the first answer", async () => {
    const visitor = new BookingVisitor();
    await visitor.open();
    expect((await visitor.post(1, { intent: "later" })).location).toBe("/continue?step=1");
    expect((await ask(visitor, "ada@example.com")).status).toBe(303);
    expect(await db().$count(draftLinks)).toBe(1);
  });

  test("the form suggests the email of step 1, and refuses an invalid one", async () => {
    const visitor = await new BookingVisitor().reach(3);
    expect((await call(showRequest, visitor, "/continue?step=3")).data).toMatchObject({
      step: 3,
      email: answersOf[1].email,
    });
    const refused = await ask(visitor, "nobody");
    expect(refused).toMatchObject({ status: 400, data: { error: { email: [expect.any(String)] } } });
    expect(await db().$count(mails)).toBe(0);
  });

  test("without a draft there is nothing to continue", async () => {
    expect((await call(showRequest, new BookingVisitor(), "/continue")).location).toBe("/booking?start=over");
    expect((await ask(new BookingVisitor(), "ada@example.com")).location).toBe("/booking?start=over");
  });
});

describe("opening the link", () => {
  test("viewing the page changes nothing; the button opens the draft where the visitor stopped", async () => {
    const path = await mailLink(await new BookingVisitor().reach(4));
    const other = new BookingVisitor();
    expect(await call(loader, other, path)).toMatchObject({
      status: 200,
      data: { isFound: true, other: "" },
    });
    expect(other.cookie).toBe("");
    expect((await call(action, other, path, { other: "" })).location).toBe("/booking?step=4");
    expect((await other.open("/booking?step=2")).shown).toMatchObject({ values: answersOf[2] });
  });

  test("the draft moves with its files, and again with each use of the link", async () => {
    const laptop = await new BookingVisitor().reach(3);
    const path = await mailLink(laptop);
    await laptop.upload([{ fileName: "plan.txt", content: "a" }]);
    const phone = new BookingVisitor();
    for (const [device, projectScope] of [
      [phone, "One floor"],
      [laptop, "Two floors"],
      [phone, "Three floors"],
    ] as const) {
      expect(await press(device, path)).toMatch(/^\/booking\?step=/);
      expect((await device.open("/booking?step=4")).shown).toMatchObject({ files: [{ name: "plan.txt" }] });
      expect((await device.post(3, { projectScope })).location).toBe("/booking?step=4");
    }
    expect((await phone.open("/booking?step=3")).shown).toMatchObject({
      values: { projectScope: "Three floors" },
    });
    expect((await laptop.open("/booking?step=3")).shown).toMatchObject({ kind: "moved", isSubmitted: false });
  });

  test("a repeated post, also after Back, moves the draft once", async () => {
    const path = await mailLink(await new BookingVisitor().reach(3));
    const [device, formId] = [new BookingVisitor(), randomUUID()];
    const early = new BookingVisitor();
    await Promise.all([press(device, path, formId), press(early, path, formId)]);
    expect(early.cookie).toBe(device.cookie);
    const { cookie } = device;
    await press(device, path);
    expect(device.cookie).toBe(cookie);
    expect(await db().$count(bookingDrafts)).toBe(2);
  });

  test("two links that are opened concurrently move the draft one after the other", async () => {
    const visitor = await new BookingVisitor().reach(3);
    const paths = [await mailLink(visitor), await mailLink(visitor)];
    const devices = [new BookingVisitor(), new BookingVisitor()];
    await Promise.all(devices.map((device, index) => press(device, paths[index] ?? "")));
    const kinds = await Promise.all(devices.map(async (device) => (await device.open()).shown?.kind));
    expect(kinds.sort()).toEqual(["moved", "step"]);
  });

  test("refuses too many openings from one address with a wait, and the link works later", async () => {
    const path = await mailLink(await new BookingVisitor().reach(3));
    await consumeAttempt({ name: "booking-drafts", attempts: 300, seconds: 3600 }, "unknown", 299);
    expect(await call(action, new BookingVisitor(), path, { other: "" })).toMatchObject({
      status: 429,
      data: {
        error: { "": [tooManyRequests, tooManyAdvice("60 minutes")] },
      },
    });
    await db().delete(rateLimits);
    expect(await press(new BookingVisitor(), path)).toBe("/booking?step=3");
  });

  test("asks on a device with other answers, which stay until the visitor decides", async () => {
    const path = await mailLink(await new BookingVisitor().reach(3));
    const other = await new BookingVisitor().reach(2, { fullName: "Grace Hopper" });
    const { data } = await call(loader, other, path);
    const { other: tag } = data as { other: string };
    expect(tag).not.toBe("");
    expect((await call(action, other, path, { other: "" })).location).toBe(path);
    expect((await other.open("/booking?step=1")).shown).toMatchObject({
      values: { fullName: "Grace Hopper" },
    });
    expect((await call(action, other, path, { other: tag })).location).toBe("/booking?step=3");
    expect((await other.open("/booking?step=1")).shown).toMatchObject({ values: answersOf[1] });
  });

  test("asks nothing on the draft's own device", async () => {
    const visitor = await new BookingVisitor().reach(3);
    expect((await call(loader, visitor, await mailLink(visitor))).data).toMatchObject({ other: "" });
  });

  test("an unknown, an expired and a submitted link get the same response", async () => {
    const visitor = await new BookingVisitor().reach(5);
    const path = await mailLink(visitor);
    const answers: unknown[] = [];
    const tryLink = async (address: string) => {
      const device = new BookingVisitor();
      answers.push(await call(loader, device, address), await call(action, device, address, { other: "" }));
      expect(device.cookie).toBe("");
    };
    await tryLink(`${path.slice(0, -1)}x`);
    await visitor.submit();
    await tryLink(path);
    await db()
      .update(bookingDrafts)
      .set({ bookingId: null, expiresAt: new Date(0) });
    await tryLink(path);
    expect(answers.slice(2, 4)).toEqual(answers.slice(0, 2));
    expect(answers.slice(4, 6)).toEqual(answers.slice(0, 2));
    expect(answers[0]).toMatchObject({ status: 404, data: { isFound: false } });
  });
});

describe("a stranger who starts the form for somebody else", () => {
  /** A stranger starts a draft with Ada's email, and Ada opens the mailed link. Returns both browsers. */
  async function lure() {
    const stranger = new BookingVisitor();
    await stranger.open();
    await stranger.post(1, { intent: "later" });
    const strangersLink = await mailLink(stranger, "eve@example.com");
    const path = await mailLink(stranger, "ada@example.com");
    const ada = new BookingVisitor();
    expect(await press(ada, path)).toBe("/booking?step=1");
    await ada.reach(5);
    return { stranger, ada, own: strangersLink };
  }

  test("is named in the mail, unless the draft has that address", async () => {
    await lure();
    const texts = await db().select({ to: mails.toAddress, content: mails.content }).from(mails);
    for (const { content } of texts) expect(content.paragraphs).toContain(draftLink.other);
    await mailLink(await new BookingVisitor().reach(3), answersOf[1].email);
    const [lastMail] = await db().select().from(mails).orderBy(desc(mails.createdAt)).limit(1);
    expect(lastMail?.content.paragraphs).not.toContain(draftLink.other);
  });

  test("sees none of her answers, and changes and uploads nothing", async () => {
    const { stranger, ada, own } = await lure();
    for (const path of ["/booking", "/booking?step=1", "/booking?step=5", "/booking?step=1&show=errors"]) {
      const { shown } = await stranger.open(path);
      expect(shown).toMatchObject({ kind: "moved", isSubmitted: false, values: {}, files: [] });
      expect(JSON.stringify(shown)).not.toMatch(/Lovelace|0101|Van Nuys/);
    }
    const typed = { fullName: "Eve" };
    const refused = await stranger.post(1, typed);
    // The refused form keeps its input.
    expect(refused).toMatchObject({
      status: 409,
      shown: { error: { "": [notSavedTitle, expect.any(String)] }, initialValue: typed },
    });
    const rendered = await stranger.open("/booking?step=1", { afterPost: true });
    expect(rendered.shown).toMatchObject({ kind: "step", values: {}, soFar: [] });
    const withFile = await stranger.post(4, {}, [{ fileName: "a.txt", content: "a" }]);
    expect(withFile.status).toBe(409);
    expect((await stranger.upload([{ fileName: "a.txt", content: "a" }])).status).toBe(422);
    expect((await stranger.submit()).status).toBe(409);
    expect(await db().$count(files)).toBe(0);
    // His own link no longer works, and he cannot get another.
    expect((await call(action, stranger, own, { other: "" })).status).toBe(404);
    expect((await ask(stranger, "eve@example.com")).status).toBe(303);
    expect(await db().$count(mails, eq(mails.toAddress, "eve@example.com"))).toBe(1);
    expect((await ada.open("/booking?step=1")).shown).toMatchObject({ values: answersOf[1] });
  });

  test("does not get to her private page, and she does", async () => {
    const { stranger, ada } = await lure();
    const submitted = await ada.submit();
    expect(submitted.location).toMatch(/^\/request\//);
    expect((await ada.submit()).location).toBe(submitted.location);
    for (const path of ["/booking", "/booking?step=5"]) {
      const answer = await stranger.open(path);
      expect(answer).toMatchObject({ location: null, shown: { kind: "moved", isSubmitted: true } });
    }
    expect((await stranger.submit()).status).toBe(409);
    expect((await call(showRequest, stranger, "/continue")).location).toBe("/booking");
    expect(await db().$count(bookings)).toBe(1);
  });
});

describe("the browser that the draft moved away from", () => {
  async function moveAway() {
    const [laptop, phone] = [await new BookingVisitor().reach(3), new BookingVisitor()];
    await press(phone, await mailLink(laptop));
    return { laptop, phone };
  }

  test("gets a new link, to the mailbox that the draft moved by", async () => {
    const { laptop } = await moveAway();
    expect((await call(showRequest, laptop, "/continue")).data).toMatchObject({ isMoved: true, email: "" });
    await db().update(mails).set({ state: "sent" });
    const path = await mailLink(laptop, "ada@example.com");
    expect(await db().$count(mails)).toBe(2);
    expect(await press(laptop, path)).toBe("/booking?step=3");
    expect((await laptop.open("/booking?step=1")).shown).toMatchObject({ values: answersOf[1] });
  });

  test("starts a new request", async () => {
    const { laptop, phone } = await moveAway();
    expect((await laptop.open("/booking?start=new")).shown).toMatchObject({ kind: "step", values: {} });
    await laptop.post(1, { ...answersOf[1], fullName: "Grace Hopper" });
    expect((await laptop.open("/booking?step=1")).shown).toMatchObject({
      values: { fullName: "Grace Hopper" },
    });
    expect((await phone.open("/booking?step=1")).shown).toMatchObject({ values: answersOf[1] });
  });
});
