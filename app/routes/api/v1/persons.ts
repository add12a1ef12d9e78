import { refusalResponse } from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import { sayFile } from "~/forms/refusals/file";
import { MailUnderWayError } from "~/mail/remove-mails.server";
import * as text from "~/messages/api";
import { erasePerson } from "~/persons/erase-person.server";
import { sendPerson } from "~/persons/send-person.server";
import { requestContext } from "~/process/current-request.server";
import { problem } from "~/server/json-response.server";
import { confirmRemovals, readRemovals } from "~/tasks/removals.server";

const removalRefusals = { "clock-moved": { api: () => ({ message: text.clockMoved }) } };

export const personCalls = {
  "api:v1-erasures": {
    POST: async ({ body: { person: key, mode }, session }) => {
      try {
        const { isUnfinished } = await erasePerson({ key, mode, session });
        return { message: isUnfinished ? text.partlyErased : text.erased, isUnfinished };
      } catch (error) {
        if (!(error instanceof MailUnderWayError)) throw error;
        return problem(409, text.mailUnderWay, { more: { code: "mail-under-way" } });
      }
    },
  },
  "api:v1-person-exports": {
    POST: ({ body: { person }, session }) =>
      sendPerson(person, session, { connection: requestContext(), sayFile }),
  },
  "api:v1-removals": {
    GET: async () => {
      const { reason, now, horizon, due } = await readRemovals();
      return { reason, now: now.toISOString(), horizon: horizon.toISOString(), due };
    },
    POST: async ({ body: { shownAt }, session }) => {
      const outcome = await confirmRemovals(shownAt, session);
      if (outcome.result !== "done") return refusalResponse(removalRefusals, outcome);
      return { message: text.removalsConfirmed };
    },
  },
} satisfies ApiCalls;
