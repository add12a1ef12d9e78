import { isDeepStrictEqual } from "node:util";
import { desc, eq } from "drizzle-orm";
import { lockAccounts } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import type { AuditAction } from "~/audit/actions";
import { recordAudit } from "~/audit/record-audit.server";
import { afterCommit, db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { projects } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { log } from "~/process/log.server";
import { changePublicPages } from "~/settings/settings.server";
import { maxProjects, toSlug } from "./project";
import { picturesOf } from "./published-projects.server";

export type Project = typeof projects.$inferSelect;

type ProjectValues = Pick<Project, "title" | "place" | "service" | "text" | "link"> &
  Partial<Pick<Project, "translations">>;

export function listProjects(database: Database = db()): Promise<Project[]> {
  return database
    .select()
    .from(projects)
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(maxProjects);
}

export async function findProject(id: string | undefined) {
  if (!id || !isUuid(id)) return null;
  const [project] = await db().select().from(projects).where(eq(projects.id, id));
  if (!project) return null;
  const pictures = (await picturesOf(db(), [project.id])).get(project.id) ?? [];
  return { ...project, pictures };
}

/** Adds a draft. The same form again changes nothing. Throws `SessionEndedError`. */
export async function createProject(
  {
    id,
    values,
    bookingId,
    hasConsent,
  }: { id: string; values: ProjectValues; bookingId?: string; hasConsent: boolean },
  session: Session,
): Promise<{ result: "done" } | { result: "full" }> {
  // A draft is not public, so the settings need no lock. A lock would be held while the foreign key to the booking waits for an erasure.
  return db().transaction(async (transaction) => {
    await lockAccounts(transaction, { session, needs: "staff" });
    const all = await listProjects(transaction);
    if (all.some((project) => project.id === id)) return { result: "done" };
    if (all.length >= maxProjects) return { result: "full" };
    const slug = await freeSlug(transaction, toSlug(values.title), id);
    await transaction.insert(projects).values({
      ...values,
      id,
      slug,
      isFromBooking: bookingId !== undefined,
      bookingId: bookingId ?? null,
      ...(hasConsent && { consentAt: new Date(), consentBy: session.staff.fullName }),
    });
    await recordProjectChange(transaction, "project-created", session, values.title);
    if (hasConsent) await recordProjectChange(transaction, "project-consent-recorded", session, values.title);
    return { result: "done" };
  });
}

async function freeSlug(transaction: Database, slug: string, id: string): Promise<string> {
  const [sameSlug] = await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.slug, slug));
  return sameSlug ? `${slug}-${id.slice(0, 8)}` : slug;
}

/**
 * Saves a project's texts and its customer's consent. Unchanged values change nothing. A published project that needs consent keeps it
 * until it is withdrawn. `changed` means that another person has changed the project since the form was loaded. Throws
 * `SessionEndedError`.
 */
export function saveProject(
  id: string,
  {
    values,
    hasConsent,
    version,
  }: { values: ProjectValues; hasConsent: boolean; version: number | undefined },
  session: Session,
) {
  return changeProject(id, session, async (transaction, project) => {
    if (hasConsent === (project.consentAt !== null) && isSaid(project, values))
      return { result: "done" } as const;
    if (version !== undefined && version !== project.version) return { result: "changed" } as const;
    if (project.status === "published" && project.isFromBooking && !hasConsent)
      return { result: "no-consent" } as const;
    const isNewConsent = hasConsent && project.consentAt === null;
    const consent = isNewConsent
      ? { consentAt: new Date(), consentBy: session.staff.fullName }
      : hasConsent
        ? {}
        : { consentAt: null, consentBy: null };
    await updateProject(transaction, project, { ...values, ...consent });
    await recordProjectChange(transaction, "project-changed", session, values.title);
    if (isNewConsent)
      await recordProjectChange(transaction, "project-consent-recorded", session, values.title);
    if (!hasConsent && project.consentAt !== null)
      await recordProjectChange(transaction, "project-consent-withdrawn", session, values.title);
    return { result: "done" } as const;
  });
}

function isSaid(
  project: Project,
  { translations = project.translations, ...values }: ProjectValues,
): boolean {
  const names = Object.keys(values) as (keyof typeof values)[];
  return (
    names.every((name) => project[name] === values[name]) &&
    isDeepStrictEqual(project.translations, translations)
  );
}

/** Publishes a project that has a picture and, if it belongs to a booking, its customer's consent. Throws `SessionEndedError`. */
export function publishProject(id: string, version: number | undefined, session: Session) {
  return changeProject(id, session, async (transaction, project) => {
    if (project.status === "published") return { result: "done" } as const;
    if (version !== undefined && version !== project.version) return { result: "changed" } as const;
    if (project.isFromBooking && project.consentAt === null) return { result: "no-consent" } as const;
    const pictures = await picturesOf(transaction, [id]);
    if (!pictures.has(id)) return { result: "no-pictures" } as const;
    await updateProject(transaction, project, { status: "published" });
    await recordProjectChange(transaction, "project-published", session, project.title);
    return { result: "done" } as const;
  });
}

/** Removes a project from the site. It can be published again. Throws `SessionEndedError`. */
export function withdrawProject(id: string, session: Session) {
  return changeProject(id, session, async (transaction, project) => {
    if (project.status !== "published") return { result: "done" } as const;
    await updateProject(transaction, project, { status: "withdrawn" });
    await recordProjectChange(transaction, "project-withdrawn", session, project.title);
    return { result: "done" } as const;
  });
}

/** Runs a change of one project, after which every public page is rendered again. */
export function changeProject<Outcome>(
  id: string,
  session: Session,
  change: (transaction: Database, project: Project) => Promise<Outcome>,
): Promise<Outcome | null> {
  return changePublicPages(async (transaction) => {
    await lockAccounts(transaction, { session, needs: "staff" });
    const [project] = await transaction.select().from(projects).where(eq(projects.id, id)).for("update");
    if (!project) return null;
    return change(transaction, project);
  });
}

async function updateProject(
  transaction: Database,
  { id, version }: Project,
  values: Partial<Project>,
): Promise<void> {
  await transaction
    .update(projects)
    .set({ ...values, version: version + 1 })
    .where(eq(projects.id, id));
}

/** Records an action under the project's title, which is or will be public, and names no customer. */
export async function recordProjectChange(
  transaction: Database,
  action: Extract<AuditAction, `project-${string}`>,
  { staff }: Session,
  title: string,
  detail: { form?: string } = {},
): Promise<void> {
  await recordAudit(transaction, { action, actor: staff, subject: title, detail });
}

/**
 * Unlinks projects from a booking that is erased or anonymized. On the person's request, the project is also withdrawn and needs a new
 * consent, because it shows that person's place. After a removal by age, the project stays published, because the consent stays valid.
 */
export async function unlinkProjects(
  transaction: Database,
  bookingId: string,
  { isAsked }: { isAsked: boolean },
): Promise<void> {
  const unlinked = await transaction
    .update(projects)
    .set({ bookingId: null, ...(isAsked && { status: "withdrawn", consentAt: null, consentBy: null }) })
    .where(eq(projects.bookingId, bookingId))
    .returning({ id: projects.id });
  if (!isAsked || unlinked.length === 0) return;
  afterCommit(transaction, () => {
    changePublicPages(() => Promise.resolve()).catch((error: unknown) => {
      log.error(
        { event: "public-pages-outdated", err: error },
        "Pages may show a withdrawn project until the next change",
      );
    });
  });
}
