import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { filesInFolder } from "#tests/support/app/home";
import { unzip } from "#tests/support/files/zip";
import { bookingRow, insertBookings } from "#tests/support/records/bookings";
import { findInDatabase, findInFiles } from "#tests/support/records/personal-data";
import { insertResults } from "#tests/support/records/results";
import { insertSession } from "#tests/support/records/staff";
import { NotAllowedError, type Session, VerificationNeededError } from "~/access/session";
import { sendDraftLink } from "~/booking/form/draft-link.server";
import { saveDraft } from "~/booking/form/draft.server";
import { submitDraft } from "~/booking/form/submit.server";
import { db } from "~/db/client.server";
import { consumeAttempt } from "~/db/rate-limit.server";
import {
  auditEntries,
  bookingDrafts,
  bookings,
  files,
  mails,
  rateLimits,
  savedSearches,
  sessions,
} from "~/db/schema.server";
import { zipStream } from "~/files/transport/zip-stream.server";
import { dayMs } from "~/lib/time";
import { claimMails } from "~/mail/claim-mails.server";
import { MailUnderWayError } from "~/mail/remove-mails.server";
import { env } from "~/process/env.server";
import { describeRefusedFile } from "~/refusals/file";
import { signInCounters } from "~/staff/limits/sign-in-limits.server";
import { erasePerson } from "./erase-person.server";
import { exportPerson } from "./export-person.server";
import { findPerson } from "./find-person.server";
import type { PersonKey } from "./person-key";
import { openPerson, sealPerson } from "./person-token.server";

const mark = "Zyxquill";
const email = `ada@${mark}.example`;
const byEmail: PersonKey = { kind: "email", value: email.toLowerCase() };
const byPhone: PersonKey = { kind: "phone", value: "8185550199" };
const answers = {
  fullName: `Ada ${mark}`,
  email,
  phone: "+1 (818) 555-0199",
  serviceLocation: `12 ${mark} Street`,
  termsAccepted: "on",
  privacyConsent: "on",
};

let session: Session;
beforeEach(async () => {
  await rm(env().UPLOADS_DIR, { recursive: true, force: true });
  session = await insertSession({ isAdmin: true });
});

async function openDraft(): Promise<string> {
  const [draft] = await db()
    .insert(bookingDrafts)
    .values({ expiresAt: new Date(Date.now() + dayMs) })
    .returning();
  await saveDraft(draft?.id ?? "", answers);
  return draft?.id ?? "";
}

async function addFile(
  owner: { draftId?: string; bookingId?: string },
  content = mark,
  name = `${mark}.txt`,
) {
  const storedName = `${randomUUID()}-${name}`;
  await mkdir(env().UPLOADS_DIR, { recursive: true });
  await writeFile(path.join(env().UPLOADS_DIR, storedName), content);
  const file = { storedName, originalName: name, contentType: "text/plain", byteSize: content.length };
  await db()
    .insert(files)
    .values({ ...file, sha256: "0".repeat(64), ...owner });
}

async function insertPerson() {
  const submitted = await openDraft();
  await addFile({ draftId: submitted });
  const booking = await submitDraft(submitted);
  const open = await openDraft();
  await addFile({ draftId: open });
  // This mail is sent to another mailbox. The search finds it by its draft.
  await sendDraftLink(open, `other@${mark}.example`, "198.51.100.7");
  return { bookingId: booking?.id ?? "", reference: booking?.reference ?? "", draftId: open };
}

describe("find", () => {
  test.each([byEmail, byPhone])("everything by $kind", async (key) => {
    const { bookingId } = await insertPerson();
    await insertResults(bookingId);
    await insertBookings([{}]);
    const found = await findPerson(key);
    expect(found).toMatchObject({
      requests: { total: 1, newest: [{ fullName: `Ada ${mark}` }] },
      drafts: { total: 1 },
      files: { total: 2 },
      results: { total: 1, newest: [{ title: "Point cloud" }] },
      // Mails to the customer and the company about the request, and the link to the draft.
      mails: { total: 3 },
      events: { total: 1 },
    });
    expect(found.related).toEqual([key === byEmail ? byPhone : byEmail]);
  });

  test("one request by its reference, and the person's other keys", async () => {
    const { reference } = await insertPerson();
    const found = await findPerson({ kind: "reference", value: reference });
    expect(found).toMatchObject({ requests: { total: 1 }, drafts: { total: 0 }, files: { total: 1 } });
    expect(found.related).toEqual([byEmail, byPhone]);
  });

  test("lists ten of many, and counts all", async () => {
    await insertBookings(Array.from({ length: 12 }, () => ({ email })));
    const { requests } = await findPerson(byEmail);
    expect([requests.total, requests.newest.length]).toEqual([12, 10]);
  });
});

