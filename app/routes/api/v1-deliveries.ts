import { toFormId } from "~/api/answer-change.server";
import { answerDeliveryChange, toDeliveryJson } from "~/api/answer-delivery.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { startDelivery } from "~/booking/delivery/change-draft.server";
import { deliveriesWithItems } from "~/booking/delivery/find-deliveries.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { unknownBooking } from "~/messages/api";

export const loader = resource("routes/api/v1-deliveries", {
  GET: async ({ params: { id } }) => {
    if (!(await findBooking(id))) return problem(404, unknownBooking);
    return { items: (await deliveriesWithItems(id)).map(toDeliveryJson) };
  },
  POST: async ({ params: { id }, headers, body, session }) => {
    const outcome = await startDelivery({ bookingId: id, session }, body, { formId: toFormId(headers) });
    return answerDeliveryChange(id, outcome, { status: 201 });
  },
});

export const action = loader;
