import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertStaff, requestAs } from "#tests/support/staff";
import { paths } from "~/paths";
import { loader } from "./route";

const argsOf = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });

test("whoever is not signed in is sent to the sign-in page, and back", async () => {
  const thrown = await loader(argsOf(new Request("http://localhost/dashboard"))).catch(
    (error: unknown) => error,
  );
  expect((thrown as Response).headers.get("Location")).toBe(paths.login({ redirectTo: "/dashboard" }));
});

test("every member of staff sees how many bookings there are and how many wait", async () => {
  const request = await requestAs(await insertStaff(), "/dashboard");
  expect(await loader(argsOf(request.clone()))).toEqual({ total: 0, pending: 0 });
  await insertBookings([{ status: 0 }, { status: 1 }, { status: 0 }, { status: 7 }]);
  expect(await loader(argsOf(request))).toEqual({ total: 4, pending: 2 });
});
