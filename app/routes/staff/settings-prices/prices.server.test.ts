import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAs, readResponse } from "#tests/support/routes/form-post";
import { openForm, setUp, submitForm } from "#tests/support/routes/staff-forms";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { auditEntries, prices } from "~/db/schema.server";
import type { loader as quoteLoader } from "~/routes/staff/booking-quote/route";
import { maxPrices } from "~/settings/lists/price";
import { listPrices } from "~/settings/lists/prices.server";
import { action, loader } from "./route";

const address = "/settings/prices";
const args = (request: Request) => ({ request, params: {}, context: {} });
const load = async (search = "", by = admin) =>
  (await loader(args(await requestAs(by, `${address}${search}`)))).data;
const send = async (fields: Record<string, string>, by = admin) =>
  readResponse(await action(args(await postAs(by, address, fields))));
const labels = async () => (await listPrices()).map(({ label }) => label);

async function add(label: string, price = "200") {
  const { id } = await load();
  await send({ intent: "save", id, digest: "", label, unit: "sheet", price });
  return id;
}

let admin: Staff;
beforeEach(async () => {
  admin = await insertStaff({ isAdmin: true });
});

test("adds a price once, changes and removes it, with audit entries, and lists prices by label", async () => {
  const id = randomUUID();
  const fields = { intent: "save", id, digest: "", label: "Floor plan", unit: "sheet", price: "$1,200.50" };
  for (let time = 0; time < 2; time++) expect((await send(fields)).location).toBe(address);
  expect(await listPrices()).toEqual([{ id, label: "Floor plan", unit: "sheet", unitCents: 120_050 }]);
  const { digest, entry } = await load(`?change=${id}`);
  expect(entry).toMatchObject({ label: "Floor plan" });
  await send({ ...fields, digest, price: "-1" });
  await add("Second");
  const third = await add("a third");
  expect(await labels()).toEqual(["a third", "Floor plan", "Second"]);
  for (let time = 0; time < 2; time++) await send({ intent: "remove", id: third });
  expect(await labels()).toEqual(["Floor plan", "Second"]);
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries.map(({ action, subject, detail }) => [action, subject, detail])).toEqual(
    [
      { name: "Floor plan", to: "$1,200.50 per sheet" },
      { name: "Floor plan", from: "$1,200.50 per sheet", to: "-$1.00 per sheet" },
      { name: "Second", to: "$200.00 per sheet" },
      { name: "a third", to: "$200.00 per sheet" },
      { name: "a third", from: "$200.00 per sheet", to: "" },
    ].map((detail) => ["setting-changed", "setting prices", detail]),
  );
});

test("a conflict shows the stored values, and the form can be saved again", async () => {
  const id = await add("Floor plan");
  const { digest } = await load(`?change=${id}`);
  const fields = { intent: "save", id, digest, label: "Floor plan", unit: "", price: "300" };
  await send(fields, await insertStaff({ isAdmin: true }));
  const { status, shown } = await send({ ...fields, price: "250" });
  expect([status, shown?.messages[0]]).toEqual([
    409,
    "Somebody changed this entry while you were editing. Stored now: Floor plan: $300.00",
  ]);
  expect(shown?.typed).toMatchObject({ price: "250" });
  await send({ ...fields, price: "250", digest: shown?.storedDigest ?? "" });
  expect(await listPrices()).toMatchObject([{ unitCents: 25_000 }]);
});

test("validates the fields and limits the list", async () => {
  const fields = {
    intent: "save",
    id: randomUUID(),
    digest: "",
    label: "",
    unit: "x".repeat(31),
    price: "ten",
  };
  const { status, shown } = await send(fields);
  expect([status, shown?.errors]).toEqual([
    400,
    {
      label: ["Fill in “For”"],
      unit: ["Shorten “Unit” to 30 characters or fewer"],
      price: ["Enter the price in dollars, such as 1250 or 1250.50"],
    },
  ]);
  const rows = Array.from({ length: maxPrices - 1 }, () => ({ label: "x", unitCents: 1 }));
  await db().insert(prices).values(rows);
  await add("Last");
  const full = await send({ ...fields, id: randomUUID(), label: "One more", unit: "", price: "1" });
  expect([full.status, full.shown?.messages]).toEqual([
    409,
    ["There’s room for 200 entries. Remove one first."],
  ]);
});

test("a quote's form offers the prices, and its button adds the chosen one", async () => {
  const priceId = await add("Floor plan");
  const { staff, id } = await setUp();
  const { prices: offered } = (await openForm("quote", id, staff)) as Awaited<ReturnType<typeof quoteLoader>>;
  const price = {
    id: priceId,
    label: "Floor plan",
    unit: "sheet",
    detail: "$200.00 per sheet",
    typed: "200.00",
  };
  expect(offered).toEqual([price]);
  const lines = { label: ["Scan", ""], quantity: ["1", ""], price: ["10", ""] };
  const { status, shown } = await submitForm("quote", id, staff, { ...lines, priceId, takePrice: "yes" });
  expect([status, shown?.errors, shown?.typed.label, shown?.taken]).toEqual([200, {}, lines.label, price]);
});
