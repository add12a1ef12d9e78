import { answerPictures, receivePicture } from "~/api/answer-pictures.server";
import { resource } from "~/api/resource.server";

const pictures = resource("routes/api/v1-pictures", {
  GET: ({ params: { id } }) => answerPictures(id),
  POST: ({ request, params: { id }, session }) => receivePicture(request, id, session),
});

export const loader = pictures.loader;
export const action = pictures.action;
