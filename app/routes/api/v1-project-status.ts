import { readEtag } from "~/api/answer-change.server";
import { answerProjectChange } from "~/api/answer-project.server";
import { resource } from "~/api/resource.server";
import { publishProject, withdrawProject } from "~/projects/projects.server";

export const loader = resource("routes/api/v1-project-status", {
  PUT: async ({ params: { id }, headers, body: { status }, session }) => {
    const version = readEtag(headers);
    return answerProjectChange(
      id,
      status === "published"
        ? await publishProject(id, version, session)
        : await withdrawProject(id, session),
    );
  },
});

export const action = loader;
