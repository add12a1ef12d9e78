import { toFormId } from "~/api/answer-change.server";
import { answerProject, refuseProject, toProjectJson } from "~/api/answer-project.server";
import { resource } from "~/api/resource.server";
import { isDone } from "~/booking/record/find-booking.server";
import { createProject, listProjects } from "~/projects/projects.server";

export const loader = resource("routes/api/v1-projects", {
  GET: async () => ({ items: (await listProjects()).map(toProjectJson) }),
  POST: async ({ headers, body: { hasConsent, bookingId, ...values }, session }) => {
    if (bookingId !== undefined && !(await isDone(bookingId))) return refuseProject("not-done");
    const id = toFormId(headers);
    const project = { id, values, hasConsent, ...(bookingId !== undefined && { bookingId }) };
    const { result } = await createProject(project, session);
    return result === "full" ? refuseProject(result) : answerProject(id, 201);
  },
});

export const action = loader;
