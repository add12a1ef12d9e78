import { expect, test } from "vitest";
import { bookingRow } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { bookingDrafts, bookings } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { erasePerson } from "./erase-person.server";
import { findPerson } from "./find-person.server";
import { parsePersonKey } from "./person-key";

const theirs = ["(818) 555-0199 x12", "+1 818‑555‑0199", "310-555-0142 / 818-555-0199", "818.555.0199 #3"];
// The digits of the second number contain the searched ones.
const others = ["(310) 555-0199", "+44 81 8555 01990"];

test.each([...theirs.slice(0, 2), "818-555-0199"])(
  "%s finds and erases the requests, drafts and spam of one person, in any format of the number",
  async (typed) => {
    const session = await insertSession({ isAdmin: true });
    const phones = [...theirs, ...others];
    const spam = { spamAt: new Date(), spamReason: "staff" as const };
    await db()
      .insert(bookings)
      .values(phones.map((phone, index) => bookingRow({ phone, ...(index === 0 && spam) })));
    const expiresAt = new Date(Date.now() + dayMs);
    await db()
      .insert(bookingDrafts)
      .values(phones.map((phone) => ({ expiresAt, answers: { phone } })));
    const key = parsePersonKey(typed);
    if (!key) throw new Error(`${typed} is refused.`);
    expect(await findPerson(key)).toMatchObject({ requests: { total: 4 }, drafts: { total: 4 } });
    await erasePerson({ key, mode: "erase", session });
    const left = await db().select({ phone: bookings.phone }).from(bookings);
    expect(left.map(({ phone }) => phone).sort()).toEqual(others.toSorted());
    expect(await db().$count(bookingDrafts)).toBe(others.length);
  },
);
