// @one-engine

import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession, insertStaff, requestAs, sessionOf } from "#tests/support/records/staff";
import { formPost, sendHeld, type Write } from "#tests/support/routes/held-body";
import { type Session, SessionEndedError, type Staff } from "~/access/session";
import { addNote, findNotes, removeNote } from "~/booking/conversation/notes.server";
import {
  listSavedSearches,
  removeSavedSearch,
  renameSavedSearch,
  saveSearch,
} from "~/booking/list/saved-searches.server";
import { recordFileDownload, recordZipDownload } from "~/booking/record/record-file-download.server";
import { setCompletionDate } from "~/booking/workflow/completion-date.server";
import { markPending, markViewed } from "~/booking/workflow/mark-viewed.server";
import { db } from "~/db/client.server";
import * as schema from "~/db/schema.server";
import { action as apiCall } from "~/routes/api/route";
import { action as changePasswordForm } from "~/routes/site/account-password/route";
import { action as profileForm } from "~/routes/staff/account/route";
import { action as noteForm } from "~/routes/staff/booking-details/route";
import { action as userListForm } from "~/routes/staff/users/route";
import { consumeFlash } from "~/server/flash.server";
import { saveBilling } from "~/settings/billing.server";
import { createUser } from "~/staff/accounts/create-user.server";
import { removeUser } from "~/staff/accounts/remove-user.server";
import { changePassword, updateUser } from "~/staff/accounts/update-user.server";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import { endSession, findSession } from "./sessions.server";

const password = "correct horse";
const newPassword = "battery staple";
const json = "application/json";

/** Returns every row that staff can change. */
async function readAllRows() {
  const { users, bookings, bookingNotes, bookingEvents, savedSearches, billingDetails } = schema;
  const tables = [users, bookings, bookingNotes, bookingEvents, savedSearches, billingDetails];
  return Promise.all(tables.map((table) => db().select().from(table)));
}

/** Creates a member of staff and the rows that their stolen session could change. */
async function createStolenAccount() {
  const staff = await insertStaff({ isAdmin: true, passwordHash: await hashPassword(password) });
  const [bookingId = ""] = await insertBookings([{ status: 1 }]);
  return { staff, bookingId, colleague: await insertStaff() };
}
type StolenAccount = Awaited<ReturnType<typeof createStolenAccount>>;

const writes: Record<string, (on: StolenAccount) => Write> = {
  "PUT /api/users/{id}": ({ staff }) => ({
    action: apiCall,
    method: "PUT",
    path: `/api/users/${staff.id}`,
    type: json,
    body: JSON.stringify({ fullName: "Mallory", email: staff.email, password: newPassword }),
  }),
  "PUT /api/booking/{id}/status": ({ bookingId }) => ({
    action: apiCall,
    method: "PUT",
    path: `/api/booking/${bookingId}/status`,
    type: json,
    body: JSON.stringify({ status: 0 }),
  }),
  "the form of Profile": ({ staff }) => ({
    action: profileForm,
    path: "/account",
    ...formPost({ fullName: "Mallory", email: staff.email, mobile: "", password: newPassword }),
  }),
  "the form that changes one's own password": () => ({
    action: changePasswordForm,
    path: "/account-password",
    ...formPost({ currentPassword: password, newPassword, confirmPassword: newPassword }),
  }),
  "the form that updates another user": ({ colleague }) => ({
    action: userListForm,
    path: "/users",
    ...formPost({ intent: "update", id: colleague.id, password: newPassword, confirmed: "yes" }),
  }),
  "the form for a note": ({ bookingId }) => ({
    action: noteForm,
    path: `/booking-details/${bookingId}`,
    params: { id: bookingId },
    ...formPost({ intent: "add-note", formId: randomUUID(), text: "Gate code 1234" }),
  }),
};

const endings: Record<string, (staff: Staff) => Promise<void>> = {
  "a password change": async (staff) => {
    await updateUser(staff.id, { password: "another horse entirely" }, await sessionOf(staff));
  },
  "a removal": async (staff) => {
    await removeUser(staff.id, await insertSession({ isAdmin: true }));
  },
};

test.each(Object.keys(endings))("rejects a request body that ends after %s", async (ending) => {
  for (const [name, describeWrite] of Object.entries(writes)) {
    const on = await createStolenAccount();
    const write = describeWrite(on);
    let before: unknown;
    const answer = await sendHeld(write, on.staff, async () => {
      await endings[ending]?.(on.staff);
      before = await readAllRows();
    });
    expect(await readAllRows(), name).toEqual(before);
    if (!(answer instanceof Response)) throw new Error(`Not a response: ${JSON.stringify(answer)}`);
    if (write.type === json) {
      expect(answer.status, name).toBe(401);
      expect(answer.headers.get("WWW-Authenticate"), name).toBe("Bearer");
    } else {
      expect(answer.headers.get("Location"), name).toBe(
        `/login?redirectTo=${encodeURIComponent(write.path)}`,
      );
      const Cookie = answer.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
      const { flash } = await consumeFlash(new Request("http://localhost/login", { headers: { Cookie } }));
      expect(flash?.advice, name).toContain("wasn’t saved");
    }
  }
});

