import { answerPictureChange } from "~/api/answer-pictures.server";
import { resource } from "~/api/resource.server";
import { describePicture, putPictureFirst, removePicture } from "~/projects/pictures.server";

export const loader = resource("routes/api/v1-picture", {
  PUT: async ({ params: { id, pictureId }, body: { isFirst, ...described }, session }) => {
    const outcome = await describePicture(id, { picture: pictureId, ...described }, session);
    if (outcome?.result !== "done" || !isFirst) return answerPictureChange(id, outcome);
    return answerPictureChange(id, await putPictureFirst(id, pictureId, session));
  },
  DELETE: async ({ params: { id, pictureId }, session }) =>
    answerPictureChange(id, await removePicture(id, pictureId, session)),
});

export const action = loader;
