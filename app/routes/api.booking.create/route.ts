import { resource } from "~/api/resource.server";
import { countSubmit } from "~/booking/form/submit-limit.server";
import { wakeMailWorker } from "~/mail/wake-worker.server";
import { bookingSaved } from "~/messages/api";
import { clientAddress } from "~/server/client-address.server";
import { submitAnswers } from "~/booking/form/submit.server";

const create = resource("routes/api.booking.create", {
  POST: async ({ headers, body }) => {
    const address = clientAddress();
    const { id, reference, isNew } = await countSubmit(address, () =>
      submitAnswers(body, { key: headers["Idempotency-Key"], address }),
    );
    // Not awaited: a slow mail server must not delay the response.
    if (isNew) wakeMailWorker();
    return { bookingId: id, reference, message: bookingSaved };
  },
});

export const loader = create.loader;
export const action = create.action;
