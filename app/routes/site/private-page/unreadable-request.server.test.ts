import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { readResponse } from "#tests/support/routes/form-post";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { db } from "~/db/client.server";
import { action, loader } from "./route";

let path: string;

beforeEach(async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  path = await privatePagePath(bookingId);
  await db().execute(sql`alter table request_links rename to gone_links`);
});
afterEach(() => db().execute(sql`alter table gone_links rename to request_links`));

const toArgs = (init: RequestInit) => ({
  request: new Request(`http://site.test${path}`, init),
  params: { token: path.split("/").at(-1) },
  context: {},
});

test("keeps a form's input if its request is unreadable, and says why", async () => {
  const fields = { intent: "message", formId: randomUUID(), text: "Hello" };
  const answer = await action(toArgs({ method: "POST", body: new URLSearchParams(fields) }));
  expect(readResponse(answer)).toMatchObject({ status: 500, shown: { typed: fields } });
  // Remix renders the page after a rejected post with such a request.
  const afterPost = { headers: { "Content-Type": "application/x-www-form-urlencoded" } };
  const page = await loader(toArgs(afterPost));
  expect(page).toMatchObject({ data: { kind: "unavailable" }, init: { status: 500 } });
  await expect(loader(toArgs({}))).rejects.toThrow();
});
