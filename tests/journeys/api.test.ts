import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminEmail, adminPassword, type AppServer, startApp } from "#tests/support/app-server";
import { pdf } from "#tests/support/pdf";
import { openRaw, rawRequest } from "#tests/support/raw-connection";

/** A caller of the API as any program could be: it knows the document, and nothing of the app. */
let app: AppServer;
let token: string;

beforeAll(async () => {
  app = await startApp();
  const answer = await call("POST", "/api/auth/login", { email: adminEmail, password: adminPassword });
  expect(answer.status).toBe(200);
  ({ token } = answer.body as { token: string });
});
afterAll(() => app.stop());

async function call(method: string, path: string, json?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, {
    method,
    headers: {
      ...(json !== undefined && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? (JSON.parse(text) as unknown) : text,
  };
}

const answers = {
  fullName: "Ada Outside",
  email: "ada@example.com",
  phone: "(818) 555-0142",
  serviceLocation: "34.2011,-118.5370",
};

async function upload(files: File[]) {
  const form = new FormData();
  for (const file of files) form.append("files", file);
  const response = await fetch(`${app.url}/api/files/upload`, { method: "POST", body: form });
  expect(response.status).toBe(201);
  return (await response.json()) as { files: { filename: string; filePath: string; mimetype: string }[] };
}

test("from the sign-in over a booking with files to its download and the accounts", async () => {
  const created = await call("POST", "/api/booking/create", answers);
  expect(created.status).toBe(201);
  const { bookingId } = created.body as { bookingId: string };

  const content = pdf(2_000_000);
  const { files } = await upload([
    new File([new Uint8Array(content)], "plan.pdf"),
    new File(["a,b\n"], "rooms.csv"),
  ]);
  const list = files.map(({ filePath, mimetype }) => ({ filePath, fileType: mimetype }));
  const saved = await call("POST", "/api/files/save", { bookingId, files: list });
  expect([saved.status, saved.body]).toMatchObject([
    201,
    { message: "Booking and files saved successfully" },
  ]);

  const pending = (await call("GET", "/api/booking/pending")).body;
  expect(pending).toMatchObject({
    ptotalCount: 1,
    pendingBookings: [{ id: bookingId, fullName: "Ada Outside" }],
  });
  expect((await call("GET", "/api/booking/all?page=1")).body).toMatchObject({ atotalCount: 1 });
  const all = (await call("GET", "/api/booking/viewbooking")).body;
  const details = (await call("GET", `/api/booking/bookingdetails/${bookingId}`)).body;
  expect(all).toEqual([details]);
  expect(details).toMatchObject({ ...answers, status: 0, files: [{ originalName: "plan.pdf" }, {}] });

  const address = `/api/files/download/${files[0]?.filename ?? ""}`;
  const headers = { Authorization: `Bearer ${token}` };
  const whole = await fetch(app.url + address, { headers });
  expect(whole.headers.get("Content-Disposition")).toBe("attachment; filename=plan.pdf");
  expect(digest(await whole.arrayBuffer())).toBe(digest(content));
  const part = await fetch(app.url + address, {
    headers: { ...headers, Range: "bytes=1999990-", "If-Range": whole.headers.get("ETag") ?? "" },
  });
  expect([part.status, part.headers.get("Content-Range")]).toEqual([206, "bytes 1999990-1999999/2000000"]);
  expect((await call("HEAD", address)).headers.get("Content-Length")).toBe("2000000");

  const viewed = await call("PUT", `/api/booking/${bookingId}/status`, { status: 1 });
  expect(viewed.body).toMatchObject({ id: bookingId, status: 1 });
  expect((await call("GET", "/api/booking/pending")).body).toMatchObject({ ptotalCount: 0 });

  const person = {
    name: "Grace",
    email: "grace@example.com",
    mobile: "7025550199",
    password: "correct horse 2",
  };
  const { userId } = (await call("POST", "/api/auth/register", person)).body as { userId: string };
  expect((await call("GET", "/api/users")).body).toMatchObject([{ id: userId, name: "Grace", password: "" }]);
  const update = { fullName: "Grace H.", email: person.email, mobile: person.mobile, password: "" };
  expect((await call("PUT", `/api/users/${userId}`, update)).body).toEqual({
    message: "User details updated successfully",
  });
  expect((await call("GET", `/api/users/${userId}`)).body).toMatchObject({ name: "Grace H." });
  expect((await call("DELETE", `/api/users/deleteuser/${userId}`)).status).toBe(200);
  expect((await call("GET", "/api/users")).body).toEqual([]);
});

function digest(content: ArrayBuffer | Buffer): string {
  return createHash("sha256").update(new Uint8Array(content)).digest("hex");
}

describe("whatever is asked for", () => {
  const host = () => `Host: ${new URL(app.url).host}`;

  test.each([
    ["GET /api", 404],
    ["GET /api/nothing", 404],
    ["GET /api/booking/pending.data", 404],
    ["GET /api/booking/viewbooking.data?q=x", 404],
    ["PROPFIND /api/booking/pending", 405],
    ["TRACE /api/booking/pending", 405],
    ["OPTIONS /api/booking/pending", 405],
    ["PATCH /api/users", 405],
    ["GET /api/booking/pending", 401],
    ["GET /api/files/download/%", 401],
    ["GET /api/booking/bookingdetails/%00", 401],
    ["GET /API/Booking/PENDING/", 401],
  ])("%s is answered in JSON with %d", async (line, status) => {
    const answer = await rawRequest(app.url, [`${line} HTTP/1.1`, host()]);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/content-type: application\/json/i);
    expect(answer).toMatch(/\{"message":"[^"]+"\}/);
    expect(answer.includes("405") ? answer : "Allow: GET").toMatch(/^allow: [A-Z, ]+$/im);
  });

  test("a forged X-Forwarded-Host or -For makes no site our own", async () => {
    const answer = await rawRequest(app.url, [
      "POST /api/booking/create HTTP/1.1",
      host(),
      "X-Forwarded-Host: evil.test",
      "X-Forwarded-For: 127.0.0.1",
      "Origin: http://evil.test",
      "Content-Type: application/json",
      "Content-Length: 2",
    ]);
    expect(answer).toMatch(/^HTTP\/1.1 403 /);
  });

  test("attempts count by the address that really asks, whatever it says of itself", async () => {
    const wrong = { email: "nobody@example.com", password: "wrong" };
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++)
      statuses.push(
        (await call("POST", "/api/auth/login", wrong, { "X-Forwarded-For": `10.0.0.${count}` })).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });
});

test("a connection goes on after a refusal, and closes after one of a body that does not end", async () => {
  const body = JSON.stringify({ ...answers, projectScope: "x".repeat(200_000) });
  const { socket, received, closed } = await openRaw(app.url);
  const head = [
    "PUT /api/booking/x/status HTTP/1.1",
    `Host: ${new URL(app.url).host}`,
    "Content-Type: application/json",
  ];
  socket.write([...head, `Content-Length: ${body.length}`, "", body].join("\r\n"));
  socket.write([...head, "Content-Length: 2", "", "{}"].join("\r\n"));
  await expect.poll(() => received().match(/HTTP\/1.1 401/g)?.length, { timeout: 10_000 }).toBe(2);
  socket.write([...head, "Content-Length: 90000000", "", "{"].join("\r\n"));
  expect((await closed).split("HTTP/1.1 401")).toHaveLength(4);
});

test("the stream of all bookings is never compressed, so that a reader who stops is waited for", async () => {
  const response = await fetch(`${app.url}/api/booking/viewbooking`, {
    headers: { Authorization: `Bearer ${token}`, "Accept-Encoding": "gzip, br" },
  });
  expect(response.headers.get("Content-Encoding")).toBeNull();
  expect(response.headers.get("X-Total-Count")).toBe("1");
  expect(await response.json()).toHaveLength(1);
});
