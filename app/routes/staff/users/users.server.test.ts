import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertKey } from "#tests/support/records/keys";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAgain, postAs, readResponse, thrownBy } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { bookings, sessions, users } from "~/db/schema.server";
import { unknownForm } from "~/messages/refusals";
import * as text from "~/messages/staff-users";
import { hashPassword, PasswordQueueFullError, verifyPassword } from "~/staff/passwords/hash-password.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { action, loader } from "./route";

vi.mock("~/staff/passwords/hash-password.server", { spy: true });

const argsOf = (request: Request) => ({ request, params: {}, context: {} });
const load = async (request: Request) => (await loader(argsOf(request))).data;
const send = async (request: Request) => readResponse(await action(argsOf(request)));

let admin: Staff;
let grace: Staff;
beforeEach(async () => {
  admin = await insertStaff({ fullName: "Boss", email: "boss@example.com", isAdmin: true });
  grace = await insertStaff({ fullName: "Grace Hopper", email: "grace@example.com", mobile: "8185550161" });
});

async function hasPassword({ id }: Staff, password: string) {
  const [row] = await db().select().from(users).where(eq(users.id, id));
  return row?.passwordHash ? verifyPassword(row.passwordHash, password) : false;
}

async function isActive({ id }: Staff) {
  const [row] = await db().select().from(users).where(eq(users.id, id));
  return row?.deactivatedAt === null;
}

async function flashAfter(answer: Awaited<ReturnType<typeof send>>) {
  const request = await requestAs(admin, "/users");
  request.headers.set("Cookie", `${request.headers.get("Cookie")}; ${answer.cookie}`);
  return (await load(request)).flash;
}

describe("who may", () => {
  test("see and change the list: only current administrators", async () => {
    expect((await thrownBy(load(await requestAs(grace, "/users")))).status).toBe(403);
    const remove = { intent: "remove", id: grace.id, confirmed: "yes" };
    expect((await thrownBy(send(await postAs(grace, "/users", remove)))).status).toBe(403);
    const open = await postAs(admin, "/users", remove);
    await db().update(users).set({ isAdmin: false }).where(eq(users.id, admin.id));
    expect((await thrownBy(send(open))).status).toBe(403);
    expect(await isActive(grace)).toBe(true);
  });

  test("send a form after signing out: nobody, it leads to the sign-in", async () => {
    const body = new URLSearchParams({ intent: "remove", id: grace.id, confirmed: "yes" });
    const request = new Request("http://localhost/users?page=2", { method: "POST", body });
    const response = await thrownBy(send(request));
    expect(response.headers.get("Location")).toBe("/login?redirectTo=%2Fusers%3Fpage%3D2");
    expect(await isActive(grace)).toBe(true);
  });
});

test("a new password needs a confirmation of identity before its own question", async () => {
  const open = await requestAs(admin, "/users?page=1");
  await db().update(sessions).set({ verifiedAt: null });
  const fields = { intent: "update", id: grace.id, password: "correct horse" };
  for (const form of [fields, { ...fields, confirmed: "yes" }]) {
    const response = await thrownBy(send(postAgain(open, "/users?page=1", form)));
    expect(response.headers.get("Location")).toBe("/confirm-identity?redirectTo=%2Fusers%3Fpage%3D1");
  }
  expect(await hasPassword(grace, "correct horse")).toBe(false);
});

test("a question about a new password needs a confirmation of the last 10 minutes, its answer one of 20", async () => {
  const open = await requestAs(admin, "/users");
  const fields = { intent: "update", id: grace.id, password: "correct horse" };
  const verifiedAt = new Date(Date.now() - 15 * 60_000);
  await db().update(sessions).set({ verifiedAt });
  const questionResponse = await thrownBy(send(postAgain(open, "/users", fields)));
  expect(questionResponse.headers.get("Location")).toBe("/confirm-identity?redirectTo=%2Fusers");
  const answerResponse = await send(postAgain(open, "/users", { ...fields, confirmed: "yes" }));
  expect(answerResponse.location).toBe("/users");
  expect(await hasPassword(grace, "correct horse")).toBe(true);
});

