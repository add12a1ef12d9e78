import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Act } from "~/access/acts";
import { type AdminTransaction, requireAdmin } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { findLastActor, quoteValue, recordAudit, settingSubject } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { siteSettings, users } from "~/db/schema.server";
import { shortDigest } from "~/lib/sha256.server";
import { log } from "~/process/log.server";
import { omitDefaults } from "./default-settings";
import { type SectionName, sectionSchemas, type Settings } from "./schema";
import { parseStored, readSettings, refreshSettings, countChange, lockSettings } from "./settings.server";

/** Somebody else has changed the section since its form was loaded. */
interface SectionConflict {
  result: "changed";
  /** Who changed one of the settings in conflict last; null if the account is unknown. */
  by: string | null;
  /** The settings that are in conflict: what is stored differs from what the form has sent. */
  differing: { name: string; stored: string }[];
  /** The digest for the form to send next: it knows what is stored of the settings in conflict. */
  digest: string;
}

type Saving = { result: "done" } | { result: "unchanged" } | SectionConflict;

/** The settings that belong to a section. */
type SectionSettings = Omit<Settings, "founderPicture">;

interface SectionValues {
  /** What is absent stays as it is. */
  values: Partial<SectionSettings>;
  /** In the section of requests: the ids of the staff who get a mail of each new request. */
  readers?: { chosen: readonly string[] } | undefined;
}

/** The act of changing a section: who gets in, and what is removed for good, are acts of their own. */
export function actOfSection(section: SectionName): Act {
  if (section === "security") return "security-changed";
  return section === "data" ? "retention-changed" : "setting-changed";
}

/** Returns what the form of a section shows, with a digest that the form sends back. */
export async function readSection(section: SectionName) {
  const { values } = await readSettings();
  return describeSection(section, values, db());
}

async function describeSection(section: SectionName, values: Settings, database: Database) {
  const own = pick(section, values);
  const readers = section === "requests" ? await listNoticeReaders(database) : [];
  return { values: own, readers, digest: toDigest(own, chosenOf(readers)) };
}

/**
 * Saves a section of the settings, records each changed setting in the audit log, and uses them in this process at once.
 * Saving the same values again changes nothing. What the form has as it was loaded stays as it is stored: somebody else may have
 * changed it since. Two who change the same setting are in conflict.
 *
 * @param digest what `readSection` returned when the form was loaded; undefined to overrule what others have changed
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError} for a section whose act needs it
 */
export async function saveSection(
  section: SectionName,
  { values, readers }: SectionValues,
  { digest, session }: { digest: string | undefined; session: Session },
): Promise<Saving> {
  const outcome = await db().transaction(async (unchecked): Promise<Saving> => {
    const row = await lockSettings(unchecked);
    if (readers) await lockReaders(unchecked);
    const { transaction } = await requireAdmin(unchecked, session, { act: actOfSection(section) });

    const current = parseStored(row.values);
    const shown = await describeSection(section, current, transaction);
    const stored = readDigest(section, shown.digest);
    const known = digest === undefined ? stored : readDigest(section, digest);
    const changed = namesOf(section).filter((name) => {
      const value = values[name];
      return value !== undefined && value !== current[name] && digestOf(value) !== known[name];
    });
    const areReadersSent = readers && digestOf(readers.chosen.toSorted()) !== known[readersPart];
    const readerChange = areReadersSent && compareReaders(shown.readers, readers);
    if (changed.length === 0 && !readerChange) return { result: "unchanged" };
    const names = [...changed, ...(readerChange ? [readersPart] : [])];
    const contested = names.filter((name) => known[name] !== stored[name]);
    if (contested.length > 0) {
      const differing = changed
        .filter((name) => contested.includes(name))
        .map((name) => ({ name, stored: quote(current[name]) }));
      const editor = await findLastActor(transaction, "setting-changed", contested.map(settingSubject));
      const by = await nameOf(transaction, editor);
      const told = contested.map((name) => [name, stored[name]] as const);
      const next = Object.values({ ...known, ...Object.fromEntries(told) }).join(separator);
      return { result: "changed", by, differing, digest: next };
    }

    const saved = Object.fromEntries(changed.map((name) => [name, values[name]]));
    const next = { ...current, ...saved };
    await transaction
      .update(siteSettings)
      .set({ values: omitDefaults(next), updatedAt: new Date(), updatedBy: session.staff.id });
    await countChange(transaction);
    for (const name of changed) {
      const detail = { from: quote(current[name]), to: quote(next[name]) };
      await recordAudit(transaction, {
        action: "setting-changed",
        actor: session.staff,
        subject: settingSubject(name),
        detail,
      });
    }
    if (readerChange) await saveReaders(transaction, readerChange, session);
    return { result: "done" };
  });
  if (outcome.result === "done") {
    await refreshSettings();
    log.info({ event: "settings-saved", section, actorId: session.staff.id }, "Saved settings");
  }
  return outcome;
}

