import { readEtag } from "~/api/answer-change.server";
import { answerProject, answerProjectChange } from "~/api/answer-project.server";
import { resource } from "~/api/resource.server";
import { projectRemoved } from "~/messages/api";
import { removeProject } from "~/projects/pictures.server";
import { saveProject } from "~/projects/projects.server";

export const loader = resource("routes/api/v1-project", {
  GET: ({ params: { id } }) => answerProject(id),
  PUT: async ({ params: { id }, headers, body: { hasConsent, ...values }, session }) => {
    const version = readEtag(headers);
    return answerProjectChange(id, await saveProject(id, { values, hasConsent, version }, session));
  },
  DELETE: async ({ params: { id }, session }) => {
    const outcome = await removeProject(id, session);
    return !outcome || outcome.result === "done"
      ? { message: projectRemoved }
      : answerProjectChange(id, outcome);
  },
});

export const action = loader;
