import { beforeEach, expect, test } from "vitest";
import { callApi, type Called } from "#tests/support/api/call-api";
import { insertStaff } from "#tests/support/records/staff";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { rateLimits, sessions, users } from "~/db/schema.server";
import { createSession } from "~/staff/sessions/sessions.server";

const password = "correct horse battery staple";
const unknownId = "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11";
const person = { name: "Grace Hopper", email: "grace@example.com", mobile: "(702) 555-0199", password };

let admin: Staff;
beforeEach(async () => {
  admin = await insertStaff({ isAdmin: true, email: "boss@example.com", fullName: "The Boss" });
});

const register = (json: object = person, as = admin) => callApi("POST", "/api/auth/register", { as, json });
const login = (json: unknown, headers: Record<string, string> = {}) =>
  callApi("POST", "/api/auth/login", { json, headers });
const idOf = ({ body }: Called) => (body as { userId: string }).userId;
const credentials = { email: person.email, password };

test("signing in returns a token and a cookie, and each of them authenticates", async () => {
  const userId = idOf(await register());
  const answer = await login({ email: " GRACE@example.com ", password, admin: "1" });
  expect(answer.body).toEqual({
    token: expect.any(String) as string,
    userId,
    email: person.email,
    admin: "0",
  });
  const { token } = answer.body as { token: string };
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__session=.*; HttpOnly; SameSite=Lax/);
  const ways: HeadersInit[] = [
    { Authorization: `Bearer ${token}` },
    { Cookie: cookie.split(";", 1)[0] ?? "" },
  ];
  for (const headers of ways)
    expect((await callApi("GET", `/api/users/${userId}`, { headers })).status).toBe(200);
  for (const Authorization of ["Bearer", "Bearer x", `Basic ${token}`, `Bearer ${token}x`])
    expect((await callApi("GET", `/api/users/${userId}`, { headers: { Authorization } })).status).toBe(401);
});

test("signing in as an administrator returns admin 1", async () => {
  await register();
  await db().update(users).set({ isAdmin: true });
  expect((await login(credentials)).body).toMatchObject({ admin: "1" });
});

test("a failed sign-in has the same message for any reason", async () => {
  await register();
  for (const wrong of [
    { ...credentials, password: "wrong" },
    { ...credentials, email: "nobody@example.com" },
  ]) {
    const { status, body } = await login(wrong);
    expect([status, body]).toEqual([401, { message: "Invalid email or password" }]);
  }
  for (const wrong of [
    {},
    { email: 1, password: [] },
    { email: "x", password },
    { ...credentials, password: "" },
  ]) {
    const { status, body } = await login(wrong);
    expect([status, (body as { message: string }).message]).toEqual([422, "Invalid email or password"]);
  }
});

test("after 10 failures an account is rate limited, even with the right password", async () => {
  await register();
  for (let count = 0; count < 10; count++) await login({ ...credentials, password: "wrong" });
  const refused = await login(credentials);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(600);
  await db().delete(rateLimits);
  expect((await login(credentials)).status).toBe(200);
});

test("an administrator registers staff, who are listed without a password", async () => {
  const userId = idOf(await register({ ...person, admin: "1", isAdmin: true, id: unknownId }));
  expect(userId).not.toBe(unknownId);
  const { body } = await callApi("GET", "/api/users", { as: admin });
  const { name, email, mobile } = person;
  expect(body).toEqual([
    { id: userId, name, email, mobile, password: "" },
    { id: admin.id, name: "The Boss", email: "boss@example.com", mobile: "", password: "" },
  ]);
  expect(await callApi("GET", `/api/users/${userId}`, { as: admin })).toMatchObject({
    body: { id: userId, name, email, mobile },
  });
  expect(await db().$count(users)).toBe(2);
});

test("a rejected registration has one message, and errors by field", async () => {
  await register();
  const message = "Registration failed. Please check your details.";
  const taken = await register({ ...person, email: "Grace@Example.com" });
  expect([taken.status, taken.body]).toMatchObject([
    409,
    { message, errors: { email: [expect.any(String)] } },
  ]);
  const wrong = await register({ name: "", email: "x", mobile: 5, password: "password" });
  expect([wrong.status, wrong.body]).toMatchObject([422, { message }]);
  expect(wrong.body).toMatchObject({
    errors: {
      name: ["Enter the full name"],
      email: [expect.any(String)],
      mobile: [expect.any(String)],
      password: ["Choose a stronger password. This one is too easy to guess"],
    },
  });
  expect(await db().$count(users)).toBe(2);
});

