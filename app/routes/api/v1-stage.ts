import { answerChange, toApiMail, toForm } from "~/api/answer-change.server";
import { resource } from "~/api/resource.server";
import { changeStage, stageMails } from "~/booking/workflow/change-stage.server";
import { startReview, undoReview } from "~/booking/workflow/review.server";

export const loader = resource("routes/api/v1-stage", {
  PUT: async ({ params: { id }, headers, body: { stage: to, visit, ...mail }, session }) => {
    const form = toForm(headers);
    if (to === "new") return answerChange(id, await undoReview(id, { form, session }));
    if (to === "in-review") {
      const review = await startReview(id, { form, session });
      if (review?.result !== "not-allowed") return answerChange(id, review);
    }
    const mailText = toApiMail(mail, stageMails()[to].text);
    return answerChange(id, await changeStage(id, { to, visit, mailText, form, session }));
  },
});

export const action = loader;
