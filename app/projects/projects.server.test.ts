import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession, requestAs } from "#tests/support/records/staff";
import { namesInStore } from "#tests/support/records/uploads";
import { readResponse, thrownBy } from "#tests/support/routes/form-post";
import type { Session } from "~/access/session";
import { eraseBookings } from "~/booking/erase/erase-bookings.server";
import { db } from "~/db/client.server";
import { auditEntries, publishedFiles } from "~/db/schema.server";
import { sweepFiles } from "~/files/sweep.server";
import { UnknownFiles } from "~/files/unknown-files.server";
import { dayMs } from "~/lib/time";
import { withLocale } from "~/messages/current-locale.server";
import type { Locale } from "~/messages/languages";
import * as text from "~/messages/project-work";
import { env } from "~/process/env.server";
import { loader as pictureLoader } from "~/routes/downloads/project-picture";
import { action } from "~/routes/staff/manage-project/route";
import { company } from "~/settings/company";
import { loadSettings } from "~/settings/settings.server";
import { removePicture, removeProject } from "./pictures.server";
import { storedNamesOf } from "./project";
import { createProject, findProject, publishProject, saveProject, withdrawProject } from "./projects.server";
import { publishedProjects, readPublished } from "./published-projects.server";

const values = {
  title: "Office tower",
  place: "Reno, Nevada",
  service: "scan-to-bim",
  text: "Text.",
  link: "",
};
let session: Session;
let id: string;

beforeEach(async () => {
  await rm(env().UPLOADS_DIR, { recursive: true, force: true });
  session = await insertSession({ fullName: "Grace Hopper" });
  id = randomUUID();
  await loadSettings(readPublished);
});

const version = async () => (await findProject(id))?.version ?? 0;

/** Returns a photograph with a camera's orientation and location. */
const photograph = () =>
  sharp({ create: { width: 1200, height: 2000, channels: 3, background: "#887766" } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: "Zyxquill" }, IFD3: { GPSLatitude: "34/1 11/1 0/1" } })
    .jpeg()
    .toBuffer();

async function sendPicture(content: Buffer, { name = "photo.jpg", alt = "A lobby" } = {}) {
  const body = new FormData();
  body.set("alt", alt);
  body.set("file", new File([new Uint8Array(content)], name));
  const path = `/manage-projects/${id}`;
  const request = await requestAs(session.staff, path, { method: "POST", body });
  const { status, shown } = readResponse(await action({ request, params: { id }, context: {} }));
  return shown ? shown.errors : status;
}

async function openPicture(name: string, by = new Request(`http://localhost/projects/pictures/${name}`)) {
  const response = await pictureLoader({ request: by, params: { name }, context: {} });
  await response.body?.cancel();
  return response;
}

const actions = async () =>
  (await db().select({ action: auditEntries.action }).from(auditEntries).orderBy(auditEntries.id)).map(
    (entry) => entry.action,
  );

test("a project is published with a picture, changes public pages at once, and is withdrawn", async () => {
  await createProject({ id, values, hasConsent: false }, session);
  await createProject({ id, values, hasConsent: false }, session);
  expect(await publishProject(id, await version(), session)).toEqual({ result: "no-pictures" });
  expect(await sendPicture(await photograph())).toBe(303);
  expect([publishedProjects(), company().hasProjects]).toEqual([[], false]);
  expect(await publishProject(id, await version(), session)).toEqual({ result: "done" });
  expect(publishedProjects()).toMatchObject([{ slug: "office-tower", pictures: [{ alt: "A lobby" }] }]);
  expect(company().hasProjects).toBe(true);
  expect(await withdrawProject(id, session)).toEqual({ result: "done" });
  expect(company().hasProjects).toBe(false);
  expect(await actions()).toEqual([
    "project-created",
    "project-changed",
    "project-published",
    "project-withdrawn",
  ]);
});

