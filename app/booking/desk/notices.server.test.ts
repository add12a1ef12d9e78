import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff } from "#tests/support/records/staff";
import { readNotices } from "./notices.server";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute));

test("lists pending bookings, all replies and bookings handed to this person, newest first", async () => {
  const maya = await insertStaff();
  const tom = await insertStaff();
  const handed = { handedOverBy: "Tom Okafor", handedOverNote: "She asked for you." };
  const ids = await insertBookings([
    { fullName: "Ada", repliedAt: at(1), waitingFor: "us" },
    { fullName: "Bea", repliedAt: at(2), waitingFor: "them", ownerId: tom.id },
    { fullName: "Cy", ownerId: maya.id, handedOverAt: at(3), ...handed },
    { fullName: "Di", ownerId: tom.id, handedOverAt: at(4), ...handed },
    { fullName: "Spam", repliedAt: at(5), spamAt: at(6), spamReason: "staff" },
  ]);
  expect(await readNotices(maya.id)).toEqual({
    fetchedAt: expect.any(Date) as Date,
    waiting: 3,
    pending: {
      count: 4,
      newest: ["Di", "Cy", "Bea", "Ada"].map((fullName) => expect.objectContaining({ fullName }) as object),
    },
    replies: {
      count: 2,
      newest: [
        { id: ids[1], fullName: "Bea", at: at(2) },
        { id: ids[0], fullName: "Ada", at: at(1) },
      ],
    },
    handedOver: {
      count: 1,
      newest: [{ id: ids[2], fullName: "Cy", at: at(3), by: "Tom Okafor", note: "She asked for you." }],
    },
  });
});

test("counts all, but lists at most twenty pending bookings and ten of the other kinds", async () => {
  const maya = await insertStaff();
  await insertBookings(Array.from({ length: 22 }, (_, minute) => ({ repliedAt: at(minute) })));
  const { pending, replies } = await readNotices(maya.id);
  expect([pending.count, pending.newest.length]).toEqual([22, 20]);
  expect([replies.count, replies.newest.length, replies.newest[0]?.at]).toEqual([22, 10, at(21)]);
});
