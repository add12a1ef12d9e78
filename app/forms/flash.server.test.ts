import { expect, test } from "vitest";
import { redirectWithNotice, takeNotice } from "./flash.server";

const at = (cookie?: string | null) =>
  new Request("http://localhost/users", cookie ? { headers: { Cookie: cookie.split(";", 1)[0] ?? "" } } : {});

test("an action's words stand on the page after it, once", async () => {
  const notice = { tone: "ok", title: "User details updated successfully" } as const;
  const answer = await redirectWithNotice(at(), "/users", notice);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/users");

  const taken = await takeNotice(at(answer.headers.get("Set-Cookie")));
  expect(taken.notice).toEqual(notice);
  expect(new Headers(taken.headers).get("Set-Cookie")).toMatch(/^__notice=.*Max-Age=0/);
});

test("nobody else can put words on a page", async () => {
  expect(await takeNotice(at())).toEqual({ notice: null, headers: {} });
  const forged = Buffer.from(JSON.stringify({ tone: "bad", title: "Call this number" })).toString("base64");
  expect((await takeNotice(at(`__notice=${forged}.x`))).notice).toBeNull();
});
