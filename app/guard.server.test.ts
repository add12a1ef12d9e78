// @one-engine

import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { guard } from "./guard.server";
import { consumeFlash } from "./server/flash.server";
import { runInContext } from "./server/request-context.server";
import { endSession } from "./staff/sessions/sessions.server";

const anonymous = new Request("http://localhost/view-booking?q=ada&page=2");

async function thrownBy(promise: Promise<unknown>): Promise<Response> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof Response)) throw new Error("No Response was thrown.");
  return outcome;
}

test("returns the session of signed-in staff", async () => {
  const staff = await insertStaff();
  const request = await requestAs(staff, "/view-booking");
  expect((await guard("routes/staff/view-booking", request)).staff).toEqual(staff);
});

test("finds the session once for the loaders of a page, and again after an action", async () => {
  const request = await requestAs(await insertStaff(), "/view-booking");
  const message = new IncomingMessage(new Socket());
  const ask = () => guard("routes/staff/view-booking", request);
  await new Promise<void>((resolve, reject) => {
    runInContext({ request: message, response: new ServerResponse(message) }, () => {
      const check = async () => {
        const [layout, page] = await Promise.all([ask(), ask()]);
        expect(page).toBe(layout);
        await endSession(request);
        expect((await thrownBy(ask())).status).toBe(302);
      };
      check().then(resolve, reject);
    });
  });
});

test("redirects a visitor to the sign-in page, which leads back to the same URL", async () => {
  const response = await thrownBy(guard("routes/staff/view-booking", anonymous));
  expect(response.status).toBe(302);
  const location = new URL(response.headers.get("Location") ?? "", anonymous.url);
  expect(location.pathname).toBe("/login");
  expect(location.searchParams.get("redirectTo")).toBe("/view-booking?q=ada&page=2");
});

test("rejects staff with 403 where the policy requires an administrator", async () => {
  const admin = await insertStaff({ isAdmin: true });
  expect((await guard("routes/staff/users", await requestAs(admin, "/users"))).staff).toEqual(admin);
  const refused = await thrownBy(guard("routes/staff/users", await requestAs(await insertStaff(), "/users")));
  expect(refused.status).toBe(403);
  expect(await refused.text()).toBe("Only administrators can open this page.");
  expect((await thrownBy(guard("routes/staff/users", anonymous))).status).toBe(302);
});

test.each([
  ["GET", true],
  ["HEAD", true],
  ["POST", false],
  // PUT has no entry. The action rejects it with 405, after the guard.
  ["PUT", false],
])("reads the access of %s from the policies", async (method, isAllowed) => {
  const request = await requestAs(await insertStaff(), "/account/billing", { method });
  const outcome = guard("routes/staff/account-billing", request);
  if (isAllowed) await expect(outcome).resolves.toBeDefined();
  else expect((await thrownBy(outcome)).status).toBe(403);
});

test("rejects a method without access, even from an administrator", async () => {
  const request = await requestAs(await insertStaff({ isAdmin: true }), "/help", { method: "POST" });
  expect((await thrownBy(guard("routes/staff/help", request))).status).toBe(403);
});

test("redirects a post without a session to the sign-in page, which reports that nothing was saved", async () => {
  const post = new Request(anonymous, { method: "POST", body: new URLSearchParams({ text: "Gate code" }) });
  const response = await thrownBy(guard("routes/staff/view-booking", post));
  expect(response.headers.get("Location")).toBe("/login?redirectTo=%2Fview-booking%3Fq%3Dada%26page%3D2");
  const Cookie = response.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  const { flash } = await consumeFlash(new Request("http://localhost/login", { headers: { Cookie } }));
  expect(flash?.title).toBe("Your session has ended");
  const read = await thrownBy(guard("routes/staff/view-booking", anonymous));
  expect(read.headers.get("Set-Cookie")).toBeNull();
});
