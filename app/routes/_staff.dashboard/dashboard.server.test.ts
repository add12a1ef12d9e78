import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertStaff, requestAs } from "#tests/support/staff";
import { paths } from "~/paths";
import { loader } from "./route";

const toArgs = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });

test("redirects a visitor who is not signed in to the sign-in page", async () => {
  const thrown = await loader(toArgs(new Request("http://localhost/dashboard"))).catch(
    (error: unknown) => error,
  );
  expect((thrown as Response).headers.get("Location")).toBe(paths.login({ redirectTo: "/dashboard" }));
});

test("returns the number of all and of pending bookings to staff", async () => {
  const request = await requestAs(await insertStaff(), "/dashboard");
  expect(await loader(toArgs(request.clone()))).toEqual({ total: 0, pending: 0 });
  await insertBookings([{ status: 0 }, { status: 1 }, { status: 0 }, { status: 7 }]);
  expect(await loader(toArgs(request))).toEqual({ total: 4, pending: 2 });
});
