import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { insertStaff } from "#tests/support/staff";
import { savedSearchSchema } from "./saved-search";
import {
  listSavedSearches,
  removeSavedSearch,
  renameSavedSearch,
  SavedSearchNameTakenError,
  saveSearch,
  TooManySavedSearchesError,
} from "./saved-searches.server";

const namesOf = async (staff: Awaited<ReturnType<typeof insertStaff>>) =>
  (await listSavedSearches(staff)).map(({ name }) => name);

test("each person has their own, by name", async () => {
  const [ada, bob] = [await insertStaff(), await insertStaff()];
  for (const name of ["Search 10", "search 9", "Émile"]) await saveSearch(ada, { name, query: "q=ada" });
  await saveSearch(bob, { name: "Search 10", query: "status=0" });
  expect(await namesOf(ada)).toEqual(["Émile", "search 9", "Search 10"]);
  expect(await listSavedSearches(bob)).toMatchObject([{ name: "Search 10", query: "status=0" }]);
});

test("the same name again replaces the search", async () => {
  const staff = await insertStaff();
  await saveSearch(staff, { name: "New ones", query: "q=ada" });
  await saveSearch(staff, { name: "NEW ONES", query: "status=0" });
  expect(await listSavedSearches(staff)).toMatchObject([{ name: "NEW ONES", query: "status=0" }]);
});

test("saved twice at once, it is there once", async () => {
  const staff = await insertStaff();
  const search = { name: "Twice", query: "q=ada" };
  await Promise.all([saveSearch(staff, search), saveSearch(staff, search), saveSearch(staff, search)]);
  expect(await namesOf(staff)).toEqual(["Twice"]);
});

test("nobody keeps more than fifty, not by saving many at once either", async () => {
  const staff = await insertStaff();
  for (let count = 0; count < 48; count++) await saveSearch(staff, { name: `Search ${count}`, query: "" });
  const results = await Promise.allSettled(
    ["a", "b", "c", "d"].map((name) => saveSearch(staff, { name, query: "" })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await namesOf(staff)).toHaveLength(50);
  await expect(saveSearch(staff, { name: "One more", query: "" })).rejects.toThrow(TooManySavedSearchesError);
  await saveSearch(staff, { name: "search 7", query: "q=replaced" });
  expect(await namesOf(staff)).toHaveLength(50);
});

describe("a saved search", () => {
  async function saved() {
    const staff = await insertStaff();
    await saveSearch(staff, { name: "First", query: "q=ada" });
    const [search] = await listSavedSearches(staff);
    return { staff, id: search?.id ?? "" };
  }

  test("is renamed, also to itself in other capitals", async () => {
    const { staff, id } = await saved();
    expect(await renameSavedSearch(staff, id, "FIRST")).toBe(true);
    expect(await listSavedSearches(staff)).toMatchObject([{ id, name: "FIRST", query: "q=ada" }]);
  });

  test("does not take the name of another", async () => {
    const { staff, id } = await saved();
    await saveSearch(staff, { name: "Second", query: "" });
    await expect(renameSavedSearch(staff, id, "second")).rejects.toThrow(SavedSearchNameTakenError);
    expect(await namesOf(staff)).toEqual(["First", "Second"]);
  });

  test("is removed, and removing it again does no harm", async () => {
    const { staff, id } = await saved();
    await removeSavedSearch(staff, id);
    await removeSavedSearch(staff, id);
    expect(await namesOf(staff)).toEqual([]);
    expect(await renameSavedSearch(staff, id, "Gone")).toBe(false);
  });

  test("is nobody else's to change", async () => {
    const { staff, id } = await saved();
    const other = await insertStaff();
    await removeSavedSearch(other, id);
    expect(await renameSavedSearch(other, id, "Mine")).toBe(false);
    expect(await namesOf(staff)).toEqual(["First"]);
  });

  test.each(["", "x", "'; drop table users", randomUUID()])("with the id %j is none", async (id) => {
    const { staff } = await saved();
    await removeSavedSearch(staff, id);
    expect(await renameSavedSearch(staff, id, "Other")).toBe(false);
    expect(await namesOf(staff)).toEqual(["First"]);
  });
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
])("%j is kept as %j", (given, kept) => {
  expect(savedSearchSchema.parse(given)).toEqual(kept);
});

test.each([
  [{ query: "" }, "Enter a name for the search"],
  [{ name: " \0 ", query: "" }, "Enter a name for the search"],
  [{ name: "x".repeat(81), query: "" }, "Name must have 80 characters or fewer"],
  [{ name: "x" }, "The search is missing"],
  [{ name: "x", query: "q=".padEnd(5_000, "x") }, "The search is too long"],
])("%j is refused", (given, message) => {
  const { error } = savedSearchSchema.safeParse(given);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