describe("the list", () => {
  test("hides the system admin, contains no password, and marks the user's row", async () => {
    await insertStaff({ email: "admin@example.com", isAdmin: true, passwordHash: "secret" });
    const page = await load(await requestAs(admin, "/users"));
    expect(page.users.map(({ fullName }) => fullName)).toEqual(["Boss", "Grace Hopper"]);
    expect(page).toMatchObject({ ownId: admin.id, query: "", page: 1, pages: 1, flash: null });
    expect(JSON.stringify(page)).not.toMatch(/secret|hash/i);
  });

  test.each(["0", "-1", "x", "1e9", "999999999999999999999"])("page=%s shows a page", async (page) => {
    expect(await load(await requestAs(admin, `/users?page=${page}`))).toMatchObject({ page: 1, pages: 1 });
  });

  test("takes a search of 10 kB, of NUL, of half a character and of wildcards", async () => {
    for (const q of ["x".repeat(10_000), "\u0000", "\ud800", "%", "_", "'", "\\"])
      expect((await load(await requestAs(admin, `/users?${new URLSearchParams({ q })}`))).users).toHaveLength(
        q === "\u0000" ? 2 : 0,
      );
    expect(await load(await requestAs(admin, "/users?q=+HOPPER+"))).toMatchObject({
      query: "HOPPER",
      users: [{ fullName: "Grace Hopper" }],
    });
  });
});

describe("an update", () => {
  test("without a password says to enter one, and changes nothing", async () => {
    for (const fields of [{ password: "" }, {}] as Record<string, string>[]) {
      const { shown, status } = await send(
        await postAs(admin, "/users", { intent: "update", id: grace.id, confirmed: "yes", ...fields }),
      );
      expect(status).toBe(400);
      expect(shown).toMatchObject({
        tone: "warn",
        errors: { password: ["Enter a new password to update this user."] },
        typed: { intent: "update", id: grace.id },
      });
    }
  });

  test.each(["short", "password1", "Grace Hopper", "grace@example.com", "x".repeat(129)])(
    "to %s is refused without a question",
    async (password) => {
      const post = await postAs(admin, "/users", { intent: "update", id: grace.id, password });
      const { shown, status } = await send(post);
      expect(status).toBe(400);
      expect(shown).toMatchObject({ status: "error", typed: { intent: "update", id: grace.id } });
      expect(JSON.stringify(shown)).not.toContain(`"${password}"`);
    },
  );

  test("asks for confirmation without sending the password back", async () => {
    const post = await postAs(admin, "/users", { intent: "update", id: grace.id, password: "correct horse" });
    const { shown } = await send(post);
    expect(shown?.question).toEqual({
      intent: "update",
      id: grace.id,
      name: "Grace Hopper",
      keys: [],
    });
    expect(await hasPassword(grace, "correct horse")).toBe(false);
  });

  test("saves the password that the confirmation sends, and ends the user's sessions", async () => {
    const theirs = await requestAs(grace, "/dashboard");
    const fields = { intent: "update", id: grace.id, password: "correct horse", confirmed: "yes" };
    const post = await postAs(admin, "/users?q=gr", fields);
    const again = postAgain(post, "/users", fields);
    const answer = await send(post);
    expect(answer.location).toBe("/users?q=gr");
    expect(await flashAfter(answer)).toMatchObject({
      tone: "ok",
      title: "User details updated successfully",
    });
    expect(await hasPassword(grace, "correct horse")).toBe(true);
    expect(await findSession(theirs)).toBeNull();
    // Sending the form twice succeeds twice.
    expect((await send(again)).location).toBe("/users");
  });

  test("of the user's own password keeps this session, and ends the others", async () => {
    const post = await postAs(admin, "/users", {
      intent: "update",
      id: admin.id,
      password: "correct horse",
      confirmed: "yes",
    });
    const elsewhere = await requestAs(admin, "/users");
    expect((await send(post)).location).toBe("/users");
    expect(await hasPassword(admin, "correct horse")).toBe(true);
    expect(await findSession(post)).not.toBeNull();
    expect(await findSession(elsewhere)).toBeNull();
  });
});

