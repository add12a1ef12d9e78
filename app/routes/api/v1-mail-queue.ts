import { toFormId } from "~/api/answer-change.server";
import { resource } from "~/api/resource.server";
import { readMailTrouble } from "~/mail/mail-trouble.server";
import { sendAllFailed, sendAllHeld, tryNow } from "~/mail/send-again.server";

export const loader = resource("routes/api/v1-mail-queue", {
  GET: async () => {
    const { held, stop } = await readMailTrouble();
    return { held, stop: stop && { ...stop, since: stop.since.toISOString() } };
  },
  POST: async ({ headers, body: { action }, session }) => {
    const formId = toFormId(headers);
    if (action === "send-held") return { count: await sendAllHeld(session, formId) };
    if (action === "send-failed") return { count: await sendAllFailed(session, formId) };
    await tryNow(session);
    return { count: 0 };
  },
});

export const action = loader;