test("accepts the same request bodies while the session is open", async () => {
  for (const [name, describeWrite] of Object.entries(writes)) {
    const on = await createStolenAccount();
    const before = await readAllRows();
    const answer = await sendHeld(describeWrite(on), on.staff, () => Promise.resolve());
    expect([200, 302, 303], name).toContain(answer instanceof Response && answer.status);
    expect(await readAllRows(), name).not.toEqual(before);
  }
});

/** The functions with which staff change records. */
const changes: Record<
  string,
  (session: Session, on: StolenAccount & { noteId: string; searchId: string }) => unknown
> = {
  updateUser: (session, { colleague }) => updateUser(colleague.id, { fullName: "Mallory" }, session),
  removeUser: (session, { colleague }) => removeUser(colleague.id, session),
  createUser: (session) =>
    createUser(
      { name: "Eve", email: "eve@example.com", mobile: "8185550142", password: newPassword },
      session,
    ),
  changePassword: (session) => changePassword(session, { currentPassword: password, newPassword }),
  saveBilling: (session) => saveBilling({ legalName: "Mallory", invoiceAddress: "", taxId: "" }, session),
  saveSearch: (session) => saveSearch(session, { name: "New", query: "" }),
  renameSavedSearch: (session, { searchId }) => renameSavedSearch(session, searchId, "Renamed"),
  removeSavedSearch: (session, { searchId }) => removeSavedSearch(session, searchId),
  markViewed: (session, { bookingId }) => markViewed([bookingId], session),
  markPending: (session, { bookingId }) => markPending(bookingId, session),
  setCompletionDate: (session, { bookingId }) =>
    setCompletionDate(bookingId, { completionDate: new Date() }, session),
  addNote: (session, { bookingId }) => addNote(bookingId, { formId: randomUUID(), text: "x" }, session),
  removeNote: (session, { bookingId, noteId }) => removeNote(bookingId, noteId, session),
  recordFileDownload: (session, { bookingId }) =>
    recordFileDownload(session, new Response("file"), { bookingId, fileId: randomUUID(), name: "plan.pdf" }),
  recordZipDownload: (session, { bookingId }) =>
    recordZipDownload(session, new Response("file"), { bookingId, count: 1 }),
};

test("makes no change for an ended session", async () => {
  const on = await createStolenAccount();
  const session = await sessionOf(on.staff);
  await addNote(on.bookingId, { formId: randomUUID(), text: "Called." }, session);
  await saveSearch(session, { name: "Mine", query: "" });
  const noteId = (await findNotes(on.bookingId)).notes[0]?.id ?? "";
  const searchId = (await listSavedSearches(on.staff))[0]?.id ?? "";
  const other = await sessionOf(on.staff);
  await updateUser(on.staff.id, { password }, other);
  const before = await readAllRows();
  for (const [name, change] of Object.entries(changes))
    await expect(change(session, { ...on, noteId, searchId }), name).rejects.toThrow(SessionEndedError);
  expect(await readAllRows()).toEqual(before);
});

test("cancels a download when its session has ended", async () => {
  const { bookingId, staff } = await createStolenAccount();
  const session = await sessionOf(staff);
  await updateUser(staff.id, { password }, await sessionOf(staff));
  const cancel = vi.fn();
  const response = new Response(new ReadableStream({ cancel }));
  const recorded = recordZipDownload(session, response, { bookingId, count: 1 });
  await expect(recorded).rejects.toThrow(SessionEndedError);
  expect(cancel).toHaveBeenCalledOnce();
});

test("rejects a change after a sign-out during the hashing of its password", async () => {
  const { staff } = await createStolenAccount();
  const request = await requestAs(staff, "/");
  const session = await findSession(request);
  if (!session) throw new Error("There is no session.");
  const crowd = Array.from({ length: 40 }, () => hashPassword("someone else's"));
  const before = await readAllRows();
  const waiting = updateUser(staff.id, { password: newPassword }, session);
  const refused = expect(waiting).rejects.toThrow(SessionEndedError);
  await endSession(request);
  await refused;
  await Promise.all(crowd);
  expect(await readAllRows()).toEqual(before);
});

test("runs a password change and a write of another session one after the other, in every round", async () => {
  const { staff, bookingId } = await createStolenAccount();
  for (let round = 0; round < 6; round += 1) {
    const [owner, stolen] = [await sessionOf(staff), await sessionOf(staff)];
    const [changed, marked] = await Promise.allSettled([
      updateUser(staff.id, { email: `${randomUUID()}@example.com` }, owner),
      round % 2 === 0 ? markPending(bookingId, stolen) : markViewed([bookingId], stolen),
    ]);
    expect(changed.status).toBe("fulfilled");
    if (marked.status === "rejected") expect(marked.reason).toBeInstanceOf(SessionEndedError);
  }
});
