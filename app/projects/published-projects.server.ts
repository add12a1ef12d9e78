import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { projectPictures, projects } from "~/db/schema.server";
import { company, setCompany } from "~/settings/company";
import { readWithSettings } from "~/settings/settings.server";
import { maxPictures, maxProjects, type ProjectPicture, type PublishedProject } from "./project";

// On `globalThis`, because the dev server evaluates this module again after an edit.
const holder = globalThis as typeof globalThis & { datumProjects?: readonly PublishedProject[] };

/**
 * Returns the published projects in their order, as this process knows them: its own changes at once, those of other processes as soon
 * as changed settings. In memory, so that public pages need no database.
 */
export function publishedProjects(): readonly PublishedProject[] {
  return holder.datumProjects ?? [];
}

/** Keeps the published projects of this process up to date from the next reading of the settings. */
export function keepPublishedProjects(): void {
  readWithSettings(async (database) => {
    const published = await readPublished(database);
    return () => {
      holder.datumProjects = published;
      setCompany({ ...company(), hasProjects: published.length > 0 });
    };
  });
}

async function readPublished(database: Database): Promise<PublishedProject[]> {
  const rows = await database
    .select({
      id: projects.id,
      slug: projects.slug,
      title: projects.title,
      place: projects.place,
      service: projects.service,
      text: projects.text,
      link: projects.link,
    })
    .from(projects)
    .where(eq(projects.status, "published"))
    .orderBy(asc(projects.position), asc(projects.id))
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

/** Returns the pictures of projects in their order, by the id of the project. */
export async function picturesOf(
  database: Database,
  projectIds: readonly string[],
): Promise<Map<string, ProjectPicture[]>> {
  const found = new Map<string, ProjectPicture[]>();
  if (projectIds.length === 0) return found;
  const rows = await database
    .select()
    .from(projectPictures)
    .where(inArray(projectPictures.projectId, projectIds))
    .orderBy(asc(projectPictures.position), asc(projectPictures.id))
    .limit(maxProjects * maxPictures);
  for (const { id, projectId, alt, widths, height } of rows)
    found.set(projectId, [...(found.get(projectId) ?? []), { id, alt, widths, height }]);
  return found;
}
