import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { MailUnderWayError } from "~/mail/remove-mails.server";
import * as text from "~/messages/api";
import { erasePerson } from "~/persons/erase-person.server";

export const loader = resource("routes/api/v1-erasures", {
  POST: async ({ body: { person: key, mode }, session }) => {
    try {
      const { isUnfinished } = await erasePerson({ key, mode, session });
      return { message: isUnfinished ? text.partlyErased : text.erased, isUnfinished };
    } catch (error) {
      if (!(error instanceof MailUnderWayError)) throw error;
      return problem(409, text.mailUnderWay, { more: { code: "mail-under-way" } });
    }
  },
});

export const action = loader;
