import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { projectPictures, projects } from "~/db/schema.server";
import { inCurrentLanguage } from "~/messages/in-current-language";
import { defaultLocale, type Translations } from "~/messages/languages";
import { projectsWithSettings } from "~/settings/settings.server";
import { maxPictures, maxProjects, type ShownPicture, type PublishedProject } from "./project";

/**
 * Returns the published projects, newest first, from this process's memory, so public pages need no database. They include this process's
 * changes at once, and other processes' changes when the settings are reloaded.
 */
export function publishedProjects(): readonly PublishedProject[] {
  // The cast is safe, because `readPublished` is the only source of these projects.
  return (projectsWithSettings() as readonly StoredProject[]).map(toPublished);
}

type StoredProject = Awaited<ReturnType<typeof readPublished>>[number];

function toPublished({ title, text, translations, pictures, ...project }: StoredProject): PublishedProject {
  return {
    ...project,
    title: inCurrentLanguage({ [defaultLocale]: title, ...translations.title }),
    text: inCurrentLanguage({ [defaultLocale]: text, ...translations.text }),
    pictures: pictures.map(({ alt, altTranslations, ...picture }) => {
      const shown = inCurrentLanguage({ [defaultLocale]: alt, ...altTranslations });
      return { ...picture, alt: shown.text, lang: shown.lang };
    }),
  };
}

export async function readPublished(database: Database) {
  const rows = await database
    .select({
      id: projects.id,
      slug: projects.slug,
      title: projects.title,
      place: projects.place,
      service: projects.service,
      text: projects.text,
      translations: projects.translations,
      link: projects.link,
    })
    .from(projects)
    .where(eq(projects.status, "published"))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(maxProjects);
  const pictures = await picturesOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    service: row.service as PublishedProject["service"],
    pictures: pictures.get(row.id) ?? [],
  }));
}

type StoredPicture = Omit<ShownPicture, "lang"> & { altTranslations: Translations };

/** Returns the pictures in their order, by the id of the project. */
export async function picturesOf(
  database: Database,
  projectIds: readonly string[],
): Promise<Map<string, StoredPicture[]>> {
  const found = new Map<string, StoredPicture[]>();
  if (projectIds.length === 0) return found;
  const rows = await database
    .select()
    .from(projectPictures)
    .where(inArray(projectPictures.projectId, projectIds))
    .orderBy(asc(projectPictures.position), asc(projectPictures.id))
    .limit(maxProjects * maxPictures);
  for (const { id, projectId, alt, altTranslations, widths, height } of rows)
    found.set(projectId, [...(found.get(projectId) ?? []), { id, alt, altTranslations, widths, height }]);
  return found;
}
