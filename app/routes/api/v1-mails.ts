import { toMailJson } from "~/api/answer-mail.server";
import { resource } from "~/api/resource.server";
import { toCursor } from "~/lib/cursor";
import { defaultLimit, toPage } from "~/lib/to-page";
import { listMails } from "~/mail/list-mails.server";

export const loader = resource("routes/api/v1-mails", {
  GET: async ({ query: { cursor, limit = defaultLimit, ...filter } }) =>
    toPage(await listMails(filter, limit + 1, cursor), limit, { show: toMailJson, toNext: toCursor }),
});

export const action = loader;
