import { z } from "zod";
import type { Session } from "~/access/session";
import { type ListQuery, toListParams } from "~/booking/list/filter";
import { savedSearchLimit, savedSearchNameSchema, savedSearchSchema } from "~/booking/list/saved-search";
import { saveSearch } from "~/booking/list/saved-searches.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { toHandler } from "~/forms/handle-form.server";
import * as text from "~/messages/saved-searches";
import { paths } from "~/paths";

/** The form that saves the current search under a name. */
export function saveSearchForm(request: Request, session: Session, list: ListQuery) {
  const address = paths.bookings({ ...toListParams(list), page: list.page });
  const query = new URLSearchParams(new URL(address, "http://localhost").search).toString();
  return toHandler({
    schema: z.object({ name: savedSearchNameSchema }),
    act: async ({ name }) => {
      const { data: search, error } = savedSearchSchema.safeParse({ name, query });
      if (error) return { status: 400, errors: { name: error.issues.map(({ message }) => message) } };
      const { result } = await saveSearch(session, search);
      if (result === "too-many")
        return { status: 409, errors: { name: [text.limitReached(savedSearchLimit)] } };
      return redirectWithFlash(request, address, {
        tone: "ok",
        title: text.saved(search.name),
        link: { to: paths.accountSavedLists(), label: text.seeSaved },
      });
    },
  });
}
