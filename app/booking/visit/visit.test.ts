import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { proposedDate } from "~/messages/conversation";
import { dateRequestSchema } from "./visit";

const year = new Date().getUTCFullYear() + 1;

/** Returns the date of a Sunday of next year: clocks change on the second one of March and the first one of November. */
function sunday(month: 3 | 11, nth: 1 | 2): string {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const date = 1 + ((7 - first.getUTCDay()) % 7) + (nth - 1) * 7;
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

const [spring, autumn] = [sunday(3, 2), sunday(11, 1)];

test.each([
  [`${spring}T02:30`, "is skipped"],
  [`${autumn}T01:30`, "is repeated"],
  [`${autumn}T01:00:00`, "is repeated, typed with seconds"],
])("%s, which %s when the clocks change, is refused", (proposedAt) => {
  const { error } = dateRequestSchema.safeParse({ formId: randomUUID(), proposedAt });
  expect(error?.issues.map(({ message }) => message)).toEqual([proposedDate.clockChange]);
});

test.each([`${spring}T01:30`, `${spring}T03:00`, `${autumn}T00:59`, `${autumn}T02:00`])(
  "%s, beside that hour, is taken",
  (proposedAt) => {
    expect(dateRequestSchema.safeParse({ formId: randomUUID(), proposedAt }).success).toBe(true);
  },
);
