import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertStaff } from "#tests/support/records/staff";
import { postAs, readResponse, thrownBy } from "#tests/support/routes/form-post";
import { openForm, setUp, submitForm, visitFields } from "#tests/support/routes/staff-forms";
import { db } from "~/db/client.server";
import { savedReplies } from "~/db/schema.server";
import { listReplies } from "~/settings/lists/replies.server";
import { action } from "./route";

async function save(text: string, by = insertStaff({ isAdmin: true }), label = "Parking") {
  const fields = { intent: "save", id: randomUUID(), digest: "", label, text };
  const request = await postAs(await by, "/settings/replies", fields);
  return readResponse(await action({ request, params: {}, context: {} }));
}

test("saves a reply unless it has an unknown placeholder", async () => {
  const { status, shown } = await save("Dear {customer}, {visit}, {time}");
  expect([status, shown?.errors.text]).toEqual([
    400,
    ["Correct or remove {customer}, {time}. Only {name}, {reference} and {visit} are replaced."],
  ]);
  expect((await save("x".repeat(2_001))).status).toBe(400);
  expect((await save("{name}, there is parking.")).location).toBe("/settings/replies");
  expect(await listReplies()).toMatchObject([{ label: "Parking", text: "{name}, there is parking." }]);
  expect((await thrownBy(save("x", insertStaff()))).status).toBe(403);
});

test("there are up to 100 replies", async () => {
  const rows = Array.from({ length: 99 }, (_, index) => ({ label: `Reply ${index}`, text: "Yes." }));
  await db().insert(savedReplies).values(rows);
  expect((await save("Last")).location).toBe("/settings/replies");
  const { status, shown } = await save("One more");
  expect([status, shown?.messages]).toEqual([409, ["There’s room for 100 entries. Remove one first."]]);
});

test("forms offer replies filled in, and insert one without script unless a value is missing", async () => {
  await save("We come on {visit}.");
  const { staff, id } = await setUp();
  const offered = async (route: "quote" | "visit" | "stage", search = "") =>
    (await openForm(route, id, staff, search)).head.replies[0];
  const reply = await offered("quote");
  expect(reply?.missing).toEqual(["{visit}"]);
  const insert = { mailText: "Hi", useReply: "yes", replyId: reply?.id ?? "" };
  const refused = await submitForm("quote", id, staff, insert);
  expect([refused.status, refused.shown?.reply?.missing]).toEqual([200, ["{visit}"]]);
  await submitForm("visit", id, staff, visitFields(staff));
  expect((await offered("stage", "?to=done"))?.text).toMatch(/^We come on .* Pacific time\.$/);
  const { shown } = await submitForm("stage", id, staff, insert, "?to=done");
  expect([shown?.errors, shown?.typed.mailText, shown?.reply?.missing]).toEqual([{}, "Hi", []]);
  // The visit form does not know its new time yet.
  expect((await offered("visit"))?.missing).toEqual(["{visit}"]);
});
