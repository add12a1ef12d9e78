import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import { bookingEvents, deliveryItems, mails } from "~/db/schema.server";
import { wrongAddress } from "~/messages/booking-deliver";
import { addLink, moveItem, removeItem, saveDelivery, startDelivery } from "./change-delivery.server";
import { maxItems } from "./delivery";
import { linkSchema } from "./delivery-forms";
import { findDeliveries, findPublishedDeliveries } from "./find-deliveries.server";
import { publishDelivery, withdrawDelivery } from "./publish-delivery.server";

let session: Session;
let bookingId: string;

beforeEach(async () => {
  session = await insertSession();
  [bookingId = ""] = await insertBookings([{ stage: "scheduled", language: "fr-BE" }]);
});

const form = () => ({ formId: randomUUID() });
const content = { title: "Point cloud", note: "" };
const start = (values = { ...content, ...form() }) => startDelivery(bookingId, values, session);
const link = (name: string) => ({ name, url: `https://tours.example.com/${name}` });
const draft = async () => (await findDeliveries(bookingId, ["draft"]))[0];
const names = async () => (await draft())?.items.map(({ name }) => name);
const publish = async (mailText: string | null = null, revision?: number) =>
  publishDelivery(
    bookingId,
    { revision: revision ?? (await draft())?.revision ?? 0, mailText, form: form() },
    session,
  );

test("publishes a version with a mail in the customer’s language, and keeps it when the next one is published", async () => {
  await start();
  expect(await publish()).toEqual({ result: "not-ready", why: "empty" });
  await addLink(bookingId, link("Tour"), session);
  expect(await findPublishedDeliveries(bookingId)).toEqual([]);
  const text = "Your results are ready. You can see and download them on your request page.";
  expect(await publish(text)).toMatchObject({ result: "done" });
  expect(await findPublishedDeliveries(bookingId)).toMatchObject([
    { version: 1, title: "Point cloud", items: [{ name: "Tour", kind: "link" }] },
  ]);
  const [mail] = await db().select().from(mails).where(eq(mails.kind, "booking-delivered"));
  expect(mail?.content.paragraphs).toEqual([expect.stringMatching(/^Vos résultats/)]);
  expect(
    await db().select().from(bookingEvents).where(eq(bookingEvents.kind, "delivery-published")),
  ).toMatchObject([{ actor: session.staff.email, detail: { number: "1", name: "Point cloud" } }]);
  await start({ ...content, ...form(), title: "Point cloud, corrected" });
  await addLink(bookingId, link("Tour"), session);
  await publish();
  expect((await findPublishedDeliveries(bookingId)).map(({ version }) => version)).toEqual([2, 1]);
});

test("withdraws a version from the customer only once", async () => {
  await start();
  await addLink(bookingId, link("Tour"), session);
  await publish();
  const deliveryId = (await findPublishedDeliveries(bookingId))[0]?.id ?? "";
  const withdraw = () => withdrawDelivery(bookingId, { deliveryId, form: form() }, session);
  expect(await withdraw()).toMatchObject({ result: "done" });
  expect(await findPublishedDeliveries(bookingId)).toEqual([]);
  expect(await withdraw(), "a repeat").toMatchObject({ result: "done" });
  await start();
  const draftId = (await draft())?.id ?? "";
  expect(await withdrawDelivery(bookingId, { deliveryId: draftId, form: form() }, session)).toEqual({
    result: "gone",
  });
  const unknown = { deliveryId: randomUUID(), form: form() };
  expect(await withdrawDelivery(bookingId, unknown, session)).toEqual({ result: "unknown-delivery" });
});

test("tells the second of two editors about changed texts or publishing", async () => {
  await start();
  expect(await start()).toEqual({ result: "has-draft" });
  const revision = (await draft())?.revision ?? 0;
  const save = (title: string) =>
    saveDelivery(
      bookingId,
      { ...content, title, isKnown: (stored) => stored.revision === revision },
      session,
    );
  expect(await save("Theirs")).toMatchObject({ result: "done" });
  expect(await save("Mine")).toMatchObject({ result: "draft-changed", stored: { title: "Theirs" } });
  await addLink(bookingId, link("Tour"), session);
  const stored = { title: "Theirs", count: 1, revision: (await draft())?.revision };
  expect(await publish(null, revision)).toEqual({ result: "draft-changed", stored });
  expect((await draft())?.title).toBe("Theirs");
});

test("reorders and removes items until the version is published", async () => {
  await start();
  for (const name of ["A", "B", "C"]) await addLink(bookingId, link(name), session);
  const idOf = async (name: string) => (await draft())?.items.find((item) => item.name === name)?.id ?? "";
  const move = { itemId: await idOf("C"), beforeId: await idOf("B") };
  for (let time = 0; time < 2; time++) await moveItem(bookingId, move, session);
  expect(await names()).toEqual(["A", "C", "B"]);
  await moveItem(bookingId, { itemId: await idOf("A"), beforeId: null }, session);
  expect(await names()).toEqual(["C", "B", "A"]);
  await moveItem(bookingId, { itemId: await idOf("A"), beforeId: await idOf("C") }, session);
  const id = await idOf("C");
  const removed = await idOf("A");
  for (let time = 0; time < 2; time++)
    expect(await removeItem(bookingId, removed, session)).toMatchObject({ result: "done" });
  expect(await names()).toEqual(["C", "B"]);
  const [otherBooking = ""] = await insertBookings([{ stage: "scheduled" }]);
  await startDelivery(otherBooking, { ...content, ...form() }, session);
  expect(await removeItem(otherBooking, id, session)).toEqual({ result: "unknown-item" });
  await publish();
  expect(await removeItem(bookingId, id, session)).toEqual({ result: "no-draft" });
  expect((await findPublishedDeliveries(bookingId))[0]?.items).toHaveLength(2);
});

test("a version has up to 200 items", async () => {
  await start();
  const deliveryId = (await draft())?.id ?? "";
  await db()
    .insert(deliveryItems)
    .values(
      Array.from({ length: maxItems - 1 }, (_, position) => ({
        ...link(`Tour ${position}`),
        deliveryId,
        position,
        kind: "link" as const,
        state: "ready" as const,
        createdBy: session.staff.email,
      })),
    );
  expect(await addLink(bookingId, link("Last"), session)).toMatchObject({ result: "done" });
  expect(await addLink(bookingId, link("One more"), session)).toEqual({ result: "full" });
  expect((await names())?.slice(-2)).toEqual(["Tour 198", "Last"]);
});

test.each([
  ["new", "not-allowed"],
  ["in-review", "done"],
  ["quoted", "done"],
  ["declined", "not-allowed"],
  ["canceled", "not-allowed"],
] as const)("a booking without a visit that is %s, and its delivery: %s", async (stage, result) => {
  [bookingId = ""] = await insertBookings([{ stage }]);
  expect(await start()).toMatchObject({ result });
});

test.each(["http://tours.example.com", "javascript:alert(1)", "https://user@example.com", "tour"])(
  "a link to %s is refused",
  (url) => {
    expect(linkSchema.safeParse({ formId: randomUUID(), name: "Tour", url }).success).toBe(false);
  },
);

test("a missing link has one error", () => {
  const { error } = linkSchema.safeParse({ formId: randomUUID(), name: "Tour", url: "" });
  expect(error?.issues.map(({ message }) => message)).toEqual([wrongAddress]);
});
