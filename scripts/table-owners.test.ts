import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "~/db/schema.server";
import { tables } from "./lib/table-owners.js";

test("every table belongs to a module", () => {
  const all = Object.entries(schema).flatMap(([name, value]) => (is(value, PgTable) ? [name] : []));
  expect([...tables].sort()).toEqual(all.sort());
});