describe("a removal", () => {
  test("asks first, and then happens once", async () => {
    const first = await postAs(admin, "/users", { intent: "remove", id: grace.id });
    await insertKey({ name: "CRM", scopes: ["bookings:read"], madeBy: grace.id });
    await insertKey({ name: "Old", scopes: ["bookings:read"], madeBy: grace.id, revokedAt: new Date() });
    expect((await send(first)).shown?.question).toEqual({
      intent: "remove",
      id: grace.id,
      name: "Grace Hopper",
      keys: ["CRM"],
    });
    expect(await isActive(grace)).toBe(true);
    const confirmed = { intent: "remove", id: grace.id, confirmed: "yes" };
    const answer = await send(postAgain(first, "/users", confirmed));
    expect(await flashAfter(answer)).toMatchObject({ tone: "ok", title: "User removed" });
    expect(await isActive(grace)).toBe(false);
    const again = await send(postAgain(first, "/users", confirmed));
    expect(await flashAfter(again)).toMatchObject({ tone: "warn", title: "That user was already removed" });
  });

  test("of a user with work asks who gets it, and needs an answer", async () => {
    const maya = await insertStaff({ fullName: "Maya Chen" });
    await insertBookings([{ ownerId: grace.id }, { ownerId: grace.id }]);
    const remove = (more: Record<string, string> = {}) =>
      postAs(admin, "/users", { intent: "remove", id: grace.id, confirmed: "yes", ...more }).then(send);
    const handover = `/users?handover=${grace.id}`;
    expect(await remove()).toMatchObject({ status: 303, location: handover });
    expect(await isActive(grace)).toBe(true);
    expect((await load(await requestAs(admin, handover))).handOver).toMatchObject({
      name: "Grace Hopper",
      visitCount: 0,
      bookingCount: 2,
      visits: [],
      colleagues: [{ fullName: "Boss" }, { fullName: "Maya Chen" }],
    });
    const shown = { visits: "0", requests: "2" };
    expect(await remove(shown)).toMatchObject({ status: 400, shown: { messages: [text.handOver.missing] } });
    expect(await remove({ ...shown, requests: "1", handTo: maya.id })).toMatchObject({
      status: 409,
      shown: { messages: [text.handOver.changed, text.handOver.changedAdvice], typed: { handTo: maya.id } },
    });
    expect(await remove({ ...shown, handTo: randomUUID() })).toMatchObject({ status: 409 });
    expect((await remove({ ...shown, handTo: maya.id })).location).toBe("/users");
    expect(await isActive(grace)).toBe(false);
    expect(await db().$count(bookings, eq(bookings.ownerId, maya.id))).toBe(2);
    expect((await load(await requestAs(admin, handover))).handOver).toBeNull();
  });

  test("of the user, the system admin and an unknown account is refused with a message", async () => {
    const root = await insertStaff({ email: "admin@example.com", isAdmin: true });
    const remove = async (id: string) =>
      send(await postAs(admin, "/users", { intent: "remove", id, confirmed: "yes" }));
    expect(await remove(admin.id)).toMatchObject({
      status: 409,
      shown: { messages: ["You can’t remove your own account", expect.any(String)] },
    });
    const refused = await remove(root.id);
    expect(refused.status).toBe(403);
    const update = { intent: "update", id: root.id, password: "correct horse", confirmed: "yes" };
    expect((await send(await postAs(admin, "/users", update))).status).toBe(403);
    for (const id of ["", "x", randomUUID(), "\u0000"])
      expect((await flashAfter(await remove(id)))?.tone).toBe("warn");
    expect(await isActive(root)).toBe(true);
    expect(await hasPassword(root, "correct horse")).toBe(false);
  });

  test("is refused to an administrator who is removed while asking", async () => {
    const post = await postAs(admin, "/users", { intent: "remove", id: grace.id, confirmed: "yes" });
    await db().update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, admin.id));
    expect((await thrownBy(send(post))).headers.get("Location")).toContain("/login");
    expect(await isActive(grace)).toBe(true);
  });
});

test("a post with an unknown intent changes nothing, and says so", async () => {
  for (const intent of ["", "promote"])
    expect(await send(await postAs(admin, "/users", { id: grace.id, intent }))).toMatchObject({
      status: 400,
      shown: { messages: [unknownForm] },
    });
});

test.each([
  [413, "x".repeat(300_000), "application/x-www-form-urlencoded"],
  [415, "{}", "application/json"],
])("responds with %i on the page to an unreadable post", async (status, body, type) => {
  const headers = { "Content-Type": type };
  const answer = await send(await requestAs(admin, "/users", { method: "POST", body, headers }));
  expect(answer).toMatchObject({ status, shown: { status: "error" } });
});

test("responds with 503 and Retry-After when the password queue is full", async () => {
  vi.mocked(hashPassword).mockRejectedValueOnce(new PasswordQueueFullError());
  const update = { intent: "update", id: grace.id, password: "correct horse", confirmed: "yes" };
  const answer = await send(await postAs(admin, "/users", update));
  expect(answer).toMatchObject({
    status: 503,
    shown: { messages: ["Too many people are signing in", expect.any(String)] },
  });
  expect(answer.headers.get("Retry-After")).toBe("5");
});
