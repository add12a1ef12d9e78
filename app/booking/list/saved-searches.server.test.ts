import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { expectResult } from "#tests/support/expect-result";
import { insertSession } from "#tests/support/records/staff";
import { savedSearchSchema } from "./saved-search";
import { listSavedSearches, removeSavedSearch, renameSavedSearch, saveSearch } from "./saved-searches.server";

const namesOf = async (session: Awaited<ReturnType<typeof insertSession>>) =>
  (await listSavedSearches(session.staff)).map(({ name }) => name);

test("lists the saved searches of each staff member separately, sorted by name", async () => {
  const [ada, bob] = [await insertSession(), await insertSession()];
  for (const name of ["Search 10", "search 9", "Émile"]) await saveSearch(ada, { name, query: "q=ada" });
  await saveSearch(bob, { name: "Search 10", query: "status=0" });
  expect(await namesOf(ada)).toEqual(["Émile", "search 9", "Search 10"]);
  expect(await listSavedSearches(bob.staff)).toMatchObject([{ name: "Search 10", query: "status=0" }]);
});

test("replaces a saved search with the same name in any letter case", async () => {
  const session = await insertSession();
  await saveSearch(session, { name: "New ones", query: "q=ada" });
  await saveSearch(session, { name: "NEW ONES", query: "status=0" });
  expect(await listSavedSearches(session.staff)).toMatchObject([{ name: "NEW ONES", query: "status=0" }]);
});

test("stores a search once when it is saved several times concurrently", async () => {
  const session = await insertSession();
  const search = { name: "Twice", query: "q=ada" };
  await Promise.all([saveSearch(session, search), saveSearch(session, search), saveSearch(session, search)]);
  expect(await namesOf(session)).toEqual(["Twice"]);
});

test("limits each staff member to fifty saved searches, also with concurrent requests", async () => {
  const session = await insertSession();
  for (let count = 0; count < 48; count++) await saveSearch(session, { name: `Search ${count}`, query: "" });
  const outcomes = await Promise.all(
    ["a", "b", "c", "d"].map((name) => saveSearch(session, { name, query: "" })),
  );
  expect(outcomes.filter(({ result }) => result === "done")).toHaveLength(2);
  expect(await namesOf(session)).toHaveLength(50);
  await expectResult(saveSearch(session, { name: "One more", query: "" }), "too-many");
  await saveSearch(session, { name: "search 7", query: "q=replaced" });
  expect(await namesOf(session)).toHaveLength(50);
});

describe("a saved search", () => {
  async function saved() {
    const session = await insertSession();
    await saveSearch(session, { name: "First", query: "q=ada" });
    const [search] = await listSavedSearches(session.staff);
    return { session, id: search?.id ?? "" };
  }

  test("can be renamed to the same name in another letter case", async () => {
    const { session, id } = await saved();
    expect(await renameSavedSearch(session, id, "FIRST")).toMatchObject({ result: "done" });
    expect(await listSavedSearches(session.staff)).toMatchObject([{ id, name: "FIRST", query: "q=ada" }]);
  });

  test("cannot be renamed to the name of another saved search", async () => {
    const { session, id } = await saved();
    await saveSearch(session, { name: "Second", query: "" });
    expect(await renameSavedSearch(session, id, "second")).toMatchObject({ result: "name-taken" });
    expect(await namesOf(session)).toEqual(["First", "Second"]);
  });

  test("is removed, and removing it again has no effect", async () => {
    const { session, id } = await saved();
    await removeSavedSearch(session, id);
    await removeSavedSearch(session, id);
    expect(await namesOf(session)).toEqual([]);
    expect(await renameSavedSearch(session, id, "Gone")).toBeNull();
  });

  test("cannot be changed by another staff member", async () => {
    const { session, id } = await saved();
    const other = await insertSession();
    await removeSavedSearch(other, id);
    expect(await renameSavedSearch(other, id, "Mine")).toBeNull();
    expect(await namesOf(session)).toEqual(["First"]);
  });

  test.each(["", "x", "'; drop table users", randomUUID()])(
    "is unchanged by requests with the unknown id %j",
    async (id) => {
      const { session } = await saved();
      await removeSavedSearch(session, id);
      expect(await renameSavedSearch(session, id, "Other")).toBeNull();
      expect(await namesOf(session)).toEqual(["First"]);
    },
  );
});

test.each([
  [
    { name: "  New \n ones\0 ", query: "?page=2&status=0&x=y" },
    { name: "New ones", query: "status=0" },
  ],
  [
    { name: "x".repeat(80), query: "" },
    { name: "x".repeat(80), query: "" },
  ],
])("savedSearchSchema normalizes %j to %j", (given, kept) => {
  expect(savedSearchSchema.parse(given)).toEqual(kept);
});

test.each([
  [{ query: "" }, "Enter a name for the list"],
  [{ name: " \0 ", query: "" }, "Enter a name for the list"],
  [{ name: "x".repeat(81), query: "" }, "Shorten the name to 80 characters or fewer"],
  [{ name: "x" }, "The list is missing. Reload the page and try again"],
  [{ name: "x", query: "q=".padEnd(5_000, "x") }, "This list has too many filters to save. Use fewer"],
])("savedSearchSchema rejects %j", (given, message) => {
  const { error } = savedSearchSchema.safeParse(given);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
