import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAs, readResponse } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { sessions, users } from "~/db/schema.server";
import * as text from "~/messages/mail-preferences";
import { action, loader } from "./route";

const toArgs = (request: Request) => ({ request, params: {}, context: {} });
const send = async (request: Request) => readResponse(await action(toArgs(request)));
const load = async (staff: Staff) =>
  (await loader(toArgs(await requestAs(staff, "/account-emails")))).data.preferences;

let staff: Staff;
beforeEach(async () => {
  staff = await insertStaff();
});

test("a new account gets the answers to its own bookings", async () => {
  expect(await load(staff)).toEqual({ mailsNewRequests: false, mailsVisits: true, mailsReplies: "mine" });
});

test("saves the choices of the signed-in person only", async () => {
  const colleague = await insertStaff();
  const chosen = { mailsNewRequests: "on", mailsVisits: "on", mailsReplies: "all" };
  const { location } = await send(await postAs(staff, "/account-emails", chosen));
  expect(location).toBe("/account-emails");
  expect(await load(staff)).toEqual({ mailsNewRequests: true, mailsVisits: true, mailsReplies: "all" });
  expect(await load(colleague)).toEqual({ mailsNewRequests: false, mailsVisits: true, mailsReplies: "mine" });
  await send(await postAs(staff, "/account-emails", { mailsReplies: "none" }));
  expect(await load(staff)).toEqual({ mailsNewRequests: false, mailsVisits: false, mailsReplies: "none" });
});

test("refuses a choice that does not exist", async () => {
  const { status, shown } = await send(await postAs(staff, "/account-emails", { mailsReplies: "some" }));
  expect([status, shown?.error]).toEqual([400, { mailsReplies: [text.answersMissing] }]);
});

test("a session that ended meanwhile changes nothing", async () => {
  const request = await postAs(staff, "/account-emails", { mailsReplies: "all" });
  await db().delete(sessions).where(eq(sessions.userId, staff.id));
  const answer = await action(toArgs(request)).catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const [account] = await db().select().from(users).where(eq(users.id, staff.id));
  expect(account?.mailsReplies).toBe("mine");
});
