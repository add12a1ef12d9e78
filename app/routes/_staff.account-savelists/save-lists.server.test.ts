import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { listSavedSearches, saveSearch } from "~/booking/list/saved-searches.server";
import type { Staff } from "~/staff/sessions/sessions.server";
import { postAs, readAnswer, thrownBy } from "#tests/support/form-post";
import { insertStaff, requestAs, sessionOf } from "#tests/support/staff";
import { action, loader } from "./route";

const argsOf = (request: Request) => ({ request, params: {}, context: {} });
const load = async (staff: Staff) =>
  (await loader(argsOf(await requestAs(staff, "/account-savelists")))).data.searches;
const send = async (staff: Staff, fields: Record<string, string>) =>
  readAnswer(await action(argsOf(await postAs(staff, "/account-savelists", fields))));

let ada: Staff;
beforeEach(async () => {
  ada = await insertStaff();
  const session = await sessionOf(ada);
  await saveSearch(session, { name: "Pending <b>Ada</b>", query: "q=ada&status=0" });
  await saveSearch(session, { name: "All", query: "" });
});

const idOf = async (name: string) =>
  (await listSavedSearches(ada)).find((search) => search.name === name)?.id ?? "";

test("shows one's own saved searches by name, each with what it looks for and where it leads", async () => {
  expect(await load(ada)).toEqual([
    {
      id: await idOf("All"),
      name: "All",
      address: "/view-booking",
      description: "All bookings · by received, newest first",
    },
    {
      id: await idOf("Pending <b>Ada</b>"),
      name: "Pending <b>Ada</b>",
      address: "/view-booking?q=ada&status=0",
      description: "Search “ada” · Pending · by received, newest first",
    },
  ]);
  expect(await load(await insertStaff())).toEqual([]);
});

test("renames one; a name that is taken, empty or too long is refused and kept as typed", async () => {
  const id = await idOf("All");
  expect((await send(ada, { intent: "rename", id, name: " Everything " })).location).toBe(
    "/account-savelists",
  );
  expect(await idOf("Everything")).toBe(id);
  for (const name of ["pending <b>ada</b>", "", "x".repeat(81)])
    expect(await send(ada, { intent: "rename", id, name })).toMatchObject({
      status: 400,
      shown: { id, name },
    });
  expect(await idOf("Everything")).toBe(id);
});

test("removes one, and again without harm", async () => {
  const id = await idOf("All");
  for (let time = 0; time < 2; time += 1)
    expect((await send(ada, { intent: "remove", id })).location).toBe("/account-savelists");
  expect(await load(ada)).toHaveLength(1);
});

test("nobody touches another's, and nonsense changes nothing", async () => {
  const other = await insertStaff();
  const id = await idOf("All");
  await send(other, { intent: "remove", id });
  await send(other, { intent: "rename", id, name: "Mine" });
  for (const fields of [
    { intent: "remove", id: "x" },
    { intent: "rename", id: randomUUID(), name: "x" },
    { id },
  ])
    expect((await send(ada, fields as Record<string, string>)).location).toBe("/account-savelists");
  expect(await load(ada)).toHaveLength(2);
  expect(await idOf("All")).toBe(id);
});

test("whoever is not signed in is sent to sign in", async () => {
  const request = new Request("http://localhost/account-savelists");
  expect((await thrownBy(loader(argsOf(request)))).headers.get("Location")).toBe(
    "/login?redirectTo=%2Faccount-savelists",
  );
});