function namesOf(section: SectionName): (keyof SectionSettings)[] {
  return Object.keys(sectionSchemas[section].shape) as (keyof SectionSettings)[];
}

/** The part of a digest that stands for who gets a mail of each new request. It is the last. */
const readersPart = "readers";
const separator = ".";

/** In 6 characters of 6 bits each: a setting is only compared with what it was before. */
const digestOf = (value: unknown) => shortDigest(JSON.stringify(value), 6);

/** Returns a digest of a section with a part for each setting, in the order of `namesOf`. */
function toDigest(values: Partial<SectionSettings>, readers: readonly string[]): string {
  return [...Object.values(values), readers.toSorted()].map(digestOf).join(separator);
}

type DigestParts = Partial<Record<string, string>>;

/** Reads the parts of a digest, by the names of the settings. */
function readDigest(section: SectionName, digest: string): DigestParts {
  const parts = digest.split(separator);
  return Object.fromEntries([...namesOf(section), readersPart].map((name, index) => [name, parts[index]]));
}

function pick(section: SectionName, values: Settings): Partial<SectionSettings> {
  return Object.fromEntries(namesOf(section).map((name) => [name, values[name]]));
}

type Readers = Awaited<ReturnType<typeof listNoticeReaders>>;

const chosenOf = (readers: Readers) => readers.flatMap(({ id, isReader }) => (isReader ? [id] : []));

/** Returns whose mails of new requests start and stop; undefined if nobody's do. */
function compareReaders(shown: Readers, { chosen }: NonNullable<SectionValues["readers"]>) {
  const added = shown.filter(({ id, isReader }) => !isReader && chosen.includes(id));
  const removed = shown.filter(({ id, isReader }) => isReader && !chosen.includes(id));
  return added.length + removed.length > 0 ? { added, removed } : undefined;
}

async function saveReaders(
  transaction: AdminTransaction,
  change: { added: Readers; removed: Readers },
  session: Session,
): Promise<void> {
  for (const [people, wants] of [
    [change.added, true],
    [change.removed, false],
  ] as const) {
    if (people.length === 0) continue;
    const ids = people.map(({ id }) => id);
    await transaction
      .update(users)
      .set({ mailsNewRequests: wants })
      .where(and(inArray(users.id, ids), ne(users.mailsNewRequests, wants)));
    for (const { email } of people)
      await recordAudit(transaction, {
        action: "setting-changed",
        actor: session.staff,
        subject: settingSubject("readers"),
        detail: { name: email, to: wants ? "yes" : "no" },
      });
  }
}

/** Locks every account that may be changed in the order of `lockAccounts`. */
async function lockReaders(transaction: Database): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(isNull(users.deactivatedAt))
    .orderBy(users.id)
    .for("update");
}

async function nameOf(transaction: Database, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const [user] = await transaction.select({ name: users.fullName }).from(users).where(eq(users.id, userId));
  return user?.name ?? null;
}

function quote(value: SectionSettings[keyof SectionSettings]): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return quoteValue(String(value));
}

/** The most people that the form offers; a form has at most 100 fields. */
export const maxNoticeReaders = 80;

/** Returns the staff who may get a mail of each new request, by name. */
async function listNoticeReaders(database: Database) {
  return database
    .select({ id: users.id, name: users.fullName, email: users.email, isReader: users.mailsNewRequests })
    .from(users)
    .where(isNull(users.deactivatedAt))
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(maxNoticeReaders);
}
