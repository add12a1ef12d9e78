import type { Session } from "~/access/session";
import { refusalResponse, refusedFilesResponse, toFormId } from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { pictureRefusals, projectRefusals } from "~/forms/refusals/project.server";
import * as text from "~/messages/api";
import { addPicture, describePicture, putPictureFirst, removePicture } from "~/projects/pictures.server";
import { altSchema } from "~/projects/project";
import { findProject } from "~/projects/projects.server";
import { problem, success } from "~/server/json-response.server";
import { receiveForm } from "~/server/receive-form.server";

export const pictureCalls = {
  "api:v1-pictures": {
    GET: ({ params: { id } }) => picturesResponse(id),
    POST: ({ request, params: { id }, headers, session }) =>
      receivePicture(request, { projectId: id, formId: toFormId(headers) }, session),
  },
  "api:v1-picture": {
    PUT: async ({ params: { id, pictureId }, body: { isFirst, ...described }, session }) => {
      const outcome = await describePicture(id, { picture: pictureId, ...described }, session);
      if (outcome?.result !== "done" || !isFirst) return pictureChangeResponse(id, outcome);
      return pictureChangeResponse(id, await putPictureFirst(id, pictureId, session));
    },
    DELETE: async ({ params: { id, pictureId }, session }) =>
      pictureChangeResponse(id, await removePicture(id, pictureId, session)),
  },
} satisfies ApiCalls;

/** Responds with the pictures of a project. */
async function picturesResponse(projectId: string, status: 200 | 201 = 200): Promise<Response> {
  const project = await findProject(projectId);
  if (!project) return problem(404, text.unknownProject);
  const items = project.pictures.map(({ id, alt, altTranslations, widths, height }) => ({
    ...{ id, alt, altTranslations, widths, height },
  }));
  return success(status, { items });
}

/** Responds to a change of a picture: with the pictures of the project, or why it was refused. */
async function pictureChangeResponse(
  projectId: string,
  outcome: Awaited<ReturnType<typeof describePicture | typeof removePicture>>,
): Promise<Response> {
  return outcome && outcome.result !== "done"
    ? refusalResponse(projectRefusals, outcome)
    : picturesResponse(projectId);
}

/** Receives a form with a new picture and adds it to the project. */
async function receivePicture(
  request: Request,
  { projectId, formId }: { projectId: string; formId: string },
  session: Session,
): Promise<Response> {
  const fields = new URLSearchParams();
  return receiveForm(request, { maxFiles: 1, fields }, async ({ stored, refused }) => {
    const [upload] = stored;
    const [refusal] = refused;
    if (refusal) return refusedFilesResponse("file", [refusal]);
    const alt = altSchema.safeParse(fields.get("alt") ?? "");
    if (!upload || !alt.success)
      return problem(422, text.invalid, {
        errors: {
          ...(!upload && { file: [text.noPicture] }),
          ...(!alt.success && { alt: alt.error.issues.map(({ message }) => message) }),
        },
      });
    const outcome = await addPicture(projectId, { upload, alt: alt.data, formId }, session);
    if (!outcome) return problem(404, text.unknownProject);
    if (outcome.result !== "done") return refusalResponse(pictureRefusals, outcome);
    return picturesResponse(projectId, 201);
  });
}
