import { describe, expect, test } from "vitest";
import { answersOf, BookingVisitor } from "#tests/support/booking-visitor";
import { draftLinkPath } from "~/booking/form/draft-link.server";
import { db } from "~/db/client.server";
import { bookingDrafts, draftLinks, mails } from "~/db/schema.server";
import { action as requestLink, loader as showRequest } from "~/routes/_site.continue._index/route";
import { action, loader } from "./route";

const site = "http://site.test";

type Handler = (args: {
  request: Request;
  params: { token: string };
  context: Record<string, unknown>;
}) => Promise<unknown>;

/** Calls a loader or action with the cookie of a visitor, and keeps the cookie that it sets. */
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

const ask = (visitor: BookingVisitor, email: string) =>
  call(requestLink, visitor, "/continue?step=3", { email });

/** Asks for a link to the visitor's draft, and returns the path that the mail links to. */
async function mailLink(visitor: BookingVisitor): Promise<string> {
  await ask(visitor, "ada@example.com");
  const [mail] = await db().select().from(mails);
  const link = mail?.content.action && "link" in mail.content.action ? mail.content.action.link : "";
  return draftLinkPath(link);
}

describe("asking for the link", () => {
  test("pressing the button saves the step, whatever is missing, and leads to the form", async () => {
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
    expect((await ask(visitor, "ada@example.com")).status).toBe(302);
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
  test("looking at the page changes nothing; the button opens the draft where the visitor stopped", async () => {
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

  test("both devices continue one draft, field by field", async () => {
    const first = await new BookingVisitor().reach(3);
    const path = await mailLink(first);
    const second = new BookingVisitor();
    await call(action, second, path, { other: "" });
    await second.post(3, { projectScope: "Two floors" });
    await first.post(4, { specialInstructions: "Mind the dog" });
    const drafts = await db().select().from(bookingDrafts);
    expect(drafts).toHaveLength(1);
    expect(drafts[0]?.answers).toMatchObject({
      projectScope: "Two floors",
      specialInstructions: "Mind the dog",
    });
  });

  test("a device with answers of its own is asked, and keeps them until it decides", async () => {
    const path = await mailLink(await new BookingVisitor().reach(3));
    const other = await new BookingVisitor().reach(2, { fullName: "Grace Hopper" });
    const { data } = await call(loader, other, path);
    const { other: tag } = data as { other: string };
    expect(tag).not.toBe("");
    // The page was shown before those answers were typed.
    expect((await call(action, other, path, { other: "" })).location).toBe(path);
    expect((await other.open("/booking?step=1")).shown).toMatchObject({
      values: { fullName: "Grace Hopper" },
    });
    expect((await call(action, other, path, { other: tag })).location).toBe("/booking?step=3");
    expect((await other.open("/booking?step=1")).shown).toMatchObject({ values: answersOf[1] });
  });

  test("on the device of the draft itself, nothing is asked", async () => {
    const visitor = await new BookingVisitor().reach(3);
    expect((await call(loader, visitor, await mailLink(visitor))).data).toMatchObject({ other: "" });
  });

  test("a wrong, an expired and a submitted link get the same answer", async () => {
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
