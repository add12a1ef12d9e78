import { toFormId } from "~/api/answer-change.server";
import { answerPictures, receivePicture } from "~/api/answer-pictures.server";
import { resource } from "~/api/resource.server";

export const loader = resource("routes/api/v1-pictures", {
  GET: ({ params: { id } }) => answerPictures(id),
  POST: ({ request, params: { id }, headers, session }) =>
    receivePicture(request, { projectId: id, formId: toFormId(headers) }, session),
});

export const action = loader;
