import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { expectResult } from "#tests/support/expect-result";
import { findAccountRow, grace, noSuchIds, systemAdmin } from "#tests/support/records/accounts";
import { insertSession, insertStaff, requestAs, sessionOf } from "#tests/support/records/staff";
import { NotAllowedError, type Session, SessionEndedError, type Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { mails, sessions, users } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { createUser } from "./create-user.server";
import { removeUser } from "./remove-user.server";
import { updateUser } from "./update-user.server";
import { findUser, listUsers } from "./users.server";

let admin: Staff;
let boss: Session;
beforeEach(async () => {
  admin = await insertStaff({ fullName: "Boss", email: "boss@example.com", isAdmin: true });
  boss = await sessionOf(admin);
});

describe("a removal", () => {
  test("ends the sessions at once and keeps the row", async () => {
    const info = vi.spyOn(log, "info");
    const user = await insertStaff();
    const request = await requestAs(user, "/dashboard");
    await removeUser(user.id.toUpperCase(), boss);
    expect(await findSession(request)).toBeNull();
    expect(await db().select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
    expect((await findAccountRow(user.id)).deactivatedAt).toBeInstanceOf(Date);
    expect(info.mock.lastCall?.[0]).toMatchObject({ event: "account-removed", actorId: admin.id });
    expect(await removeUser(user.id, boss)).toBeNull();
  });

  test("cancels the unsent notices to the person, and sends the cancellation of a visit in their calendar", async () => {
    const user = await insertStaff({ email: "Gone@example.com" });
    const notice = { kind: "notice", isNotice: true, subject: "", content: { paragraphs: [] } };
    await db()
      .insert(mails)
      .values([
        ...(["waiting", "held", "failed", "sent"] as const).map((state) => ({
          ...notice,
          toAddress: "gone@example.com",
          state,
        })),
        { ...notice, kind: "calendar", toAddress: "gone@example.com", calendarMethod: "CANCEL" as const },
        { ...notice, kind: "other", toAddress: "stays@example.com" },
      ]);
    await removeUser(user.id, boss);
    const states = (await db().select().from(mails)).map(({ kind, state }) => `${kind} ${state}`);
    expect(states.sort()).toEqual([
      "calendar waiting",
      "notice canceled",
      "notice canceled",
      "notice canceled",
      "notice sent",
      "other waiting",
    ]);
  });

  test("of one's own account, the system admin's or an unknown one is refused", async () => {
    const root = await insertStaff(systemAdmin);
    await expectResult(removeUser(admin.id, boss), "own-account");
    await expectResult(removeUser(root.id, boss), "system-admin");
    await expectResult(removeUser(root.id, await sessionOf(root)), "own-account");
    for (const id of noSuchIds) expect(await removeUser(id, boss)).toBeNull();
    expect(await listUsers()).toHaveLength(1);
  });

  test("by an administrator who has lost the role or was removed is refused", async () => {
    const user = await insertStaff();
    await db().update(users).set({ isAdmin: false }).where(eq(users.id, admin.id));
    await expect(removeUser(user.id, boss)).rejects.toThrow(NotAllowedError);
    await expect(createUser(grace, boss)).rejects.toThrow(NotAllowedError);
    await expect(updateUser(user.id, { fullName: "Ha" }, boss)).rejects.toThrow(NotAllowedError);
    await db().update(users).set({ isAdmin: true, deactivatedAt: new Date() }).where(eq(users.id, admin.id));
    await expect(removeUser(user.id, boss)).rejects.toThrow(SessionEndedError);
    await expect(updateUser(admin.id, { fullName: "Ha" }, boss)).rejects.toThrow(SessionEndedError);
    expect(await findUser(user.id)).toMatchObject({ fullName: "Staff Example" });
  });

  test("succeeds for exactly one of two administrators who remove each other at once, in every round", async () => {
    for (let round = 0; round < 8; round += 1) {
      const pair = await Promise.all([insertSession({ isAdmin: true }), insertSession({ isAdmin: true })]);
      const [one, other] = pair;
      const results = await Promise.allSettled([
        removeUser(one.staff.id, other),
        removeUser(other.staff.id, one),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(results.find(({ status }) => status === "rejected")).toMatchObject({
        reason: expect.any(SessionEndedError) as unknown,
      });
      const left = await Promise.all(pair.map(({ staff }) => findUser(staff.id)));
      expect(left.filter(Boolean)).toHaveLength(1);
    }
  });

  test("succeeds once when several administrators remove one account at once", async () => {
    const user = await insertStaff();
    const second = await insertSession({ isAdmin: true });
    const outcomes = await Promise.all([boss, second, boss].map((by) => removeUser(user.id, by)));
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual([{ result: "done" }]);
  });
});
