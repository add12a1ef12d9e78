import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Act } from "~/access/acts";
import { type AdminTransaction, requireAdmin } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { findLastActor, quoteValue, recordAudit, settingSubject } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { siteSettings, users } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { omitDefaults } from "./default-settings";
import { type SectionName, sectionSchemas, type Settings } from "./schema";
import { countChange, lockSettings, parseStored, refreshSettings } from "./settings.server";

/** Somebody else has saved the section since its form was loaded. */
interface SectionConflict {
  result: "changed";
  /** Who changed a setting of the section last; null if the account is unknown. */
  by: string | null;
  /** The settings of which the form has sent another value than is stored. */
  differing: { name: string; stored: string }[];
  /** The version for the form to send next. */
  version: number;
}

type Saving = { result: "done" } | { result: "unchanged" } | SectionConflict;

/** The settings that belong to a section. */
type SectionSettings = Omit<Settings, "founderPicture">;

interface SectionForm {
  values: Partial<SectionSettings>;
  /** In the section of requests: the ids of the staff who get a mail of each new request. */
  readers?: { chosen: readonly string[] } | undefined;
  /** What `readSection` returned when the form was loaded. */
  version: number;
}

/** The act of changing a section: who gets in, and what is removed for good, are acts of their own. */
export function actOfSection(section: SectionName): Act {
  if (section === "security") return "security-changed";
  return section === "data" ? "retention-changed" : "setting-changed";
}

/** Returns what the form of a section shows, with the version that the form sends back. */
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
 * Saves a section of the settings, records each changed setting in the audit log, and uses them in this process at once. Saving the same
 * values again changes nothing. Of two who save a section, the second one is told what is stored.
 *
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError} for a section whose act needs it
 */
export async function saveSection(
  section: SectionName,
  { values, readers, version }: SectionForm,
  session: Session,
): Promise<Saving> {
  const outcome = await db().transaction(async (unchecked): Promise<Saving> => {
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

/** The name under which the audit log has who gets a mail of each new request. */
const readersName = "readers";

function namesOf(section: SectionName): (keyof SectionSettings)[] {
  return Object.keys(sectionSchemas[section].shape) as (keyof SectionSettings)[];
}

function pick(section: SectionName, values: Settings): Partial<SectionSettings> {
  return Object.fromEntries(namesOf(section).map((name) => [name, values[name]]));
}

type Readers = Awaited<ReturnType<typeof listNoticeReaders>>;

/** Returns whose mails of new requests start and stop; undefined if nobody's do. */
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
        subject: settingSubject(readersName),
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
