import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Session } from "~/access/session";
import { recognizeEntry } from "~/audit/record-audit.server";
import type { Database } from "~/db/connection.server";
import { projectPictures, projects } from "~/db/schema.server";
import { releasePublishedFiles, storePublishedFiles } from "~/files/published-files.server";
import { removeReleasedFiles } from "~/files/release-files.server";
import type { StoredFile } from "~/files/stored-files.server";
import type { Translations } from "~/messages/languages";
import { preparePicture } from "./prepare-picture.server";
import { maxPictures, type ShownPicture, storedNamesOf } from "./project";
import { changeProject, recordProjectChange } from "./projects.server";
import { picturesOf } from "./published-projects.server";

interface NewPicture {
  /** The caller discards the upload. */
  upload: Pick<StoredFile, "storedName" | "sha256">;
  alt: string;
  /** The id of a form that may be repeated. A repeat does not add the picture again. */
  formId?: string;
}

/**
 * Appends a picture to a project. The same file again changes nothing. Throws `SessionEndedError`, `StorageFullError` or
 * `StorageUnavailableError`.
 */
export async function addPicture(projectId: string, { upload, alt, formId }: NewPicture, session: Session) {
  const prepared = await preparePicture(upload);
  if (prepared.result !== "done") return prepared;
  const { picture, files } = prepared;
  return storePublishedFiles(files, (insertRows) =>
    changeProject(projectId, session, async (transaction, { title }) => {
      const request = { action: "project-changed", session, formId } as const;
      const content = { projectId, sha256: upload.sha256, alt };
      const { earlier, ofForm } = await recognizeEntry(transaction, request, content);
      if (earlier) return { result: "done" as const };
      const pictures = await readPictures(transaction, projectId);
      const [duplicate] = await transaction
        .select({ id: projectPictures.id })
        .from(projectPictures)
        .where(
          and(eq(projectPictures.projectId, projectId), eq(projectPictures.sourceSha256, upload.sha256)),
        );
      if (duplicate) return { result: "done" as const };
      if (pictures.length >= maxPictures) return { result: "full" as const };
      await insertRows(transaction);
      await transaction.insert(projectPictures).values({
        ...picture,
        projectId,
        alt,
        sourceSha256: upload.sha256,
        position: pictures.length,
      });
      await recordProjectChange(transaction, "project-changed", session, title, ofForm);
      return { result: "done" as const };
    }),
  );
}

/** Saves a picture's description. Missing translations stay unchanged. */
export function describePicture(
  projectId: string,
  { picture, alt, altTranslations }: { picture: string; alt: string; altTranslations?: Translations },
  session: Session,
) {
  return changeProject(projectId, session, async (transaction, { title }) => {
    const isOne = and(eq(projectPictures.id, picture), eq(projectPictures.projectId, projectId));
    const [stored] = await transaction.select().from(projectPictures).where(isOne);
    const described = { alt, altTranslations: altTranslations ?? stored?.altTranslations };
    if (!stored || isDeepStrictEqual({ ...stored, ...described }, stored)) return { result: "done" as const };
    await transaction.update(projectPictures).set(described).where(isOne);
    await recordProjectChange(transaction, "project-changed", session, title);
    return { result: "done" as const };
  });
}

export function putPictureFirst(projectId: string, picture: string, session: Session) {
  return changeProject(projectId, session, async (transaction, { title }) => {
    const pictures = await readPictures(transaction, projectId);
    const first = pictures.filter(({ id }) => id === picture);
    if (pictures[0]?.id === picture) return { result: "done" as const };
    await storeOrder(transaction, [...first, ...pictures.filter(({ id }) => id !== picture)]);
    await recordProjectChange(transaction, "project-changed", session, title);
    return { result: "done" as const };
  });
}

/** Removes a picture, but not the last one of a published project. */
export async function removePicture(projectId: string, picture: string, session: Session) {
  const outcome = await changeProject(projectId, session, async (transaction, { title, status }) => {
    const pictures = await readPictures(transaction, projectId);
    const removed = pictures.filter(({ id }) => id === picture);
    if (removed.length === 0) return { result: "done" as const };
    if (status === "published" && pictures.length === 1) return { result: "no-pictures" as const };
    await transaction.delete(projectPictures).where(eq(projectPictures.id, picture));
    await releasePublishedFiles(transaction, removed.flatMap(storedNamesOf));
    await storeOrder(
      transaction,
      pictures.filter(({ id }) => id !== picture),
    );
    await recordProjectChange(transaction, "project-changed", session, title);
    return { result: "done" as const };
  });
  await removeReleasedFiles();
  return outcome;
}

/** Removes an unpublished project with its pictures. */
export async function removeProject(projectId: string, session: Session) {
  const outcome = await changeProject(projectId, session, async (transaction, project) => {
    if (project.status === "published") return { result: "published" as const };
    const pictures = await readPictures(transaction, projectId);
    await releasePublishedFiles(transaction, pictures.flatMap(storedNamesOf));
    await transaction.delete(projects).where(eq(projects.id, projectId));
    await recordProjectChange(transaction, "project-removed", session, project.title);
    return { result: "done" as const };
  });
  await removeReleasedFiles();
  return outcome;
}

async function readPictures(transaction: Database, projectId: string): Promise<ShownPicture[]> {
  return (await picturesOf(transaction, [projectId])).get(projectId) ?? [];
}

async function storeOrder(transaction: Database, pictures: readonly { id: string }[]): Promise<void> {
  for (const [position, { id }] of pictures.entries())
    await transaction.update(projectPictures).set({ position }).where(eq(projectPictures.id, id));
}
