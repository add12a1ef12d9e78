import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { callApi, type Called } from "#tests/support/api/call-api";
import { insertBookings } from "#tests/support/records/bookings";
import { allScopes, insertKey } from "#tests/support/records/keys";
import { insertSession } from "#tests/support/records/staff";
import { addLink } from "~/booking/delivery/change-delivery.server";
import { db } from "~/db/client.server";
import { apiKeys, deliveryItems, mails } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { action as upload } from "~/routes/staff/deliver-upload";

let key: string;
let id: string;
beforeEach(async () => {
  key = await insertKey({ name: "Scanner", scopes: ["deliveries:write", "visits:write"] });
  [id = ""] = await insertBookings([{ email: "ada@example.com" }]);
});

const work = (method: string, path: string, json?: object, headers: Record<string, string> = {}) =>
  callApi(method, `/api/v1/bookings/${id}${path}`, { key, headers, ...(json && { json }) });
const bodyOf = ({ body }: Called) => body as { id: string; items: { id: string; state: string }[] };
const schedule = () =>
  work("PUT", "/visit", { startsAt: new Date(Date.now() + 7 * dayMs).toISOString(), minutes: 60 });

function tus(
  method: string,
  item: string,
  tusHeaders: Record<string, string>,
  body?: Uint8Array<ArrayBuffer>,
) {
  const headers = { Authorization: `Bearer ${key}`, "Tus-Resumable": "1.0.0", ...tusHeaders };
  const address = `http://localhost/booking-details/${id}/deliver/uploads/${item}`;
  const request = new Request(address, { method, headers, ...(body && { body }) });
  return upload({ request, params: { id, item }, context: {} });
}

const pdf = new TextEncoder().encode("%PDF-1.7\n%%EOF\n");

test("a program hands results over: it begins a version, sends a file, publishes and reads", async () => {
  expect(await work("POST", "/deliveries", { title: "Plan" })).toMatchObject({
    status: 409,
    body: { code: "not-allowed", status: 409 },
  });
  await schedule();
  const begun = await work("POST", "/deliveries", { title: "Plan" });
  expect(begun).toMatchObject({ status: 201, body: { version: 1, state: "draft", author: "Scanner (key)" } });
  expect(await work("POST", "/deliveries", { title: "Other" })).toMatchObject({
    status: 409,
    body: { code: "has-draft" },
  });
  expect(await work("POST", "/deliveries/draft/publication", {})).toMatchObject({ body: { code: "empty" } });

  const created = await tus("POST", "new", {
    "Upload-Length": String(pdf.length),
    "Upload-Metadata": `filename ${Buffer.from("plan.pdf").toString("base64")}`,
  });
  expect(created.status).toBe(201);
  const item = created.headers.get("Location")?.split("/").at(-1) ?? "";
  expect(await work("POST", "/deliveries/draft/publication", {})).toMatchObject({
    body: { code: "unfinished" },
  });
  const arrived = await tus(
    "PATCH",
    item,
    { "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" },
    pdf,
  );
  expect(arrived.status).toBe(204);
  const tag = (await work("GET", `/deliveries/${bodyOf(begun).id}`)).headers.get("ETag") ?? "";
  // A colleague adds a link in the back office.
  const link = { formId: randomUUID(), name: "Tour", url: "https://tours.example.com/1" };
  await addLink(id, link, await insertSession());
  expect(await work("POST", "/deliveries/draft/publication", {}, { "If-Match": tag })).toMatchObject({
    status: 412,
    body: { code: "changed" },
  });

  const published = await work("POST", "/deliveries/draft/publication", { mailText: "Here it is." });
  expect(published.body).toMatchObject({
    state: "published",
    title: "Plan",
    items: [
      { kind: "file", name: "plan.pdf", size: pdf.length, state: "ready" },
      { kind: "link", url: "https://tours.example.com/1" },
    ],
  });
  const sent = await db().select({ content: mails.content }).from(mails);
  expect(sent.map(({ content }) => content.paragraphs)).toContainEqual(["Here it is."]);
  expect((await work("GET", `/results/${item}`)).text).toBe("%PDF-1.7\n%%EOF\n");
  expect((await work("GET", "/deliveries")).body).toMatchObject({ items: [{ version: 1 }] });
}, 60_000);

test("a file is rejected with a key without the scope, with a revoked key, and without a key", async () => {
  await schedule();
  await work("POST", "/deliveries", { title: "Plan" });
  const size = { "Upload-Length": "10" };
  key = await insertKey({ scopes: allScopes("read") });
  expect((await tus("POST", "new", size)).status).toBe(403);
  key = await insertKey({ scopes: allScopes("write") });
  await db().delete(apiKeys);
  expect((await tus("POST", "new", size)).status).toBe(401);
  key = "";
  expect((await tus("POST", "new", size)).status).toBe(401);
  expect(await db().$count(deliveryItems)).toBe(0);
});
