import { data, redirect } from "@remix-run/node";
import { savedSearchNameSchema } from "~/booking/list/saved-search";
import {
  removeSavedSearch,
  renameSavedSearch,
  SavedSearchNameTakenError,
} from "~/booking/list/saved-searches.server";
import { toServerErrorRefusal, type FormRefusal, readFormOrRefusal } from "~/forms/handle-form.server";
import * as text from "~/messages/saved-searches";
import { redirectWithFlash } from "~/forms/flash.server";
import { paths } from "~/paths";
import { redirectIfSessionEnded } from "~/guard.server";
import type { Session } from "~/staff/sessions/sessions.server";

/** The action data of a rejected change. */
export interface RenameRefusal {
  /** The id of the search whose name was rejected; empty if the request as a whole was. */
  id: string;
  /** The submitted name. */
  name: string;
  message: string;
}

/** Renames or removes a saved search of the signed-in user. */
export async function changeSavedSearches(request: Request, session: Session) {
  const form = await readFormOrRefusal(request);
  if (!(form instanceof URLSearchParams)) return refuse(form);
  const id = form.get("id") ?? "";
  try {
    switch (form.get("intent")) {
      case "rename":
        return await rename(request, session, id, form.get("name") ?? "");
      case "remove":
        await redirectIfSessionEnded(request, () => removeSavedSearch(session, id));
        return await redirectWithFlash(request, paths.accountSavedLists(), {
          tone: "ok",
          title: text.removed,
        });
      default:
        return redirect(paths.accountSavedLists());
    }
  } catch (error) {
    return refuse(toServerErrorRefusal(error));
  }
}

async function rename(request: Request, session: Session, id: string, submittedName: string) {
  const { data: name, error } = savedSearchNameSchema.safeParse(submittedName);
  if (error) return refuseName(id, submittedName, error.issues[0]?.message ?? "");
  try {
    const isRenamed = await redirectIfSessionEnded(request, () => renameSavedSearch(session, id, name));
    return await redirectWithFlash(
      request,
      paths.accountSavedLists(),
      isRenamed ? { tone: "ok", title: text.renamed } : { tone: "warn", title: text.alreadyRemoved },
    );
  } catch (error) {
    if (error instanceof SavedSearchNameTakenError) return refuseName(id, submittedName, error.message);
    throw error;
  }
}

function refuseName(id: string, name: string, message: string) {
  return data<RenameRefusal>({ id, name, message }, { status: 400 });
}

function refuse({ status, headers, messages = [] }: FormRefusal) {
  return data<RenameRefusal>({ id: "", name: "", message: messages.join(" ") }, { status, headers });
}
