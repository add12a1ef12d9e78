import { beforeEach, expect, test } from "vitest";
import { listUsers } from "~/staff/accounts/users.server";
import type { Staff } from "~/staff/sessions/sessions.server";
import { postAs, readAnswer, thrownBy } from "#tests/support/form-post";
import { insertStaff, requestAs } from "#tests/support/staff";
import { loader as login } from "../_site.login/route";
import { action, loader } from "./route";

const argsOf = (request: Request) => ({ request, params: {}, context: {} });
const send = async (request: Request) => readAnswer(await action(argsOf(request)));
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

const namesOfAll = async () => (await listUsers()).map(({ fullName }) => fullName);

test("a new account is staff's, and the sign-in page says whose it is, to who is still signed in", async () => {
  const post = await postAs(admin, "/signup", { ...grace, isAdmin: "true", admin: "1" });
  const { location, cookie } = await send(post);
  expect(location).toBe("/login");
  const next = await requestAs(admin, "/login");
  next.headers.set("Cookie", `${next.headers.get("Cookie")}; ${cookie}`);
  expect((await login(argsOf(next))).data).toMatchObject({
    signedInAs: { email: "boss@example.com", isAdmin: true },
    notice: { tone: "ok", title: "Staff account created for Grace Hopper." },
  });
  expect(await listUsers()).toMatchObject([
    { fullName: "Boss" },
    { fullName: "Grace Hopper", isAdmin: false },
  ]);
});

test("sent twice it is one account, and the second is told by the field", async () => {
  await send(await postAs(admin, "/signup", grace));
  const { status, shown } = await send(
    await postAs(admin, "/signup", { ...grace, email: "GRACE@example.com" }),
  );
  expect(status).toBe(409);
  expect(shown?.error).toEqual({ email: ["Another account has this email: enter a different one"] });
  expect(await namesOfAll()).toEqual(["Boss", "Grace Hopper"]);
});

test("what is wrong is said by field; values stay, but for the password", async () => {
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
  expect(await namesOfAll()).toEqual(["Boss"]);
});

test("staff who are no administrators get 403, and whoever is not signed in the sign-in page", async () => {
  const staff = await insertStaff();
  expect((await thrownBy(loader(argsOf(await requestAs(staff, "/signup"))))).status).toBe(403);
  expect((await thrownBy(send(await postAs(staff, "/signup", grace)))).status).toBe(403);
  const anonymous = new Request("http://localhost/signup", {
    method: "POST",
    body: new URLSearchParams(grace),
  });
  expect((await thrownBy(send(anonymous))).headers.get("Location")).toBe("/login?redirectTo=%2Fsignup");
});

test.each(["PUT", "DELETE"])("%s is no way to send the form", async (method) => {
  const request = await requestAs(admin, "/signup", { method, body: new URLSearchParams(grace) });
  expect((await thrownBy(send(request))).status).toBe(405);
});