test("shows a project's text in the language of the page, or in English", async () => {
  await createProject({ id, values, hasConsent: false }, session);
  await sendPicture(await photograph());
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...fields, version: String(await version()) });
    const request = await requestAs(session.staff, `/manage-projects/${id}`, { method: "POST", body });
    return readResponse(await action({ request, params: { id }, context: {} })).status;
  };
  const picture = (await findProject(id))?.pictures[0]?.id ?? "";
  expect(await send({ intent: "save", ...values, "title-vi": "Tòa nhà văn phòng" })).toBe(303);
  expect(await send({ intent: "describe", picture, alt: "A lobby", "alt-vi": "Sảnh" })).toBe(303);
  await publishProject(id, await version(), session);
  const shownIn = (locale: Locale) => withLocale(locale, publishedProjects)[0];
  expect(shownIn("vi")).toMatchObject({
    title: { text: "Tòa nhà văn phòng" },
    text: { text: "Text.", lang: "en-US" },
    pictures: [{ alt: "Sảnh", lang: undefined }],
  });
  expect(shownIn("fr-BE")).toMatchObject({
    title: { text: "Office tower", lang: "en-US" },
    pictures: [{ alt: "A lobby", lang: "en-US" }],
  });
});

test("refuses the second of two editors", async () => {
  await createProject({ id, values, hasConsent: false }, session);
  const seen = await version();
  const save = (title: string) =>
    saveProject(id, { values: { ...values, title }, hasConsent: false, version: seen }, session);
  expect(await save("First")).toEqual({ result: "done" });
  expect(await save("Second")).toEqual({ result: "changed" });
  expect((await findProject(id))?.title).toBe("First");
});

test.each(["publish", "withdraw"])(
  "the form %s of a removed project gets the error page, with the text to copy",
  async (intent) => {
    const body = new URLSearchParams({ intent, ...values, version: "1" });
    const request = await requestAs(session.staff, `/manage-projects/${id}`, { method: "POST", body });
    const answer = await thrownBy(action({ request, params: { id }, context: {} }));
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { message: text.outcomes.gone, typed: "Text." },
    ]);
  },
);

test("a project that was removed in the meantime is shown with the typed text, and is removed once", async () => {
  const post = async (intent: string) => {
    const body = new URLSearchParams({ intent, ...values, version: "1" });
    const request = await requestAs(session.staff, `/manage-projects/${id}`, { method: "POST", body });
    return readResponse(await action({ request, params: { id }, context: {} }));
  };
  const { status, shown } = await post("save");
  expect([status, shown?.messages, shown?.typed.text]).toEqual([404, [text.outcomes.gone], "Text."]);
  expect(await post("remove")).toMatchObject({ status: 303, location: "/manage-projects" });
});

