import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Session } from "~/access/session";
import { savedSearchNameSchema } from "~/booking/list/saved-search";
import { removeSavedSearch, renameSavedSearch } from "~/booking/list/saved-searches.server";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import { handleForms, toHandler } from "~/forms/handle-form.server";
import { idField } from "~/forms/id-field";
import * as text from "~/messages/saved-searches";
import { paths } from "~/paths";

/** Renames or removes a saved search of the signed-in user. */
export function changeSavedSearches(request: Request, session: Session) {
  const finish = (flash: Flash) => redirectWithFlash(request, paths.accountSavedLists(), flash);
  const rename = toHandler({
    schema: z.object({ id: idField, name: savedSearchNameSchema }),
    act: async ({ id, name }) => {
      const { result } = await renameSavedSearch(session, id, name);
      if (result === "name-taken") return { status: 400, errors: { name: [text.nameTaken(name)] } };
      return result === "renamed"
        ? finish({ tone: "ok", title: text.renamed })
        : finish({ tone: "warn", title: text.alreadyRemoved });
    },
  });
  const remove = toHandler({
    schema: z.object({ id: idField }),
    act: async (search) => {
      await removeSavedSearch(session, search.id);
      return finish({ tone: "ok", title: text.removed });
    },
  });
  return handleForms(request, { rename, remove }, () => redirect(paths.accountSavedLists()));
}
