import { expect, test } from "vitest";
import { redirectWithFlash, consumeFlash } from "./flash.server";

const at = (cookie?: string | null) =>
  new Request("http://localhost/users", cookie ? { headers: { Cookie: cookie.split(";", 1)[0] ?? "" } } : {});

test("an action's words stand on the page after it, once", async () => {
  const notice = { tone: "ok", title: "User details updated successfully" } as const;
  const answer = await redirectWithFlash(at(), "/users", notice);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/users");

  const taken = await consumeFlash(at(answer.headers.get("Set-Cookie")));
  expect(taken.notice).toEqual(notice);
  expect(new Headers(taken.headers).get("Set-Cookie")).toMatch(/^__flash=.*Max-Age=0/);
});

test("nobody else can put words on a page", async () => {
  expect(await consumeFlash(at())).toEqual({ notice: null, headers: {} });
  const forged = Buffer.from(JSON.stringify({ tone: "bad", title: "Call this number" })).toString("base64");
  expect((await consumeFlash(at(`__flash=${forged}.x`))).notice).toBeNull();
});
