import { expect, test, vi } from "vitest";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { log } from "~/process/log.server";
import { consumeFlash } from "~/server/flash.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { action, loader } from "./logout";

const signOut = (request: Request) => action({ request, params: {}, context: {} });

test("signing out ends the session, clears its cookie and redirects to the sign-in page", async () => {
  const info = vi.spyOn(log, "info");
  const staff = await insertStaff();
  const request = await requestAs(staff, "/logout", { method: "POST" });
  const response = await signOut(request);
  expect(response.headers.get("Location")).toBe("/login");
  const cookies = response.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  expect(cookies.find((line) => line.startsWith("__session="))).toMatch(/^__session=;.*Max-Age=0/);
  expect(await findSession(request)).toBeNull();
  expect(info.mock.calls.at(-1)?.[0]).toMatchObject({ event: "sign-out", userId: staff.id });
});

test("signing out clears the cache, but not preferences, drafts and the known device", async () => {
  const request = await requestAs(await insertStaff(), "/logout", { method: "POST" });
  const response = await signOut(request);
  expect(response.headers.get("Clear-Site-Data")).toBe('"cache"');
  const [flashCookie = ""] = response.headers.getSetCookie().filter((line) => line.startsWith("__flash="));
  const Cookie = flashCookie.split(";", 1)[0] ?? "";
  const { flash } = await consumeFlash(new Request("http://localhost/login", { headers: { Cookie } }));
  expect(flash).toMatchObject({ title: "You’re signed out", isSignOut: true });
});

test("a post without a session also redirects to the sign-in page", async () => {
  const response = await signOut(new Request("http://localhost/logout", { method: "POST" }));
  expect(response.headers.get("Location")).toBe("/login");
});

test("a GET request does not end the session", async () => {
  const request = await requestAs(await insertStaff(), "/logout");
  expect(loader().headers.get("Location")).toBe("/login");
  expect(await findSession(request)).not.toBeNull();
});

test("other methods and other sites do not end the session", async () => {
  const staff = await insertStaff();
  const deletion = await requestAs(staff, "/logout", { method: "DELETE" });
  const response = await signOut(deletion);
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("POST");

  const foreign = await requestAs(staff, "/logout", {
    method: "POST",
    headers: { "Sec-Fetch-Site": "cross-site" },
  });
  await expect(signOut(foreign)).rejects.toMatchObject({ status: 403 });
  expect(await findSession(foreign)).not.toBeNull();
});
