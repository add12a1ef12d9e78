import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { GuardedAct } from "~/access/acts";
import { type AdminTransaction, requireAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import { findLastActor, quoteValue, recordAudit, settingSubject } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { siteSettings, users } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { omitDefaults } from "./default-settings";
import { type SectionName, sectionSchemas, type Settings } from "./schema";
import { bumpVersion, lockSettings, parseStored, refreshSettings } from "./settings.server";

/** Somebody else has saved the section since its form was loaded. */
interface SectionConflict {
  result: "changed";
  /** The name of the last editor of the section; null if the account is unknown. */
  by: string | null;
  /** The settings whose stored value differs from the form's. */
  differing: { name: string; stored: string }[];
  /** The version for the form to send next. */
  version: number;
}

type SaveOutcome = { result: "done" } | { result: "unchanged" } | SectionConflict;

type SectionSettings = Omit<Settings, "founderPicture">;

interface SectionForm {
  values: Partial<SectionSettings>;
  /** In the section `requests`: the ids of the staff who get a mail about each new request. */
  readers?: { chosen: readonly string[] } | undefined;
  /** From `readSection` when the form was loaded. */
  version: number;
}

/** Returns the act of a change. Security and retention have separate acts, because they control access and permanent removal. */
export function actOfSection(section: SectionName): GuardedAct {
  if (section === "security") return "security-changed";
  return section === "data" ? "retention-changed" : "setting-changed";
}

/** Returns the data of a section's form, with the version that the form sends back. */
export async function readSection(section: SectionName) {
  const [row] = await db().select().from(siteSettings);
  const readers = section === "requests" ? await listNoticeReaders(db()) : [];
  return {
    values: pick(section, parseStored(row?.values ?? {})),
    readers,
    version: row?.sectionVersions[section] ?? 0,
  };
}

/**
 * Saves a section of the settings, records each changed setting in the audit log, and applies them in this process at once. Saving the same
 * values again changes nothing. If somebody else has saved the section since the form was loaded, saves nothing and returns the stored
 * values.
 *
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError} for a section whose act needs it
 */
export async function saveSection(
  section: SectionName,
  { values, readers, version }: SectionForm,
  session: Session,
): Promise<SaveOutcome> {
  const outcome = await db().transaction(async (unchecked): Promise<SaveOutcome> => {
    const row = await lockSettings(unchecked);
    if (readers) await lockReaders(unchecked);
    const { transaction } = await requireAdmin(unchecked, session, { act: actOfSection(section) });

    const current = parseStored(row.values);
    const changed = namesOf(section).filter(
      (name) => values[name] !== undefined && values[name] !== current[name],
    );
    const readerChange = readers && compareReaders(await listNoticeReaders(transaction), readers);
    if (changed.length === 0 && !readerChange) return { result: "unchanged" };
    const storedVersion = row.sectionVersions[section] ?? 0;
    if (version !== storedVersion) {
      const subjects = [...namesOf(section), readersName].map(settingSubject);
      const by = await nameOf(transaction, await findLastActor(transaction, "setting-changed", subjects));
      const differing = changed.map((name) => ({ name, stored: quote(current[name]) }));
      return { result: "changed", by, differing, version: storedVersion };
    }

    const saved = Object.fromEntries(changed.map((name) => [name, values[name]]));
    const next = { ...current, ...saved };
    await transaction.update(siteSettings).set({
      values: omitDefaults(next),
      sectionVersions: { ...row.sectionVersions, [section]: storedVersion + 1 },
      updatedAt: new Date(),
      updatedBy: session.staff.id,
    });
    await bumpVersion(transaction);
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

const readersName = "readers";

function namesOf(section: SectionName): (keyof SectionSettings)[] {
  return Object.keys(sectionSchemas[section].shape) as (keyof SectionSettings)[];
}

function pick(section: SectionName, values: Settings): Partial<SectionSettings> {
  return Object.fromEntries(namesOf(section).map((name) => [name, values[name]]));
}

type Readers = Awaited<ReturnType<typeof listNoticeReaders>>;

/** Returns the staff whose mails about new requests start and stop; undefined without a change. */
function compareReaders(shown: Readers, { chosen }: NonNullable<SectionForm["readers"]>) {
  const added = shown.filter(({ id, isReader }) => !isReader && chosen.includes(id));
  const removed = shown.filter(({ id, isReader }) => isReader && !chosen.includes(id));
  return added.length + removed.length > 0 ? { added, removed } : undefined;
}

async function saveReaders(
  transaction: AdminTransaction,
  change: { added: Readers; removed: Readers },
  session: Session,
): Promise<void> {
  for (const [people, isReader] of [
    [change.added, true],
    [change.removed, false],
  ] as const) {
    if (people.length === 0) continue;
    const ids = people.map(({ id }) => id);
    await transaction
      .update(users)
      .set({ mailsNewRequests: isReader })
      .where(and(inArray(users.id, ids), ne(users.mailsNewRequests, isReader)));
    for (const { email } of people)
      await recordAudit(transaction, {
        action: "setting-changed",
        actor: session.staff,
        subject: settingSubject(readersName),
        detail: { name: email, to: isReader ? "yes" : "no" },
      });
  }
}

/** Locks the accounts in the order of `lockAccounts`, so the two cannot deadlock. */
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

/** The maximum number of people in the form, because a form has at most 100 fields. */
export const maxNoticeReaders = 80;

/** Returns the staff who may get a mail about each new request, by name. */
async function listNoticeReaders(database: Database) {
  return database
    .select({ id: users.id, name: users.fullName, email: users.email, isReader: users.mailsNewRequests })
    .from(users)
    .where(isNull(users.deactivatedAt))
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(maxNoticeReaders);
}
