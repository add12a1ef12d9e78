import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, test } from "vitest";
import { reportError } from "~/server/unexpected-error.server";

function failedQuery(code: string): Error {
  return new DrizzleQueryError("select 1", [], Object.assign(new Error("refused"), { code }));
}

describe("the response to a database error", () => {
  test.each([
    ["53100", 507, "600"], // disk full
    ["53000", 503, "30"], // insufficient resources
    ["53200", 503, "30"], // out of memory
    ["53300", 503, "30"], // too many connections
    ["53400", 503, "30"], // a configured limit is exceeded
    ["25006", 503, "30"], // a standby, which is read-only
    ["55P03", 503, "30"], // a lock is held for too long
    ["57014", 503, "30"], // the query took too long
    ["25P03", 503, "30"], // idle in a transaction for too long
    ["57P01", 503, "30"], // shutting down
    ["ECONNREFUSED", 503, "30"],
    ["CERT_HAS_EXPIRED", 503, "30"],
  ])("%s becomes %i", (code, status, retryAfter) => {
    const { init, failure } = reportError(failedQuery(code));
    expect(init).toEqual({ status, headers: { "Retry-After": retryAfter } });
    expect(failure.advice).toContain("Nothing you sent earlier is lost");
  });

  test.each(["23505", "42P01"])("%s becomes 500", (code) => {
    expect(reportError(failedQuery(code)).init).toEqual({ status: 500, headers: {} });
  });
});
