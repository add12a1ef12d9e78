import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertSession, insertStaff, requestAs, sessionOf } from "#tests/support/records/staff";
import { postAs, readResponse, thrownBy } from "#tests/support/routes/form-post";
import { NotAllowedError, type Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { billingDetails, users } from "~/db/schema.server";
import { saveBilling } from "~/settings/billing.server";
import { action, loader } from "./route";

const toArgs = (request: Request) => ({ request, params: {}, context: {} });
const load = async (staff: Staff) => (await loader(toArgs(await requestAs(staff, "/account-billing")))).data;
const send = async (request: Request) => readResponse(await action(toArgs(request)));
const billing = {
  legalName: "Datum 3D, Inc.",
  invoiceAddress: "1 Example Street\nVan Nuys, CA 91405",
  taxId: "12-3456789",
};

let admin: Staff;
beforeEach(async () => {
  admin = await insertStaff({ fullName: "Boss", isAdmin: true });
});

test("is empty until an administrator saves it, and shows staff who changed it and when", async () => {
  const staff = await insertStaff();
  const empty = { legalName: "", invoiceAddress: "", taxId: "" };
  expect(await load(staff)).toMatchObject({ billing: empty, changed: null, isAdmin: false });
  const { location } = await send(await postAs(admin, "/account-billing", billing));
  expect(location).toBe("/account-billing");
  expect(await load(staff)).toMatchObject({
    billing,
    changed: { by: "Boss", at: expect.stringMatching(/ Pacific time$/) as unknown },
  });
  expect(await load(admin)).toMatchObject({ isAdmin: true });
});

test("names the administrator whose values were saved last", async () => {
  const admins = await Promise.all(
    ["One", "Two", "Three"].map((fullName) => insertSession({ fullName, isAdmin: true })),
  );
  await Promise.all(admins.map((by) => saveBilling({ ...billing, legalName: by.staff.fullName }, by)));
  expect(await db().select().from(billingDetails)).toHaveLength(1);
  const { billing: saved, changed } = await load(admin);
  expect(changed?.by).toBe(saved.legalName);
});

test("rejects staff and former administrators", async () => {
  const staff = await insertStaff();
  expect((await thrownBy(send(await postAs(staff, "/account-billing", billing)))).status).toBe(403);
  await db().update(users).set({ isAdmin: false }).where(eq(users.id, admin.id));
  await expect(saveBilling(billing, await sessionOf(admin))).rejects.toThrow(NotAllowedError);
  expect(await db().select().from(billingDetails)).toEqual([]);
});

test("rejects a text that is too long and removes control characters", async () => {
  const long = { ...billing, invoiceAddress: "x".repeat(1001) };
  const { status, shown } = await send(await postAs(admin, "/account-billing", long));
  expect(status).toBe(400);
  expect(shown?.error).toEqual({
    invoiceAddress: ["Shorten the invoice address to 1,000 characters or fewer"],
  });
  expect(shown?.initialValue).toEqual(long);
  await send(await postAs(admin, "/account-billing", { legalName: " Da\u0000tum \n 3D " }));
  expect(await load(admin)).toMatchObject({
    billing: { legalName: "Datum 3D", invoiceAddress: "", taxId: "" },
  });
});
