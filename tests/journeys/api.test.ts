import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { test } from "#tests/support/app/lent-app";
import { adminEmail, adminPassword, type AppServer } from "#tests/support/app/server";
import { pdf } from "#tests/support/files/pdf";
import { openRaw, rawRequest } from "#tests/support/http/raw-connection";

// The tests act as a client that knows only the API document, and nothing about the app.
let app: AppServer;
let token: string;

test.beforeAll(async ({ app: lent }) => {
  app = lent;
  const login = await send("POST", "/api/auth/login", { email: adminEmail, password: adminPassword });
  expect(login.status).toBe(200);
  ({ token } = login.body as { token: string });
});

async function send(method: string, path: string, json?: unknown, headers: Record<string, string> = {}) {
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

async function createBooking(fullName: string): Promise<string> {
  const created = await send("POST", "/api/booking/create", { ...answers, fullName });
  expect(created.status).toBe(201);
  return (created.body as { bookingId: string }).bookingId;
}

async function findByName(path: string, fullName: string) {
  const { body } = await send("GET", path);
  const list = Array.isArray(body) ? body : (body as { pendingBookings: unknown }).pendingBookings;
  return (list as { fullName: string }[]).filter((booking) => booking.fullName === fullName);
}

test("a booking can be created with files, and read with them", async () => {
  const bookingId = await createBooking("Fiona Files");
  const content = pdf(2_000_000);
  const { files } = await upload([
    new File([new Uint8Array(content)], "plan.pdf"),
    new File(["a,b\n"], "rooms.csv"),
  ]);
  const list = files.map(({ filePath, mimetype }) => ({ filePath, fileType: mimetype }));
  const saved = await send("POST", "/api/files/save", { bookingId, files: list });
  expect([saved.status, saved.body]).toMatchObject([
    201,
    { message: "Booking and files saved successfully" },
  ]);
  const details = (await send("GET", `/api/booking/bookingdetails/${bookingId}`)).body;
  expect(details).toMatchObject({ status: 0, files: [{ originalName: "plan.pdf" }, {}] });
  expect(await findByName("/api/booking/viewbooking", "Fiona Files")).toEqual([details]);

  const address = `/api/files/download/${files[0]?.filename ?? ""}`;
  const headers = { Authorization: `Bearer ${token}` };
  const whole = await fetch(app.url + address, { headers });
  expect(whole.headers.get("Content-Disposition")).toBe("attachment; filename=plan.pdf");
  expect(digest(await whole.arrayBuffer())).toBe(digest(content));
  const part = await fetch(app.url + address, {
    headers: { ...headers, Range: "bytes=1999990-", "If-Range": whole.headers.get("ETag") ?? "" },
  });
  expect([part.status, part.headers.get("Content-Range")]).toEqual([206, "bytes 1999990-1999999/2000000"]);
  expect((await send("HEAD", address)).headers.get("Content-Length")).toBe("2000000");
});

test("a booking leaves the pending bookings when its status is set to viewed", async () => {
  const id = await createBooking("Vera Viewed");
  expect(await findByName("/api/booking/pending", "Vera Viewed")).toMatchObject([{ id }]);
  const viewed = await send("PUT", `/api/booking/${id}/status`, { status: 1 });
  expect(viewed.body).toMatchObject({ id, status: 1 });
  expect(await findByName("/api/booking/pending", "Vera Viewed")).toEqual([]);
  const all = (await send("GET", "/api/booking/all?page=1")).body as { bookings: { id: string }[] };
  expect(all.bookings.map((booking) => booking.id)).toContain(id);
});

test("an administrator registers, updates and deletes a user", async () => {
  const email = "grace@example.com";
  const person = { name: "Grace", email, mobile: "7025550199", password: "correct horse 2" };
  const { userId } = (await send("POST", "/api/auth/register", person)).body as { userId: string };
  expect((await send("GET", "/api/users")).body).toMatchObject([{ id: userId, name: "Grace", password: "" }]);
  const update = { fullName: "Grace H.", email, mobile: person.mobile, password: "" };
  expect((await send("PUT", `/api/users/${userId}`, update)).body).toEqual({
    message: "User details updated successfully",
  });
  expect((await send("GET", `/api/users/${userId}`)).body).toMatchObject({ name: "Grace H." });
  expect((await send("DELETE", `/api/users/deleteuser/${userId}`)).status).toBe(200);
  expect((await send("GET", "/api/users")).body).toEqual([]);
});

function digest(content: ArrayBuffer | Buffer): string {
  return createHash("sha256").update(new Uint8Array(content)).digest("hex");
}

describe("the server", () => {
  const host = () => `Host: ${new URL(app.url).host}`;
  test.for([
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
  ] as const)("responds to %s in JSON with %d", async ([line, status]) => {
    const response = await rawRequest(app.url, [`${line} HTTP/1.1`, host()]);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toMatch(/content-type: application\/json/i);
    expect(response).toMatch(/\{"message":"[^"]+"\}/);
    if (status === 405) expect(response).toMatch(/^allow: [A-Z, ]+$/im);
  });

  test("does not trust X-Forwarded-Host or X-Forwarded-For of a client", async () => {
    const response = await rawRequest(app.url, [
      "POST /api/booking/create HTTP/1.1",
      host(),
      "X-Forwarded-Host: evil.test",
      "X-Forwarded-For: 127.0.0.1",
      "Origin: http://evil.test",
      "Content-Type: application/json",
      "Content-Length: 0",
    ]);
    expect(response).toMatch(/^HTTP\/1.1 403 /);
  });

  test("limits sign-in attempts by the real client address, whatever X-Forwarded-For contains", async () => {
    const wrong = { email: "nobody@example.com", password: "wrong" };
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++)
      statuses.push(
        (await send("POST", "/api/auth/login", wrong, { "X-Forwarded-For": `10.0.0.${count}` })).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });
});

test("a connection stays open after a rejected request, and closes if the body of that request does not end", async () => {
  const body = JSON.stringify({ ...answers, projectScope: "x".repeat(200_000) });
  const { socket, received, closed } = await openRaw(app.url);
  const head = [
    "PUT /api/booking/x/status HTTP/1.1",
    `Host: ${new URL(app.url).host}`,
    "Content-Type: application/json",
  ];
  socket.write([...head, `Content-Length: ${body.length}`, "", body].join("\r\n"));
  socket.write([...head, "Content-Length: 2", "", "{}"].join("\r\n"));
  await expect.poll(() => received().match(/HTTP\/1.1 401/g)?.length, { timeout: 20_000 }).toBe(2);
  socket.write([...head, "Content-Length: 90000000", "", "{"].join("\r\n"));
  const statuses = (await closed).matchAll(/HTTP\/1.1 (\d+)/g);
  expect(Array.from(statuses, ([, status]) => status)).toEqual(["401", "401", "401"]);
});

test("the stream of all bookings is never compressed, so that it has backpressure", async () => {
  const bookingId = await createBooking("Una Uncompressed");
  const response = await fetch(`${app.url}/api/booking/viewbooking`, {
    headers: { Authorization: `Bearer ${token}`, "Accept-Encoding": "gzip, br" },
  });
  expect(response.headers.get("Content-Encoding")).toBeNull();
  const bookings = (await response.json()) as { id: string }[];
  expect(response.headers.get("X-Total-Count")).toBe(String(bookings.length));
  expect(bookings.map(({ id }) => id)).toContain(bookingId);
});