test("an account can be updated by its owner and administrators, and unknown keys are ignored", async () => {
  const userId = idOf(await register());
  const changes = {
    fullName: "Grace B. Hopper",
    email: "gbh@example.com",
    mobile: "702 555 0100",
    password: "",
  };
  const owner = { ...admin, id: userId };
  const session = await createSession(userId);
  const own = await callApi("PUT", `/api/users/${userId}`, { as: owner, json: changes });
  expect([own.status, own.body]).toEqual([200, { message: "User details updated successfully" }]);
  const byAdmin = await callApi("PUT", `/api/users/${userId.toUpperCase()}`, {
    as: admin,
    json: { ...changes, password: "another long password", admin: "1", isAdmin: true, id: unknownId },
  });
  expect(byAdmin.status).toBe(200);
  const stored = (await db().select().from(users)).find(({ id }) => id === userId);
  expect(stored).toMatchObject({ fullName: "Grace B. Hopper", email: "gbh@example.com", isAdmin: false });
  const ended = await callApi("GET", `/api/users/${userId}`, {
    headers: { Authorization: `Bearer ${session}` },
  });
  expect(ended.status).toBe(401);
  expect((await login({ email: "gbh@example.com", password: "another long password" })).status).toBe(200);

  const put = (id: string, json: object, as = admin) => callApi("PUT", `/api/users/${id}`, { as, json });
  expect((await put(userId, { ...changes, email: "boss@example.com" })).status).toBe(409);
  expect((await put(unknownId, changes)).status).toBe(404);
  expect((await put("1", changes)).status).toBe(404);
  expect((await put(userId, {})).status).toBe(422);
  expect((await put(userId, { ...changes, password: 12345678 })).status).toBe(422);
});

test("a new account, a new password and a removal need a sign-in of the last 20 minutes", async () => {
  const { id } = await insertStaff({ email: "ada@example.com", fullName: "Ada" });
  const headers = { Authorization: `Bearer ${await createSession(admin.id)}` };
  const create = () => callApi("POST", "/api/auth/register", { headers, json: person });
  const json = { fullName: "Ada", email: "ada@example.com", password };
  const update = () => callApi("PUT", `/api/users/${id}`, { headers, json });
  const remove = () => callApi("DELETE", `/api/users/deleteuser/${id}`, { headers });
  await db()
    .update(sessions)
    .set({ verifiedAt: new Date(Date.now() - 21 * 60_000) });
  for (const { status, body } of [await update(), await create(), await remove()])
    expect([status, body]).toEqual([
      403,
      { message: expect.stringContaining("needs a sign-in from the last 20 minutes") as string },
    ]);
  expect(await db().$count(users)).toBe(2);
  await db()
    .update(sessions)
    .set({ verifiedAt: new Date(Date.now() - 19 * 60_000) });
  expect([(await update()).status, (await create()).status]).toEqual([200, 201]);
  expect((await remove()).status).toBe(200);
});

test("staff can read and update only their own account", async () => {
  const staff = await insertStaff();
  const call = (method: string, address: string, json?: object) =>
    callApi(method, address, { as: staff, ...(json && { json }) });
  expect((await call("GET", `/api/users/${staff.id}`)).status).toBe(200);
  for (const id of [admin.id, unknownId, "1"]) {
    expect((await call("GET", `/api/users/${id}`)).status).toBe(403);
    expect((await call("PUT", `/api/users/${id}`, {})).status).toBe(403);
  }
  expect((await call("GET", "/api/users")).status).toBe(403);
  expect((await call("DELETE", `/api/users/deleteuser/${admin.id}`)).status).toBe(403);
  expect((await register(person, staff)).status).toBe(403);
});

test("an account is removed once, but neither the actor's own nor that of the system administrator", async () => {
  const remove = (id: string) => callApi("DELETE", `/api/users/deleteuser/${id}`, { as: admin });
  const userId = idOf(await register());
  const token = await createSession(userId);
  expect((await remove(userId)).body).toEqual({ message: "User removed" });
  expect((await remove(userId)).status).toBe(404);
  expect((await remove("1")).status).toBe(404);
  expect((await remove(admin.id)).status).toBe(409);
  const system = await insertStaff({ isAdmin: true, email: "admin@example.com" });
  expect(await remove(system.id)).toMatchObject({
    status: 403,
    body: { message: "The system admin's account can't be removed." },
  });
  const json = { fullName: "Taken Over", email: "admin@example.com", mobile: person.mobile };
  expect((await callApi("PUT", `/api/users/${system.id}`, { as: admin, json })).status).toBe(403);
  expect((await login(credentials)).status).toBe(401);
  const used = await callApi("GET", "/api/booking/pending", {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(used.status).toBe(401);
});
