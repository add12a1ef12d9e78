import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { insertStaff, requestAs, sessionOf } from "#tests/support/records/staff";
import { postAs, readResponse } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { listSavedSearches, saveSearch } from "~/booking/list/saved-searches.server";
import { action, loader } from "./route";

const toArgs = (request: Request) => ({ request, params: {}, context: {} });
const load = async (staff: Staff) =>
  (await loader(toArgs(await requestAs(staff, "/account-savelists")))).data.searches;
const send = async (staff: Staff, fields: Record<string, string>) =>
  readResponse(await action(toArgs(await postAs(staff, "/account-savelists", fields))));

let ada: Staff;
beforeEach(async () => {
  ada = await insertStaff();
  const session = await sessionOf(ada);
  await saveSearch(session, { name: "Pending <b>Ada</b>", query: "q=ada&status=0" });
  await saveSearch(session, { name: "All", query: "" });
});

const findId = async (name: string) =>
  (await listSavedSearches(ada)).find((search) => search.name === name)?.id ?? "";

test("lists the user's own saved searches by name, with description and URL", async () => {
  expect(await load(ada)).toEqual([
    {
      id: await findId("All"),
      name: "All",
      address: "/view-booking",
      description: "All bookings · by received, newest first",
    },
    {
      id: await findId("Pending <b>Ada</b>"),
      name: "Pending <b>Ada</b>",
      address: "/view-booking?q=ada&status=0",
      description: "Search “ada” · Pending · by received, newest first",
    },
  ]);
  expect(await load(await insertStaff())).toEqual([]);
});

test("renames a search, and rejects a duplicate, empty or long name", async () => {
  const id = await findId("All");
  expect((await send(ada, { intent: "rename", id, name: " Everything " })).location).toBe(
    "/account-savelists",
  );
  expect(await findId("Everything")).toBe(id);
  for (const [name, status] of [
    ["pending <b>ada</b>", 409],
    ["", 400],
    ["x".repeat(81), 400],
  ] as const)
    expect(await send(ada, { intent: "rename", id, name })).toMatchObject({
      status,
      shown: { typed: { id, name } },
    });
  expect(await findId("Everything")).toBe(id);
});

test("removes a search, also if it is removed twice", async () => {
  const id = await findId("All");
  for (let time = 0; time < 2; time += 1)
    expect((await send(ada, { intent: "remove", id })).location).toBe("/account-savelists");
  expect(await load(ada)).toHaveLength(1);
});

test("ignores another user's searches and invalid forms", async () => {
  const other = await insertStaff();
  const id = await findId("All");
  await send(other, { intent: "remove", id });
  await send(other, { intent: "rename", id, name: "Mine" });
  for (const fields of [
    { intent: "remove", id: "x" },
    { intent: "rename", id: randomUUID(), name: "x" },
  ])
    expect((await send(ada, fields as Record<string, string>)).location).toBe("/account-savelists");
  expect((await send(ada, { id })).status).toBe(400);
  expect(await load(ada)).toHaveLength(2);
  expect(await findId("All")).toBe(id);
});
