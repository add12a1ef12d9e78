import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { requestsTo, validRequests } from "#tests/support/api/arbitraries";
import { callApi } from "#tests/support/api/call-api";
import { type DocumentOperation, operations } from "#tests/support/api/document";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff } from "#tests/support/records/staff";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { bookings, rateLimits, users } from "~/db/schema.server";
import { createSession } from "~/staff/sessions/sessions.server";

let admin: Staff;
let token: string;
let ids: string[];

beforeEach(async () => {
  admin = await insertStaff({ isAdmin: true });
  token = await createSession(admin.id);
  ids = [...(await insertBookings([{}, { status: 7 }])), admin.id, (await insertStaff()).id];
});

/** Operations for which no generated request succeeds, because none guesses a password, a file name or a boundary. */
const neverSuccessful = ["/api/auth/login", "/api/files/download/{filename}", "/api/files/upload"];

/**
 * Whether an operation has so few runs that they can lack a valid request. tests/integration/api-work.test.ts sends one to each such
 * operation.
 */
const isOfWork = (path: string) => path.startsWith("/api/v1/");

const mostly = fc.constantFrom(true, true, true, false);

/**
 * Returns few runs for operations without input, for those that have the rules of forms, and for those that hash passwords, which is slow
 * by design.
 */
function countRuns(path: string, { parameters = [], requestBody }: DocumentOperation): number {
  if (parameters.length === 0 && !requestBody) return 5;
  if (isOfWork(path)) return 15;
  return path.includes("auth") ? 30 : 75;
}

test.each(operations)(
  "$method $path responds to every generated request as documented, and never with a 5xx",
  async ({ method, path, operation }) => {
    const seen = new Set<number>();
    const samples = { ids, example: path.endsWith("/save") ? { bookingId: ids[0], files: [] } : undefined };
    const valid = validRequests(path, operation, samples);
    await fc.assert(
      fc.asyncProperty(
        requestsTo(path, operation, samples),
        mostly,
        async ({ address, ...init }, isSignedIn) => {
          await db().delete(rateLimits);
          // `callApi` also expects the response to conform to the document.
          const { status, text } = await callApi(method, address, {
            ...init,
            ...(isSignedIn && { key: token }),
          });
          expect(status, text).toBeLessThan(500);
          seen.add(status);
          // The operation ended the session.
          if (isSignedIn && status === 401) token = await createSession(admin.id);
          if (!isSignedIn && operation.security.length > 0) expect(status).toBe(401);
        },
      ),
      // The examples are needed because few of the generated requests have a stored id, a valid body and a session.
      { numRuns: countRuns(path, operation), examples: valid.map((request) => [request, true]) },
    );
    // Some requests must succeed: an API that rejected everything would also conform to the document.
    if (!neverSuccessful.includes(path) && !isOfWork(path))
      expect([...seen].some((status) => status < 300)).toBe(true);
    const made = await db().select({ status: bookings.status }).from(bookings);
    expect(made.filter((booking) => ![0, 1].includes(booking.status))).toEqual([{ status: 7 }]);
    const admins = (await db().select().from(users)).filter(({ isAdmin }) => isAdmin);
    expect(admins.map(({ id }) => id)).toEqual([admin.id]);
  },
  60_000,
);
