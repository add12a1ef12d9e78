import { beforeEach, describe, expect, test } from "vitest";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAgain, postAs, readResponse, thrownBy } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { sessions } from "~/db/schema.server";
import { loader as login } from "~/routes/site/login/route";
import { listUsers } from "~/staff/accounts/users.server";
import { action, loader } from "./route";

const toArgs = (request: Request) => ({ request, params: {}, context: {} });
const send = async (request: Request) => readResponse(await action(toArgs(request)));
const grace = {
  name: "Grace Hopper",
  email: "grace@example.com",
  mobile: "(818) 555-0161",
  password: "correct horse",
};

let admin: Staff;
beforeEach(async () => {
  admin = await insertStaff({ fullName: "Boss", email: "boss@example.com", isAdmin: true });
});

const listNames = async () => (await listUsers()).map(({ fullName }) => fullName);

test("creates a staff account and confirms it on the sign-in page", async () => {
  const post = await postAs(admin, "/signup", { ...grace, isAdmin: "true", admin: "1" });
  const { location, cookie } = await send(post);
  expect(location).toBe("/login");
  const next = await requestAs(admin, "/login");
  next.headers.set("Cookie", `${next.headers.get("Cookie")}; ${cookie}`);
  expect((await login(toArgs(next))).data).toMatchObject({
    signedInAs: { email: "boss@example.com", isAdmin: true },
    flash: { tone: "ok", title: "Staff account created for Grace Hopper." },
  });
  expect(await listUsers()).toMatchObject([
    { fullName: "Boss" },
    { fullName: "Grace Hopper", isAdmin: false },
  ]);
});

test("creates one account for a form that is submitted twice", async () => {
  await send(await postAs(admin, "/signup", grace));
  const { status, shown } = await send(
    await postAs(admin, "/signup", { ...grace, email: "GRACE@example.com" }),
  );
  expect(status).toBe(409);
  expect(shown?.error).toEqual({ email: ["That email is already in use. Enter a different one"] });
  expect(await listNames()).toEqual(["Boss", "Grace Hopper"]);
});

test("returns errors by field and the values without the password", async () => {
  const typed = { name: "<b>Grace</b>", email: "grace@", mobile: "12", password: "hunter2-hunter2" };
  const { status, shown } = await send(await postAs(admin, "/signup", typed));
  expect(status).toBe(400);
  expect(Object.keys(shown?.error ?? {})).toEqual(["email", "mobile"]);
  expect(shown?.initialValue).toEqual({ name: "<b>Grace</b>", email: "grace@", mobile: "12" });
  expect(JSON.stringify(shown)).not.toContain("hunter2");
  expect(Object.keys((await send(await postAs(admin, "/signup", {}))).shown?.error ?? {})).toEqual([
    "name",
    "email",
    "mobile",
    "password",
  ]);
  expect(await listNames()).toEqual(["Boss"]);
});

describe("after the last confirmation has run out", () => {
  let early: Request;
  const verifyAgo = (minutes: number) =>
    db()
      .update(sessions)
      .set({ verifiedAt: new Date(Date.now() - minutes * 60_000) });
  const confirmation = "/confirm-identity?redirectTo=%2Fsignup";
  beforeEach(async () => {
    early = await requestAs(admin, "/signup");
  });

  test("asks for a confirmation before the page opens, but not while it shows a refused form", async () => {
    await verifyAgo(9);
    await loader(toArgs(early));
    await verifyAgo(11);
    expect((await thrownBy(loader(toArgs(early)))).headers.get("Location")).toBe(confirmation);
    const refused = new Request(early, { headers: new Headers(early.headers) });
    refused.headers.set("Content-Type", "application/x-www-form-urlencoded");
    expect((await loader(toArgs(refused))).data.isRefused).toBe(true);
  });

  test("a form may take 10 minutes; later it creates nothing and returns all input but the password", async () => {
    await verifyAgo(21);
    const response = await thrownBy(send(postAgain(early, "/signup", grace)));
    expect(response.headers.get("Location")).toBe(confirmation);
    expect(await listNames()).toEqual(["Boss"]);
    const kept = response.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
    const page = await requestAs(admin, "/signup");
    page.headers.set("Cookie", [page.headers.get("Cookie"), ...kept].join("; "));
    const { data: shown } = await loader(toArgs(page));
    const { password, ...rest } = grace;
    expect(shown.kept).toEqual({ initialValue: rest });
    expect(shown.flash).toMatchObject({ tone: "warn", title: "Nothing was changed yet" });
    expect(shown.flash?.advice).toContain("Enter the new password again");
    expect(JSON.stringify(shown)).not.toContain(password);

    await verifyAgo(19);
    expect((await send(postAgain(early, "/signup", grace))).location).toBe("/login");
    expect(await listNames()).toEqual(["Boss", "Grace Hopper"]);
  });
});

test.each(["PUT", "DELETE"])("rejects the method %s", async (method) => {
  const request = await requestAs(admin, "/signup", { method, body: new URLSearchParams(grace) });
  expect((await thrownBy(send(request))).status).toBe(405);
});