describe("erase", () => {
  test("removes requests, drafts, mails, searches and counters, and audits without the data", async () => {
    const { bookingId, reference, draftId } = await insertPerson();
    await db()
      .insert(savedSearches)
      .values([
        { userId: session.staff.id, name: "A", query: `q=${encodeURIComponent(email)}` },
        { userId: session.staff.id, name: `Calls of 818-555-0199`, query: "" },
        { userId: session.staff.id, name: "B", query: "q=Ada" },
      ]);
    for (const { limit, key } of signInCounters({ email: email.toLowerCase(), address: "x" }))
      await consumeAttempt(limit, key);
    const erased = await erasePerson({ key: byEmail, mode: "erase", session });
    expect(erased).toEqual({
      requests: 1,
      drafts: 1,
      files: 2,
      mails: 3,
      savedSearches: 2,
      isUnfinished: false,
    });
    expect(await findInDatabase([mark, "555-0199", "8185550199", reference])).toEqual([]);
    expect(findInFiles(filesInFolder(env().UPLOADS_DIR), [mark])).toEqual([]);
    expect(await db().select({ query: savedSearches.query }).from(savedSearches)).toEqual([
      { query: "q=Ada" },
    ]);
    const keys = await db().select({ key: rateLimits.key }).from(rateLimits);
    expect(keys.filter(({ key }) => key.startsWith("sign-in-account"))).toEqual([]);
    const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      { action: "person-searches-erased", actor: session.staff.email, detail: { count: "2" } },
      { action: "draft-erased", subject: draftId, detail: { files: "1", mails: "1" } },
      { action: "request-erased", subject: bookingId, detail: { files: "1", mails: "2" } },
    ]);
  });

  test("removes and audits a single email that belongs to no request", async () => {
    const mail = { kind: "other", subject: mark, content: { paragraphs: [] }, toAddress: email };
    await db().insert(mails).values(mail);
    const erased = await erasePerson({ key: byEmail, mode: "erase", session });
    expect(erased).toMatchObject({ requests: 0, mails: 1 });
    expect(await db().$count(mails)).toBe(0);
    expect(await db().select().from(auditEntries)).toMatchObject([
      { action: "person-mails-erased", detail: { mails: "1" } },
    ]);
  });

  test("does nothing the second time", async () => {
    await insertPerson();
    await erasePerson({ key: byEmail, mode: "anonymize", session });
    const entries = await db().$count(auditEntries);
    const again = await erasePerson({ key: byEmail, mode: "anonymize", session });
    expect(again).toMatchObject({ requests: 0, drafts: 0, files: 0, mails: 0 });
    expect(await db().$count(auditEntries)).toBe(entries);
    expect(await db().$count(bookings)).toBe(1);
  });

  test("leaves other people alone", async () => {
    await db()
      .insert(bookings)
      .values(bookingRow({ email: `b.${email}`, phone: "(818) 555-0198" }));
    await insertPerson();
    await erasePerson({ key: byPhone, mode: "erase", session });
    expect(await db().select({ email: bookings.email }).from(bookings)).toEqual([{ email: `b.${email}` }]);
  });

  test("stops at a mail that is being sent, and finishes when it is called again", async () => {
    await insertPerson();
    const [mail] = await claimMails(1, randomUUID());
    expect(mail).toBeDefined();
    const first = erasePerson({ key: byEmail, mode: "erase", session, maxWaitMs: 0 });
    await expect(first).rejects.toThrow(MailUnderWayError);
    // The worker's lease has ended.
    await db().execute("update mails set leased_until = now() - interval '1 second'");
    await erasePerson({ key: byEmail, mode: "erase", session, maxWaitMs: 0 });
    expect(await findInDatabase([mark])).toEqual([]);
  });

  test("is refused without a recent verification and to staff, and then changes nothing", async () => {
    await insertPerson();
    const other = await insertSession();
    const refused = erasePerson({ key: byEmail, mode: "erase", session: other });
    await expect(refused).rejects.toThrow(NotAllowedError);
    await db()
      .update(sessions)
      .set({ verifiedAt: new Date(Date.now() - dayMs) });
    const late = erasePerson({ key: byEmail, mode: "erase", session });
    await expect(late).rejects.toThrow(VerificationNeededError);
    expect(await findPerson(byEmail)).toMatchObject({ requests: { total: 1 }, drafts: { total: 1 } });
    expect(await db().$count(auditEntries)).toBe(0);
  });
});

