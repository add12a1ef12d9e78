import { expect, test, vi } from "vitest";
import { log } from "~/log.server";
import { findSession } from "~/staff/sessions.server";
import { insertStaff, requestAs } from "#tests/support/staff";
import { action, loader } from "./route";

const signOut = (request: Request) => action({ request, params: {}, context: {} });

test("signing out ends the session, clears the browser and leads to the sign-in", async () => {
  const info = vi.spyOn(log, "info");
  const staff = await insertStaff();
  const request = await requestAs(staff, "/logout", { method: "POST" });
  const response = await signOut(request);
  expect(response.headers.get("Location")).toBe("/login");
  expect(response.headers.get("Set-Cookie")).toMatch(/^__session=;.*Max-Age=0/);
  expect(response.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
  expect(await findSession(request)).toBeNull();
  expect(info.mock.calls.at(-1)?.[0]).toMatchObject({ event: "sign-out", userId: staff.id });
});

test("sent again, or by nobody signed in, it leads to the sign-in all the same", async () => {
  const response = await signOut(new Request("http://localhost/logout", { method: "POST" }));
  expect(response.headers.get("Location")).toBe("/login");
});

test("following a link to it signs nobody out", async () => {
  const request = await requestAs(await insertStaff(), "/logout");
  expect(loader().headers.get("Location")).toBe("/login");
  expect(await findSession(request)).not.toBeNull();
});

test("no other method and no other site signs anybody out", async () => {
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
