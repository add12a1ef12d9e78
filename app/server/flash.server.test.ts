import { expect, test } from "vitest";
import { consumeFlash, redirectWithFlash } from "./flash.server";

const requestWith = (cookie?: string | null) =>
  new Request("http://localhost/users", cookie ? { headers: { Cookie: cookie.split(";", 1)[0] ?? "" } } : {});

test("shows the flash of an action once, on the next page", async () => {
  const flash = { tone: "ok", title: "User details updated successfully" } as const;
  const response = await redirectWithFlash(requestWith(), "/users", flash);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/users");

  const consumed = await consumeFlash(requestWith(response.headers.get("Set-Cookie")));
  expect(consumed.flash).toEqual(flash);
  expect(new Headers(consumed.headers).get("Set-Cookie")).toMatch(/^__flash=.*Max-Age=0/);
});

test("ignores a missing or forged flash", async () => {
  expect(await consumeFlash(requestWith())).toEqual({ flash: null, headers: {} });
  const forged = Buffer.from(JSON.stringify({ tone: "bad", title: "Call this number" })).toString("base64");
  expect((await consumeFlash(requestWith(`__flash=${forged}.x`))).flash).toBeNull();
});
