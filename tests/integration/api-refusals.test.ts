import { describe, expect, test } from "vitest";
import { callApi } from "#tests/support/api/call-api";
import { operations } from "#tests/support/api/document";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { currentConnection, db, setConnection } from "~/db/client.server";
import { bookings } from "~/db/schema.server";

const answers = {
  fullName: "Ada Example",
  email: "ada@example.com",
  phone: "(818) 555-0142",
  serviceLocation: "Van Nuys, California",
};
const post = (body: string | Uint8Array<ArrayBuffer>, type = "application/json") =>
  callApi("POST", "/api/booking/create", { body, headers: type ? { "Content-Type": type } : {} });

describe("a body", () => {
  test.each([
    "",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "json",
  ])("of type %j is rejected", async (type) => {
    expect((await post(JSON.stringify(answers), type)).status).toBe(415);
  });

  test.each(["application/json; charset=utf-8", "APPLICATION/JSON", " application/json ;x=y"])(
    "of type %j is accepted",
    async (type) => {
      expect((await post(JSON.stringify(answers), type)).status).toBe(201);
    },
  );

  test.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ["nothing", ""],
    ["half of one", JSON.stringify(answers).slice(0, -1)],
    ["two in a row", "{}{}"],
    ["a comment", "{/* */}"],
    ["no UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
    ["100,000 levels without end", "[".repeat(100_000)],
  ])("that is not JSON is rejected: %s", async (_what, body) => {
    expect((await post(body)).status).toBe(400);
  });

  test.each([
    ["null", "null"],
    ["text", '"x"'],
    ["an array", "[]"],
    ["100,000 levels", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ])("of JSON that is not an object is invalid: %s", async (_what, body) => {
    const { status, body: answer } = await post(body);
    expect([status, answer]).toMatchObject([422, { errors: { body: [expect.any(String)] } }]);
  });

  test.each<[string, string]>([
    ["1,000 levels deep", `{"a":${'{"a":'.repeat(999)}1${"}".repeat(999)}}`],
    [
      "10,000 keys",
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1]))),
    ],
    ["a prototype", '{"__proto__":{"status":1,"isAdmin":true},"constructor":{"prototype":{"status":1}}}'],
  ])("may contain unknown keys, which are ignored: %s", async (_what, extra) => {
    const body = `{${extra.slice(1, -1)},${JSON.stringify(answers).slice(1)}`;
    expect((await post(body)).status).toBe(201);
    expect((await db().select().from(bookings))[0]?.status).toBe(0);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  test("with a duplicate key has the last value", async () => {
    expect((await post(`{"fullName":"First",${JSON.stringify(answers).slice(1)}`)).status).toBe(201);
    expect((await db().select().from(bookings))[0]?.fullName).toBe("Ada Example");
    expect((await post(`${JSON.stringify(answers).slice(0, -1)},"fullName":5}`)).status).toBe(422);
  });

  test("of 256 KiB is accepted, and of one byte more rejected", async () => {
    const text = JSON.stringify(answers);
    const fill = (size: number) => text + " ".repeat(size - text.length);
    expect((await post(fill(256 * 1024))).status).toBe(201);
    expect((await post(fill(256 * 1024 + 1))).status).toBe(413);
    expect((await post(fill(6 * 1024 * 1024))).status).toBe(413);
  });

  test("that ends early is rejected", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    const headers = { "Content-Type": "application/json" };
    const { status } = await callApi("POST", "/api/booking/create", { body, headers });
    expect(status).toBe(400);
  });
});

describe("from another site", () => {
  const foreign: [string, Record<string, string>][] = [
    ["an old browser", { Origin: "http://evil.test" }],
    ["a sandboxed frame", { Origin: "null" }],
    ["a script", { Origin: "http://evil.test", "Sec-Fetch-Site": "cross-site" }],
    ["a link or picture", { "Sec-Fetch-Site": "cross-site" }],
    ["a sister site", { "Sec-Fetch-Site": "same-site" }],
    ["a claim of ours", { Origin: "http://evil.test", "X-Forwarded-Host": "evil.test", Host: "site.test" }],
  ];
  const types = [
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "",
  ];

  test.each(foreign)(
    "%s is rejected with a session cookie, for any method and type",
    async (_who, headers) => {
      const admin = await insertStaff({ isAdmin: true });
      const cookie = (await requestAs(admin, "/")).headers.get("Cookie") ?? "";
      for (const { method, path } of operations)
        for (const type of method === "GET" ? [""] : types) {
          const sent = { ...headers, Cookie: cookie, ...(type && { "Content-Type": type }) };
          const { status } = await callApi(method, path.replace(/\{\w+\}/, admin.id), { headers: sent });
          expect(status, `${method} ${path} ${type}`).toBe(403);
        }
    },
  );

  test.each(foreign)(
    "%s is accepted with a token, and without credentials for public reads",
    async (_who, headers) => {
      const staff = await insertStaff();
      expect((await callApi("GET", "/api/booking/pending", { as: staff, headers })).status).toBe(200);
      expect((await callApi("GET", "/api/health", { headers })).status).toBe(200);
      expect((await callApi("GET", "/api/booking/pending", { headers })).status).toBe(401);
      expect((await callApi("POST", "/api/booking/create", { headers, json: answers })).status).toBe(403);
      const empty = { ...headers, Cookie: "a=b", Authorization: "Bearer " };
      expect((await callApi("GET", "/api/booking/pending", { headers: empty })).status).toBe(403);
    },
  );

  test("requests of this site's pages, and navigation by the user, are accepted", async () => {
    const staff = await insertStaff();
    for (const headers of [
      { "Sec-Fetch-Site": "same-origin" },
      { "Sec-Fetch-Site": "none" },
      { Origin: "https://site.test", Host: "site.test" },
      { Accept: "*/*" },
    ] as HeadersInit[]) {
      const { headers: sent } = await requestAs(staff, "/api/booking/pending", { headers });
      expect((await callApi("GET", "/api/booking/pending", { headers: sent })).status).toBe(200);
    }
  });

  test("no response has CORS headers", async () => {
    const { headers } = await callApi("GET", "/api/health", { headers: { Origin: "http://evil.test" } });
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

test("while the database is unavailable, operations respond with 503 and Retry-After", async () => {
  const connection = currentConnection();
  if (!connection) throw new Error("The test has no database.");
  const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const refuse = () => {
    throw away;
  };
  try {
    setConnection({
      ...connection,
      db: new Proxy(connection.db, { get: refuse }),
      ping: () => Promise.reject(away),
    });
    for (const [method, path] of [
      ["GET", "/api/health"],
      ["POST", "/api/booking/create"],
    ] as const) {
      const { status, headers, text } = await callApi(
        method,
        path,
        method === "POST" ? { json: answers } : {},
      );
      expect([status, headers.get("Retry-After")], path).toEqual([503, "30"]);
      expect(text).not.toContain("ECONNREFUSED");
    }
  } finally {
    setConnection(connection);
  }
});
