import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import { type AdminTransaction, requireAdmin } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { findLastActor } from "~/audit/last-entry.server";
import { quoteValue, recordAudit, settingSubject } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { siteSettings, users } from "~/db/schema.server";
import { toPacificDay } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { log } from "~/process/log.server";
import { defaultSettings } from "./default-settings";
import { type SectionName, sectionSchemas, type Settings } from "./schema";
import { compareWithForm, readersPart, toDigest } from "./section-digest.server";
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
  /** The digest of the section as it is stored. */
  storedDigest: string;
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
 * @param isStrict whether `digest` is the tag of a section that a program has seen, and any change since then is a conflict
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError} for the section of security
 */
export async function saveSection(
  section: SectionName,
  { values, readers }: SectionValues,
  { digest, isStrict = false, session }: { digest: string | undefined; isStrict?: boolean; session: Session },
): Promise<Saving> {
  const outcome = await db().transaction(async (unchecked): Promise<Saving> => {
    const row = await lockSettings(unchecked);
    if (readers) await lockReaders(unchecked);
    const { transaction } = await requireAdmin(unchecked, session, { isSensitive: section === "security" });

    const current = parseStored(row.values);
    const shown = await describeSection(section, current, transaction);
    const names = namesOf(section);
    const form = compareWithForm({ names, sent: digest, stored: shown.digest, isStrict });
    const changed = names.filter((name) => {
      const value = values[name];
      return value !== undefined && value !== current[name] && !form.isUntouched(name, value);
    });
    const areReadersSent = readers && !form.isUntouched(readersPart, readers.chosen.toSorted());
    const readerChange = areReadersSent && compareReaders(shown.readers, readers);
    if (changed.length === 0 && !readerChange) return { result: "unchanged" };
    const contested = [...changed, ...(readerChange ? [readersPart] : [])].filter(form.isOutdated);
    if (contested.length > 0) {
      const differing = changed
        .filter(form.isOutdated)
        .map((name) => ({ name, stored: quote(current[name]) }));
      const editor = await findLastActor(transaction, "setting-changed", contested.map(settingSubject));
      const by = await nameOf(transaction, editor);
      return { result: "changed", by, differing, digest: form.tell(contested), storedDigest: shown.digest };
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

/**
 * Saves one setting that no section has, and uses it in this process at once.
 *
 * @param change what else changes in the transaction, such as what belonged to the value that is replaced
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 */
export async function saveSetting<Name extends keyof Settings>(
  name: Name,
  value: Settings[Name],
  session: Session,
  change?: (transaction: AdminTransaction, replaced: Settings[Name]) => Promise<void>,
): Promise<void> {
  await db().transaction(async (unchecked) => {
    const row = await lockSettings(unchecked);
    const { transaction } = await requireAdmin(unchecked, session);
    const current = parseStored(row.values);
    await change?.(transaction, current[name]);
    await transaction.update(siteSettings).set({ values: omitDefaults({ ...current, [name]: value }) });
    await countChange(transaction);
  });
  await refreshSettings();
}

function namesOf(section: SectionName): (keyof SectionSettings)[] {
  return Object.keys(sectionSchemas[section].shape) as (keyof SectionSettings)[];
}

function pick(section: SectionName, values: Settings): Partial<SectionSettings> {
  return Object.fromEntries(namesOf(section).map((name) => [name, values[name]]));
}

function omitDefaults(values: Settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== defaultSettings[name as keyof Settings]),
  );
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

/** The value of `firstStepsHidden` when the list is removed for good. */
export const firstStepsRemoved = "done";

/**
 * Hides the list of the first steps from every administrator: for a week, or for good.
 *
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 */
export async function hideFirstSteps(session: Session, { forGood }: { forGood: boolean }): Promise<void> {
  const inAWeek = toPacificDay(new Date(Date.now() + 7 * dayMs));
  await saveSetting("firstStepsHidden", forGood ? firstStepsRemoved : inAWeek, session);
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
