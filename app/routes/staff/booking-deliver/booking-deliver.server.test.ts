import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { insertBookings } from "#tests/support/records/bookings";
import { insertResults } from "#tests/support/records/results";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { readResponse } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { files } from "~/db/schema.server";
import { action, loader } from "./route";
import { action as publishAction, loader as publishLoader } from "../booking-publish/route";

let staff: Staff;
let id: string;

beforeEach(async () => {
  staff = await insertStaff();
  [id = ""] = await insertBookings([{ stage: "scheduled" }]);
});

const address = () => `/booking-details/${id}/deliver`;

async function post(fields: Record<string, string>) {
  const body = new URLSearchParams({ formId: randomUUID(), ...fields });
  const request = await requestAs(staff, address(), { method: "POST", body });
  return readResponse(await action({ request, params: { id }, context: {} }));
}

async function loadPage() {
  const page = await loader({ request: await requestAs(staff, address()), params: { id }, context: {} });
  return page.data;
}

const loadDraft = async () => (await loadPage()).draft;

const save = (title: string, known: string, note = "") => post({ intent: "save", title, note, known });
const addLink = () => post({ intent: "link", name: "Tour", url: "https://tours.example.com/a" });

test("suggests the service as the title, and nothing for a customer without a choice", async () => {
  expect((await loadPage()).suggestion).toBe("");
  [id = ""] = await insertBookings([{ stage: "scheduled", service: "Scan to BIM" }]);
  expect((await loadPage()).suggestion).toBe("Scan to BIM");
});

async function sendFiles(intent: string, names: string[]) {
  const parts = names.map((fileName) => ({ fileName, content: pdf(40) }));
  const body = multipartBody([{ field: "intent", value: intent }, ...parts]);
  const headers = { "Content-Type": multipartType };
  const request = await requestAs(staff, address(), { method: "POST", body, headers });
  return readResponse(await action({ request, params: { id }, context: {} }));
}

test("adds all files of a form or none, and leaves nothing of refused ones", async () => {
  await save("Point cloud", "");
  const named = (name: string) => expect.stringContaining(name) as unknown;
  expect(await sendFiles("file", ["plan.pdf", "setup.exe"])).toMatchObject({
    status: 415,
    shown: { errors: { file: [named("setup.exe")] }, typed: { intent: "file" } },
  });
  expect(await sendFiles("tour", ["hall.pdf"])).toMatchObject({
    status: 400,
    shown: { errors: { tour: [named("hall.pdf")] }, typed: { intent: "tour" } },
  });
  expect(await sendFiles("file", [])).toMatchObject({ status: 400, shown: { typed: { intent: "file" } } });
  expect(await sendFiles("file", ["plan.pdf", "section.pdf"])).toMatchObject({ location: address() });
  expect((await loadDraft())?.items.map(({ name }) => name)).toEqual(["plan.pdf", "section.pdf"]);
  expect(await db().$count(files)).toBe(0);
});

test("a file that is added meanwhile does not make a version's texts outdated", async () => {
  await save("Point cloud", "");
  const known = (await loadDraft())?.known ?? "";
  await addLink();
  expect(await save("Mesh", known)).toMatchObject({ location: address() });
});

test("publishes a version after a conflict, once the page shows the current one", async () => {
  await save("Point cloud", "");
  await addLink();
  const publishAddress = `${address()}/publish`;
  const page = await publishLoader({
    request: await requestAs(staff, publishAddress),
    params: { id },
    context: {},
  });
  await save("Mesh", (await loadDraft())?.known ?? "");
  const formId = randomUUID();
  const publish = async (revision: number) => {
    const body = new URLSearchParams({ formId, revision: String(revision) });
    const request = await requestAs(staff, publishAddress, { method: "POST", body });
    return readResponse(await publishAction({ request, params: { id }, context: {} }));
  };
  const { status, shown } = await publish(page.revision);
  expect(status).toBe(409);
  const { stored } = shown as unknown as { stored: { revision: number } };
  expect(stored).toMatchObject({ title: "Mesh", count: 1 });
  expect((await publish(stored.revision)).location).toMatch(/booking-details/);
  expect(await loadDraft()).toBeNull();
});

test("creates a public link for the chosen days, once there is something to show", async () => {
  expect((await loadPage()).publicTours).toMatchObject({ isMakeable: false, days: "365", links: [] });
  await insertResults(id, {}, { kind: "tour", name: "Hall.jpg", contentType: "image/jpeg" });
  expect((await loadPage()).publicTours.isMakeable).toBe(true);
  const refused = await post({ intent: "public-tour", title: "", days: "1.5" });
  expect(refused.shown?.errors).toEqual({
    title: ["Enter what it shows"],
    days: ["Enter a whole number from 1 to 3,650, or leave it empty"],
  });
  await post({ intent: "public-tour", title: "Hall", days: "" });
  const [link] = (await loadPage()).publicTours.links;
  expect(link).toMatchObject({ title: "Hall", until: "Works until you end it" });
  expect(link?.address).toMatch(/^http:\/\/localhost\/tour\/[\w-]{43}$/);
  const extend = { intent: "extend-public-tour", tour: link?.id ?? "" };
  expect((await post({ ...extend, days: "0" })).shown?.errors).toEqual({
    days: ["Enter a whole number from 1 to 3,650, or leave it empty"],
  });
  await post({ ...extend, days: "30" });
  const [extended] = (await loadPage()).publicTours.links;
  expect(extended?.until).toMatch(/^Works until \w+ \d+, \d{4}$/);
  expect(extended?.address).toBe(link?.address);
  await post({ intent: "end-public-tour", tour: link?.id ?? "" });
  expect((await loadPage()).publicTours.links).toEqual([]);
});
