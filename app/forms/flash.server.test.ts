import { expect, test } from "vitest";
import { redirectWithFlash, consumeFlash } from "./flash.server";

const requestWith = (cookie?: string | null) =>
  new Request("http://localhost/users", cookie ? { headers: { Cookie: cookie.split(";", 1)[0] ?? "" } } : {});

test("shows the flash of an action once, on the next page", async () => {
  const notice = { tone: "ok", title: "User details updated successfully" } as const;
  const response = await redirectWithFlash(requestWith(), "/users", notice);
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/users");

  const flash = await consumeFlash(requestWith(response.headers.get("Set-Cookie")));
  expect(flash.notice).toEqual(notice);
  expect(new Headers(flash.headers).get("Set-Cookie")).toMatch(/^__flash=.*Max-Age=0/);
});

test("ignores a missing or forged flash", async () => {
  expect(await consumeFlash(requestWith())).toEqual({ notice: null, headers: {} });
  const forged = Buffer.from(JSON.stringify({ tone: "bad", title: "Call this number" })).toString("base64");
  expect((await consumeFlash(requestWith(`__flash=${forged}.x`))).notice).toBeNull();
});
