import { isFromStaff } from "~/api/authorize.server";
import { resource } from "~/api/resource.server";
import { trapField } from "~/booking/fields";
import { countSubmit } from "~/booking/form/form-limits.server";
import { findSubmittedAnswers, submitAnswers } from "~/booking/form/submit.server";
import { bookingSaved } from "~/messages/api";
import { policies } from "~/policies";
import { env } from "~/process/env.server";
import { clientAddress } from "~/server/request-context.server";

export const loader = resource("routes/api/booking-create", {
  POST: async ({ request, headers, body: { [trapField]: trap, language, ...answers } }) => {
    const sender = { key: headers["Idempotency-Key"], address: clientAddress(), language };
    const submit = async () => {
      if (await isFromStaff(request, policies["routes/api/booking-create"], "POST"))
        return submitAnswers(answers, sender);
      // A repeated request counts against nothing.
      const known = await findSubmittedAnswers(answers, sender.key);
      if (known) return known;
      const suspicion = { isTrapped: isFilledIn(trap), minSeconds: env().MIN_FORM_SECONDS };
      return countSubmit(sender.address, () => submitAnswers(answers, { ...sender, ...suspicion }));
    };
    const { id, reference } = await submit();
    return { bookingId: id, reference, message: bookingSaved };
  },
});

/** Whether a program has filled in a field that has no use. */
function isFilledIn(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

export const action = loader;
