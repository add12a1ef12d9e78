import * as text from "~/messages/api";
import { findProject, type Project, type ProjectOutcome } from "~/projects/projects.server";
import { toEtag } from "./answer-change.server";
import { problem, success } from "./json.server";

/** Serializes a project for the API. */
export function toProjectJson(project: Project) {
  const { id, slug, title, place, service, text, link, status, bookingId } = project;
  const { consentAt, translations, createdAt } = project;
  return {
    ...{ id, slug, title, place, service, text, link, status, bookingId },
    hasConsent: consentAt !== null,
    translations: { title: translations.title ?? {}, text: translations.text ?? {} },
    createdAt: createdAt.toISOString(),
  };
}

/** Answers with a project. */
export async function answerProject(id: string, status: 200 | 201 = 200): Promise<Response> {
  const project = await findProject(id);
  if (!project) return problem(404, text.unknownProject);
  return success(status, toProjectJson(project), { ETag: toEtag(project.version) });
}

/** Answers a change of a project: with the project, or why it was refused. */
export async function answerProjectChange(id: string, outcome: ProjectOutcome): Promise<Response> {
  if (!outcome) return problem(404, text.unknownProject);
  const { result } = outcome;
  if (result === "done") return answerProject(id);
  if (result === "changed") return problem(412, text.projectChanged, { more: { code: result } });
  return refuseProject(result);
}

/** Says why the state of a project, or of its booking, does not allow a change. */
export function refuseProject(code: keyof typeof text.projectRefusals): Response {
  return problem(409, text.projectRefusals[code], { more: { code } });
}
