import { beforeEach, describe, expect, test } from "vitest";
import { findAccountRow } from "#tests/support/records/accounts";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAgain, postAs, readResponse, thrownBy } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { sessions } from "~/db/schema.server";
import { findUser } from "~/staff/accounts/users.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { action, loader } from "./route";

const toArgs = (request: Request) => ({ request, params: {}, context: {} });
const load = async (request: Request) => (await loader(toArgs(request))).data;
const send = async (request: Request) => readResponse(await action(toArgs(request)));

const profile = { fullName: "Ada Lovelace", email: "ada@example.com", mobile: "(818) 555-0163" };
let ada: Staff;
beforeEach(async () => {
  ada = await insertStaff(profile);
});

test("returns the user's own account", async () => {
  expect(await load(await requestAs(ada, "/account"))).toMatchObject({
    profile,
    isSystemAdmin: false,
    flash: null,
    isRefused: false,
  });
});

test("saves a change with a flash message, and keeps other sessions if email and password are unchanged", async () => {
  const elsewhere = await requestAs(ada, "/account");
  const changed = { fullName: "Ada King", email: " ADA@example.com", mobile: "818 555 0199", password: "" };
  const { location, cookie } = await send(await postAs(ada, "/account", changed));
  expect(location).toBe("/account");
  const next = await requestAs(ada, "/account");
  next.headers.set("Cookie", `${next.headers.get("Cookie")}; ${cookie}`);
  const response = await loader(toArgs(next));
  expect(response.data).toMatchObject({
    profile: { fullName: "Ada King", email: "ada@example.com", mobile: "818 555 0199" },
    flash: { tone: "ok", title: "Profile Updated Successfully" },
  });
  expect(new Headers(response.init?.headers).get("Set-Cookie")).toMatch(/^__flash=;.*Max-Age=0/);
  expect(await findSession(elsewhere)).not.toBeNull();
});

test.each<Record<string, string>>([{ password: "correct horse" }, { email: "king@example.com" }])(
  "%j ends the other sessions and keeps this one, and the page says so of the calendar address",
  async (change) => {
    const elsewhere = await requestAs(ada, "/account");
    const post = await postAs(ada, "/account", { ...profile, ...change });
    const { location, cookie } = await send(post);
    expect(location).toBe("/account");
    expect(await findSession(elsewhere)).toBeNull();
    const next = await requestAs(ada, "/account");
    next.headers.set("Cookie", `${next.headers.get("Cookie")}; ${cookie}`);
    expect((await load(next)).flash?.advice).toMatch(/^Your calendar address stopped working/);
    expect((await findSession(post))?.staff.id).toBe(ada.id);
  },
);

test("removes the telephone number", async () => {
  await send(await postAs(ada, "/account", { ...profile, mobile: "" }));
  expect(await findUser(ada.id)).toMatchObject({ ...profile, mobile: "" });
});

test("returns errors by field and the values without the password", async () => {
  await insertStaff({ email: "taken@example.com" });
  const duplicate = await send(await postAs(ada, "/account", { ...profile, email: "Taken@example.com" }));
  expect(duplicate.status).toBe(409);
  expect(duplicate.shown?.error).toHaveProperty("email");
  const wrong = { fullName: "", email: "ada", mobile: "1", password: "hunter2" };
  const { status, shown } = await send(await postAs(ada, "/account", wrong));
  expect(status).toBe(400);
  expect(Object.keys(shown?.error ?? {})).toEqual(["fullName", "email", "mobile", "password"]);
  expect(JSON.stringify(shown)).not.toContain("hunter2");
  expect(await findUser(ada.id)).toMatchObject(profile);
});

test("lets the system admin change all but the email, and nobody change a role or another account", async () => {
  const root = await insertStaff({ ...profile, email: "admin@example.com", isAdmin: true });
  expect((await load(await requestAs(root, "/account"))).isSystemAdmin).toBe(true);
  const refusedEmail = await send(await postAs(root, "/account", { ...profile, email: "other@example.com" }));
  expect(refusedEmail.status).toBe(403);
  const ownEmail = { ...profile, email: "admin@example.com", fullName: "Root", password: "correct horse" };
  expect((await send(await postAs(root, "/account", ownEmail))).location).toBe("/account");
  await send(await postAs(ada, "/account", { ...profile, fullName: "Ha", id: root.id, isAdmin: "true" }));
  expect(await findUser(root.id)).toMatchObject({
    fullName: "Root",
    email: "admin@example.com",
    isAdmin: true,
  });
  expect(await findUser(ada.id)).toMatchObject({ fullName: "Ha", isAdmin: false });
});

describe("a new email after the last confirmation has run out", () => {
  const typed = { ...profile, fullName: "Ada King", email: "king@example.com" };
  let early: Request;
  beforeEach(async () => {
    early = await requestAs(ada, "/account");
    await db().update(sessions).set({ verifiedAt: null });
  });

  /** Sends the form; returns the page that the same browser gets once it is signed in as `staff`. */
  async function sendAndComeBack(fields: Record<string, string>, staff = ada) {
    const response = await thrownBy(send(postAgain(early, "/account", fields)));
    expect(response.headers.get("Location")).toBe("/confirm-identity?redirectTo=%2Faccount");
    const cookies = response.headers.getSetCookie();
    const stored = cookies.map((line) => Buffer.from(/=([^;.]+)/.exec(line)?.[1] ?? "", "base64").toString());
    expect(stored.join(), "read in clear").toContain(fields.fullName);
    expect(stored.join()).not.toContain("battery staple");
    const page = await requestAs(staff, "/account");
    const jar = cookies.map((line) => line.split(";", 1)[0]);
    page.headers.set("Cookie", [page.headers.get("Cookie"), ...jar].join("; "));
    return loader(toArgs(page));
  }

  test("is not saved, and the page shows the input again, once", async () => {
    const { data: page, init } = await sendAndComeBack(typed);
    expect(await findUser(ada.id)).toMatchObject(profile);
    expect(page.kept, "nothing is wrong with it").toEqual({ initialValue: typed });
    expect(page.flash).toEqual({
      tone: "warn",
      title: "Nothing was changed yet",
      advice: expect.stringContaining("Check what you entered") as string,
    });
    expect(new Headers(init?.headers).getSetCookie().join()).toMatch(/__kept-form=;.*Max-Age=0/);
  });

  test("keeps no password, and says so", async () => {
    const { data: page } = await sendAndComeBack({ ...typed, password: "battery staple" });
    expect(JSON.stringify(page)).not.toContain("battery staple");
    expect(page.flash?.advice).toContain("Enter the new password again");
  });

  test("is not the only change that waits: so does a new password", async () => {
    const { data: page } = await sendAndComeBack({ ...profile, password: "battery staple" });
    expect(page.flash?.title).toBe("Nothing was changed yet");
    expect((await findAccountRow(ada.id)).passwordHash).toBe("");
  });

  test("is shown to nobody else", async () => {
    const { data: page } = await sendAndComeBack(typed, await insertStaff());
    expect(page.kept).toBeUndefined();
    expect(page.flash?.advice).not.toContain("Check what you entered");
  });
});