describe("export", () => {
  const read = async (key: PersonKey) => {
    const zip = new Response(zipStream(exportPerson(key, describeRefusedFile), undefined));
    return unzip(Buffer.from(await zip.arrayBuffer()));
  };
  interface Exported {
    format: string;
    requests: {
      fullName: string;
      files: { path: string | null }[];
      emails: { subject: string }[];
      history: object[];
    }[];
    unfinishedRequests: { answers: object; files: { path: string }[] }[];
    otherEmails: object[];
  }
  const json = (zip: Map<string, Buffer>) =>
    JSON.parse(zip.get("person.json")?.toString("utf8") ?? "") as Exported;

  test("has all data as JSON, and the files at the paths in the JSON", async () => {
    await insertPerson();
    const zip = await read(byEmail);
    const person = json(zip);
    expect(person).toMatchObject({
      format: "datum3d-person/1",
      searchedFor: byEmail,
      requests: [
        { fullName: `Ada ${mark}`, emails: [{}, {}], history: [{ event: "created", by: "customer" }] },
      ],
      unfinishedRequests: [{ answers: { fullName: `Ada ${mark}` } }],
      otherEmails: [],
    });
    const paths = [...person.requests, ...person.unfinishedRequests].flatMap((record) =>
      record.files.map((file) => file.path),
    );
    expect(paths).toHaveLength(2);
    for (const name of paths) expect(zip.get(name ?? "")?.toString()).toBe(mark);
    expect(zip.size).toBe(3);
  });

  test("of 500 files opens one after the other, and lists a file that the store has lost", async () => {
    const ids = await insertBookings(Array.from({ length: 25 }, () => ({ email })));
    for (const bookingId of ids)
      for (let index = 0; index < 20; index++) await addFile({ bookingId }, `${bookingId} ${index}`, "a.txt");
    const [lost] = await db().select().from(files).limit(1);
    await rm(path.join(env().UPLOADS_DIR, lost?.storedName ?? ""));
    const zip = await read(byEmail);
    expect(zip.size).toBe(500);
    const listed = json(zip).requests.flatMap((request) => request.files);
    expect(listed).toHaveLength(500);
    expect(listed.filter((file) => file.path === null)).toHaveLength(1);
  });

  test("reads at the client's speed, and closes its files when the client leaves", async () => {
    const [bookingId = ""] = await insertBookings([{ email }]);
    for (let index = 0; index < 5; index++) await addFile({ bookingId });
    let opened = 0;
    async function* counted() {
      for await (const entry of exportPerson(byEmail, describeRefusedFile)) {
        opened++;
        yield entry;
      }
    }
    const reader = zipStream(counted(), undefined).getReader();
    await reader.read();
    expect(opened).toBe(1);
    await reader.cancel();
  });
});

test("a page's address reveals nothing about the person, and only this site can read it", () => {
  const token = sealPerson(byEmail);
  expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain(mark.toLowerCase());
  expect(openPerson(token)).toEqual(byEmail);
  const altered = (token.startsWith("A") ? "B" : "A") + token.slice(1);
  for (const wrong of [null, "", "x", altered, token.slice(0, -4), "A".repeat(5_000)])
    expect(openPerson(wrong)).toBeNull();
});
