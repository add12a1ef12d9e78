import { expect, test } from "vitest";
import { callApi } from "#tests/support/api/call-api";
import { apiDescription, operations, unfitExamples } from "#tests/support/api/document";
import { contract } from "~/api/contract";
import { currentConnection, setConnection } from "~/db/client.server";
import { policies } from "~/policies";

test("caches revalidate the document by its ETag, because settings are in it", async () => {
  const first = await callApi("GET", "/api/openapi.json");
  expect(first.headers.get("Cache-Control")).toBe("public, no-cache");
  const etag = first.headers.get("ETag") ?? "";
  const again = await callApi("GET", "/api/openapi.json", { headers: { "If-None-Match": `"x", W/${etag}` } });
  expect([again.status, again.text]).toEqual([304, ""]);
  expect((await callApi("GET", "/api/openapi.json", { headers: { "If-None-Match": '"x"' } })).status).toBe(
    200,
  );
});

test("the document describes every operation in the table of policies", () => {
  const isCall = (id: string) => id.startsWith("api:") && id !== "api:not-found";
  const api: Record<string, object> = Object.fromEntries(
    Object.entries(policies).filter(([id]) => isCall(id)),
  );
  expect(Object.keys(contract).sort()).toEqual(Object.keys(api).sort());
  for (const [id, operations] of Object.entries(contract))
    expect(Object.keys(operations), id).toEqual(
      Object.keys(api[id] ?? {}).filter((key) => key !== "accountParam" && key !== "area"),
    );
  expect(apiDescription.openapi).toBe("3.1.0");
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
});

test("every group and operation has a description", () => {
  const unsaid = operations.filter(({ operation }) => !operation.description);
  expect(unsaid.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(apiDescription.tags.filter(({ description }) => !description)).toEqual([]);
});

test("each operation documents its errors, and whether it needs a session", () => {
  const open = operations.filter(({ operation }) => operation.security.length === 0);
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/auth/login",
    "POST /api/booking/create",
    "POST /api/files/upload",
    "POST /api/files/save",
    "GET /api/live",
    "GET /api/health",
    "GET /api/ready",
    "GET /api/openapi.json",
  ]);
  for (const { operation } of operations) {
    const statuses = Object.keys(operation.responses);
    expect(statuses).toEqual(expect.arrayContaining(["403", "500", "503"]));
    // A booking needs no token, but an invalid one is rejected.
    const checksToken = ["postAuthLogin", "postBookingCreate"].includes(operation.operationId);
    expect(statuses.includes("401")).toBe(operation.security.length > 0 || checksToken);
    expect(statuses.includes("415")).toBe(operation.requestBody !== undefined);
  }
});

test("every call and every error has an example that fits its schema", () => {
  expect(unfitExamples()).toEqual([]);
}, 60_000);

test("every path responds to other methods with 405 and the allowed ones", async () => {
  for (const [path, operations] of Object.entries(apiDescription.paths)) {
    const allowed = Object.keys(operations).flatMap((method) =>
      method === "get" ? ["GET", "HEAD"] : method.toUpperCase(),
    );
    for (const method of ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]) {
      if (allowed.includes(method)) continue;
      const { status, headers } = await callApi(method, path.replace(/\{\w+\}/, "x"));
      expect([status, headers.get("Allow")], `${method} ${path}`).toEqual([405, allowed.join(", ")]);
    }
  }
}, 60_000);

test.each(["/api", "/api/", "/api/nothing", "/api/booking", "/api/booking/x/y/z", "/api/auth"])(
  "%s is not an operation and gets 404",
  async (path) => {
    for (const method of ["GET", "POST", "OPTIONS"]) {
      const { status, headers } = await callApi(method, path);
      expect(status).toBe(404);
      expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  },
);

test("the liveness check names the running release, also without a database", async () => {
  const connection = currentConnection();
  if (connection)
    setConnection({ ...connection, ping: () => Promise.reject(new Error("The database is gone")) });
  try {
    expect((await callApi("GET", "/api/health")).status).toBe(503);
    const { status, body, headers } = await callApi("GET", "/api/live");
    expect(status).toBe(200);
    expect(body).toEqual({
      status: "alive",
      version: "1.0.0",
      commit: expect.stringMatching(/^[0-9a-f]{12}/) as string,
    });
    expect(headers.get("Cache-Control")).toContain("no-store");
  } finally {
    if (connection) setConnection(connection);
  }
});

test("the health check needs no session, and names the running release", async () => {
  expect((await callApi("GET", "/api/health")).body).toEqual({
    status: "ok",
    version: "1.0.0",
    commit: expect.stringMatching(/^[0-9a-f]{12}/) as string,
  });
});
