import { expect, test } from "vitest";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAgain, readResponse, thrownBy } from "#tests/support/routes/form-post";
import { db } from "~/db/client.server";
import { sweepClock } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { loader as dashboard } from "~/routes/staff/dashboard/route";
import { action, loader } from "./route";

const argsOf = (request: Request) => ({ request, params: {}, context: {} });

test("an administrator is told on the dashboard, sees what would go, and confirms with one button", async () => {
  const past = new Date(Date.now() - 40 * dayMs);
  await db().insert(sweepClock).values({ horizon: past, seenAt: past, state: "ahead" });
  const staff = await requestAs(await insertStaff(), "/dashboard");
  expect((await dashboard(argsOf(staff))).data.hold).toBeNull();
  const admin = await requestAs(
    await insertStaff({ isAdmin: true, email: "admin@example.com" }),
    "/dashboard",
  );
  expect((await dashboard(argsOf(admin))).data.hold).toBe("ahead");

  const { data } = await loader(argsOf(admin.clone()));
  expect(data).toMatchObject({ reason: "ahead", due: { drafts: 0 } });
  const confirm = (shownAt: number) =>
    action(argsOf(postAgain(admin, "/removals", { intent: "confirm", shownAt: String(shownAt) })));
  const late = readResponse(await confirm(past.getTime()));
  expect(late.location).toBe("/removals");
  expect((await dashboard(argsOf(admin))).data.hold).toBe("ahead");
  await confirm(data.shownAt);
  expect((await dashboard(argsOf(admin))).data.hold).toBeNull();
});

test("only administrators see the page", async () => {
  const refused = await thrownBy(loader(argsOf(await requestAs(await insertStaff(), "/removals"))));
  expect(refused.status).toBe(403);
});