describe("pictures", () => {
  beforeEach(() => createProject({ id, values, hasConsent: false }, session));

  test("are stored upright in the site's sizes, without the camera's data, and once", async () => {
    const content = await photograph();
    await sendPicture(content);
    await sendPicture(content);
    const [picture, ...others] = (await findProject(id))?.pictures ?? [];
    expect(others).toEqual([]);
    expect(picture).toMatchObject({ widths: [480, 960, 1600], height: 960 });
    const names = storedNamesOf(picture ?? { id: "", widths: [] });
    expect(await namesInStore()).toEqual(names.toSorted());
    for (const name of names) {
      const stored = await sharp(`${env().UPLOADS_DIR}/${name}`).metadata();
      expect([stored.exif, stored.orientation, stored.width]).toEqual([
        undefined,
        undefined,
        Number(/-(\d+)\./.exec(name)?.[1]),
      ]);
    }
  });

  test("that move, are damaged, or no pictures are refused, and nothing of them is stored", async () => {
    const toFrame = (red: number) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
        .png()
        .toBuffer();
    const frames = [await toFrame(0), await toFrame(200)];
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await sendPicture(animated, { name: "a.webp" })).toEqual({
      file: [text.refusedPictures.animated],
    });
    const cut = (await photograph()).subarray(0, 4_000);
    expect(await sendPicture(cut)).toEqual({ file: [text.refusedPictures.damaged] });
    expect(await sendPicture(Buffer.from("%PDF-1.4\n"), { name: "a.pdf" })).toHaveProperty("file");
    expect(await sendPicture(await photograph(), { alt: " " })).toEqual({ alt: [text.missing(text.alt)] });
    expect([await namesInStore(), (await findProject(id))?.pictures]).toEqual([[], []]);
  });

  test("of large cameras are shrunk; a picture with too many pixels is refused", async () => {
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "#887766" } });
    expect(await sendPicture(await plain(9_000, 6_000).jpeg().toBuffer())).toBe(303);
    expect((await findProject(id))?.pictures).toMatchObject([{ widths: [480, 960, 1600], height: 1067 }]);
    // Only the headers have these sizes.
    const wide = await plain(9, 6).png().toBuffer();
    wide.writeUInt32BE(9_000, 16);
    wide.writeUInt32BE(6_000, 20);
    wide.writeUInt32BE(crc32(wide.subarray(12, 29)), 29);
    expect(await sendPicture(wide, { name: "wide.png" })).toEqual({
      file: [text.refusedPictures.tooManyPixels(50)],
    });
    const huge = await plain(9, 6).jpeg().toBuffer();
    const size = huge.indexOf(Buffer.of(0xff, 0xc0)) + 5;
    huge.writeUInt16BE(10_000, size);
    huge.writeUInt16BE(15_001, size + 2);
    expect(await sendPicture(huge)).toEqual({ file: [text.refusedPictures.tooManyPixels(150)] });
  });

  test("are for staff until they are published, and then for every cache", async () => {
    await sendPicture(await photograph());
    const [name = ""] = storedNamesOf((await findProject(id))?.pictures[0] ?? { id: "", widths: [] });
    expect((await openPicture(name)).status).toBe(404);
    const own = await openPicture(name, await requestAs(session.staff, `/projects/pictures/${name}`));
    expect([own.status, own.headers.get("Cache-Control")]).toEqual([200, "private, no-store, no-transform"]);
    await publishProject(id, await version(), session);
    const open = await openPicture(name);
    expect([open.headers.get("Content-Type"), open.headers.get("Cache-Control")]).toEqual([
      "image/webp",
      "public, max-age=31536000, immutable, no-transform",
    ]);
    await withdrawProject(id, session);
    expect((await openPicture(name)).status).toBe(404);
  });

  test("survive the sweep and are removed with their project, which must be withdrawn first", async () => {
    await sendPicture(await photograph());
    const later = new Date(Date.now() + 10 * dayMs);
    await sweepFiles(later, new UnknownFiles());
    expect(await namesInStore()).toHaveLength(4);
    await publishProject(id, await version(), session);
    const picture = (await findProject(id))?.pictures[0]?.id ?? "";
    expect(await removePicture(id, picture, session)).toEqual({ result: "no-pictures" });
    expect(await removeProject(id, session)).toEqual({ result: "published" });
    await withdrawProject(id, session);
    expect(await removeProject(id, session)).toEqual({ result: "done" });
    expect([await namesInStore(), await db().$count(publishedFiles)]).toEqual([[], 0]);
  });
});

describe("a project that began with a booking", () => {
  let bookingId: string;
  beforeEach(async () => {
    [bookingId = ""] = await insertBookings([{ stage: "done" }]);
    await createProject({ id, values, bookingId, hasConsent: false }, session);
    await sendPicture(await photograph());
  });
  const consent = async () =>
    saveProject(id, { values, hasConsent: true, version: await version() }, session);

  test("is published only with its customer's consent, which names who recorded it", async () => {
    expect(await publishProject(id, await version(), session)).toEqual({ result: "no-consent" });
    await consent();
    expect(await findProject(id)).toMatchObject({ consentBy: "Grace Hopper" });
    expect(await publishProject(id, await version(), session)).toEqual({ result: "done" });
    const without = { values, hasConsent: false, version: await version() };
    expect(await saveProject(id, without, session)).toEqual({ result: "no-consent" });
    expect(await actions()).toContain("project-consent-recorded");
  });

  test.each(["erase", "anonymize"] as const)(
    "stays when the software has to %s the booking",
    async (mode) => {
      await consent();
      await publishProject(id, await version(), session);
      await eraseBookings([bookingId], { mode });
      expect(await findProject(id)).toMatchObject({ bookingId: null, status: "published" });
    },
  );

  test.each(["erase", "anonymize"] as const)("is withdrawn when a person asks to %s it", async (mode) => {
    await consent();
    await publishProject(id, await version(), session);
    const begin = () => Promise.resolve({ actor: "sam@example.com" });
    await eraseBookings([bookingId], { mode, begin });
    expect(await findProject(id)).toMatchObject({ bookingId: null, status: "withdrawn", consentAt: null });
    await vi.waitFor(() => expect(publishedProjects()).toEqual([]));
    expect(await publishProject(id, await version(), session)).toEqual({ result: "no-consent" });
  });
});
