import { readEtag, toApiMail, toFormId } from "~/api/answer-change.server";
import { answerDeliveryChange } from "~/api/answer-delivery.server";
import { resource } from "~/api/resource.server";
import { publishDelivery } from "~/booking/delivery/publish-delivery.server";
import { delivered } from "~/messages/mails/visitor";

export const loader = resource("routes/api/v1-publication", {
  POST: async ({ params: { id }, headers, body, session }) => {
    const mailText = toApiMail(body, delivered.text);
    const form = { formId: toFormId(headers) };
    const outcome = await publishDelivery(id, { revision: readEtag(headers), mailText, form, session });
    return answerDeliveryChange(id, outcome);
  },
});

export const action = loader;
