import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { clockChanges } from "#tests/support/future-date";
import { proposedDate } from "~/messages/conversation";
import { dateRequestSchema } from "./visit";

const { spring, autumn } = clockChanges();

test.each([
  [`${spring}T02:30`, "is skipped"],
  [`${autumn}T01:30`, "is repeated"],
  [`${autumn}T01:00:00`, "is repeated, typed with seconds"],
])("%s, which %s when the clocks change, is refused", (proposedAt) => {
  const { error } = dateRequestSchema.safeParse({ formId: randomUUID(), proposedAt });
  expect(error?.issues.map(({ message }) => message)).toEqual([proposedDate.clockChange]);
});

test.each([`${spring}T01:30`, `${spring}T03:00`, `${autumn}T00:59`, `${autumn}T02:00`])(
  "%s, next to that hour, is accepted",
  (proposedAt) => {
    expect(dateRequestSchema.safeParse({ formId: randomUUID(), proposedAt }).success).toBe(true);
  },
);
