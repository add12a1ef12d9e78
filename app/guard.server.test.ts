import { expect, test } from "vitest";
import { insertStaff, requestAs } from "#tests/support/staff";
import { consumeFlash } from "./forms/flash.server";
import { requireAdmin, requireStaff } from "./guard.server";

const anonymous = new Request("http://localhost/view-booking?q=ada&page=2");

async function thrownBy(promise: Promise<unknown>): Promise<Response> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof Response)) throw new Error("No Response was thrown.");
  return outcome;
}

test("staff pass", async () => {
  const staff = await insertStaff();
  const request = await requestAs(staff, "/view-booking");
  expect(await requireStaff(request)).toEqual(staff);
});

test("the signed out are sent to sign in, and back to the same page", async () => {
  const response = await thrownBy(requireStaff(anonymous));
  expect(response.status).toBe(302);
  const location = new URL(response.headers.get("Location") ?? "", anonymous.url);
  expect(location.pathname).toBe("/login");
  expect(location.searchParams.get("redirectTo")).toBe("/view-booking?q=ada&page=2");
});

test("only administrators pass where administrators are asked for", async () => {
  const admin = await insertStaff({ isAdmin: true });
  expect((await requireAdmin(await requestAs(admin, "/users"))).staff).toEqual(admin);
  const refused = await thrownBy(requireAdmin(await requestAs(await insertStaff(), "/users")));
  expect(refused.status).toBe(403);
  expect((await thrownBy(requireAdmin(anonymous))).status).toBe(302);
});

test("F6: a form that nobody signed in sends is answered with the sign-in page, which says what became of it", async () => {
  const post = new Request(anonymous, { method: "POST", body: new URLSearchParams({ text: "Gate code" }) });
  const response = await thrownBy(requireStaff(post));
  expect(response.headers.get("Location")).toBe("/login?redirectTo=%2Fview-booking%3Fq%3Dada%26page%3D2");
  const Cookie = response.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  const { notice } = await consumeFlash(new Request("http://localhost/login", { headers: { Cookie } }));
  expect(notice?.title).toBe("Your session has ended");
  expect((await thrownBy(requireStaff(anonymous))).headers.get("Set-Cookie")).toBeNull();
});
