import type { Session } from "~/access/session";
import { answerRefusal, toFormId } from "~/api/answer-change.server";
import { problem, success } from "~/api/json.server";
import type { ApiCalls } from "~/api/resource.server";
import { discardUploads } from "~/files/release-files.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { pictureRefusals, projectRefusals } from "~/forms/refusals/project.server";
import { retryAfter as waitFor } from "~/lib/response-headers";
import * as text from "~/messages/api";
import { addPicture, describePicture, putPictureFirst, removePicture } from "~/projects/pictures.server";
import { altSchema } from "~/projects/project";
import { findProject } from "~/projects/projects.server";
import { clientAddress, requestContext } from "~/server/request-context.server";

export const pictureCalls = {
  "api:v1-pictures": {
    GET: ({ params: { id } }) => answerPictures(id),
    POST: ({ request, params: { id }, headers, session }) =>
      receivePicture(request, { projectId: id, formId: toFormId(headers) }, session),
  },
  "api:v1-picture": {
    PUT: async ({ params: { id, pictureId }, body: { isFirst, ...described }, session }) => {
      const outcome = await describePicture(id, { picture: pictureId, ...described }, session);
      if (outcome?.result !== "done" || !isFirst) return answerPictureChange(id, outcome);
      return answerPictureChange(id, await putPictureFirst(id, pictureId, session));
    },
    DELETE: async ({ params: { id, pictureId }, session }) =>
      answerPictureChange(id, await removePicture(id, pictureId, session)),
  },
} satisfies ApiCalls;

/** Answers with the pictures of a project. */
async function answerPictures(projectId: string, status: 200 | 201 = 200): Promise<Response> {
  const project = await findProject(projectId);
  if (!project) return problem(404, text.unknownProject);
  const items = project.pictures.map(({ id, alt, altTranslations, widths, height }) => ({
    ...{ id, alt, altTranslations, widths, height },
  }));
  return success(status, { items });
}

/** Answers a change of a picture: with the pictures of the project, or why it was refused. */
async function answerPictureChange(
  projectId: string,
  outcome: Awaited<ReturnType<typeof describePicture | typeof removePicture>>,
): Promise<Response> {
  return outcome && outcome.result !== "done"
    ? answerRefusal(projectRefusals, outcome)
    : answerPictures(projectId);
}

/**
 * Receives a form with a new picture, with the checks and limits of every upload, and adds it to the project. The file as it was sent is
 * removed at once.
 */
async function receivePicture(
  request: Request,
  { projectId, formId }: { projectId: string; formId: string },
  session: Session,
): Promise<Response> {
  const typed = { alt: "" };
  const { stored, refused, retryAfter } = await receiveFiles(request, {
    draft: null,
    maxFiles: 1,
    address: clientAddress(),
    connection: requestContext(),
    onField: (name, value) => {
      if (name === "alt") typed.alt = value;
    },
  });
  try {
    const [upload] = stored;
    const [refusal] = refused;
    if (refusal)
      return problem(refusal.status, refusal.message, {
        errors: { file: [refusal.message] },
        headers: waitFor(retryAfter),
      });
    const alt = altSchema.safeParse(typed.alt);
    if (!upload || !alt.success)
      return problem(422, text.invalid, {
        errors: {
          ...(!upload && { file: [text.noPicture] }),
          ...(!alt.success && { alt: alt.error.issues.map(({ message }) => message) }),
        },
      });
    const outcome = await addPicture(projectId, { upload, alt: alt.data, formId }, session);
    if (!outcome) return problem(404, text.unknownProject);
    if (outcome.result !== "done") return answerRefusal(pictureRefusals, outcome);
    return await answerPictures(projectId, 201);
  } finally {
    await discardUploads(stored);
  }
}
