import { answerPictureChange } from "~/api/answer-pictures.server";
import { resource } from "~/api/resource.server";
import { describePicture, putPictureFirst, removePicture } from "~/projects/pictures.server";

const picture = resource("routes/api/v1-picture", {
  PUT: async ({ params: { id, pictureId }, body: { alt, isFirst }, session }) => {
    const described = await describePicture(id, { picture: pictureId, alt }, session);
    if (described.result !== "saved" || !isFirst) return answerPictureChange(id, described);
    return answerPictureChange(id, await putPictureFirst(id, pictureId, session));
  },
  DELETE: async ({ params: { id, pictureId }, session }) =>
    answerPictureChange(id, await removePicture(id, pictureId, session)),
});

export const loader = picture.loader;
export const action = picture.action;
