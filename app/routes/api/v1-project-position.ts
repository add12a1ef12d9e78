import { toProjectJson } from "~/api/answer-project.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { unknownProject } from "~/messages/api";
import { findProject, listProjects, moveProject } from "~/projects/projects.server";

export const loader = resource("routes/api/v1-project-position", {
  PUT: async ({ params: { id }, body: { before }, session }) => {
    if (!(await findProject(id))) return problem(404, unknownProject);
    await moveProject(id, before, session);
    return { items: (await listProjects()).map(toProjectJson) };
  },
});

export const action = loader;
