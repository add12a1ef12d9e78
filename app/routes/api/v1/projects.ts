import { refusalResponse, readEtag, toEtag, toFormId } from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { isDone } from "~/booking/record/find-booking.server";
import { type ProjectRefusal, projectRefusals } from "~/forms/refusals/project.server";
import * as text from "~/messages/api";
import { removeProject } from "~/projects/pictures.server";
import {
  createProject,
  findProject,
  listProjects,
  moveProject,
  type Project,
  publishProject,
  saveProject,
  withdrawProject,
} from "~/projects/projects.server";
import { problem, success } from "~/server/json-response.server";

export const projectCalls = {
  "api:v1-projects": {
    GET: async () => ({ items: (await listProjects()).map(toProjectJson) }),
    POST: async ({ headers, body: { hasConsent, bookingId, ...values }, session }) => {
      if (bookingId !== undefined && !(await isDone(bookingId)))
        return refusalResponse(projectRefusals, { result: "not-done" });
      const id = toFormId(headers);
      const project = { id, values, hasConsent, ...(bookingId !== undefined && { bookingId }) };
      const outcome = await createProject(project, session);
      return outcome.result === "done" ? projectResponse(id, 201) : refusalResponse(projectRefusals, outcome);
    },
  },
  "api:v1-project": {
    GET: ({ params: { id } }) => projectResponse(id),
    PUT: async ({ params: { id }, headers, body: { hasConsent, ...values }, session }) => {
      const version = readEtag(headers);
      return projectChangeResponse(id, await saveProject(id, { values, hasConsent, version }, session));
    },
    DELETE: async ({ params: { id }, session }) => {
      const outcome = await removeProject(id, session);
      return !outcome || outcome.result === "done"
        ? { message: text.projectRemoved }
        : projectChangeResponse(id, outcome);
    },
  },
  "api:v1-project-status": {
    PUT: async ({ params: { id }, headers, body: { status }, session }) => {
      const version = readEtag(headers);
      return projectChangeResponse(
        id,
        status === "published"
          ? await publishProject(id, version, session)
          : await withdrawProject(id, session),
      );
    },
  },
  "api:v1-project-position": {
    PUT: async ({ params: { id }, body: { before }, session }) => {
      if (!(await findProject(id))) return problem(404, text.unknownProject);
      await moveProject(id, before, session);
      return { items: (await listProjects()).map(toProjectJson) };
    },
  },
} satisfies ApiCalls;

/** Serializes a project for the API. */
function toProjectJson(project: Project) {
  const { id, slug, title, place, service, text, link, status, bookingId } = project;
  const { consentAt, translations, createdAt } = project;
  return {
    ...{ id, slug, title, place, service, text, link, status, bookingId },
    hasConsent: consentAt !== null,
    translations: { title: translations.title ?? {}, text: translations.text ?? {} },
    createdAt: createdAt.toISOString(),
  };
}

/** Responds with a project. */
async function projectResponse(id: string, status: 200 | 201 = 200): Promise<Response> {
  const project = await findProject(id);
  if (!project) return problem(404, text.unknownProject);
  return success(status, toProjectJson(project), { ETag: toEtag(project.version) });
}

/** Responds to a change of a project: with the project, or why it was refused. */
async function projectChangeResponse(
  id: string,
  outcome: { result: "done" } | ProjectRefusal | null,
): Promise<Response> {
  if (!outcome) return problem(404, text.unknownProject);
  return outcome.result === "done" ? projectResponse(id) : refusalResponse(projectRefusals, outcome);
}
