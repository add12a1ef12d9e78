import { data, redirect } from "@remix-run/node";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import type { ErasureMode } from "~/booking/erase/erase-bookings.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { type FormRefusal, readFormOrRefusal, toServerErrorRefusal } from "~/forms/handle-form.server";
import { redirectIfSessionEnded } from "~/guard.server";
import { MailUnderWayError } from "~/mail/remove-mails.server";
import * as text from "~/messages/persons";
import { paths } from "~/paths";
import { erasePerson } from "~/persons/erase-person.server";
import { openPerson } from "~/persons/person-token.server";
import type { Session } from "~/staff/sessions/sessions.server";

/** Erases the person of the address as the form says, and redirects to what is left: nothing, unless there was too much for one go. */
export async function handleErasure(request: Request, session: Session) {
  const form = await readFormOrRefusal(request);
  if (!(form instanceof URLSearchParams)) return refuse(form);
  const token = new URL(request.url).searchParams.get("person") ?? "";
  const key = openPerson(token);
  if (!key) return redirect(paths.people({ person: token }));
  const mode = readMode(form.get("mode"));
  if (!mode) return refuse({ status: 400 }, [text.choiceMissing]);
  try {
    const erased = await redirectIfSessionEnded(request, () => erasePerson({ key, mode, session }));
    if (erased.isUnfinished)
      return await redirectWithFlash(request, paths.people({ person: token }), {
        tone: "warn",
        title: text.moreLeft,
        advice: text.moreLeftAdvice,
      });
    const { requests, drafts, files, mails, savedSearches } = erased;
    return await redirectWithFlash(request, paths.people({ person: token }), {
      tone: "ok",
      title: text.erased,
      advice:
        requests > 0
          ? text.erasedRequests(requests)
          : text.erasedRecords(drafts + files + mails + savedSearches),
    });
  } catch (error) {
    if (error instanceof MailUnderWayError)
      return refuse({ status: 409, messages: [text.mailUnderWay, text.mailUnderWayAdvice] });
    return refuse(explainRefusal(error) ?? toServerErrorRefusal(error));
  }
}

function readMode(value: string | null): ErasureMode | null {
  return value === "erase" || value === "anonymize" ? value : null;
}

function refuse({ status, headers, messages = [] }: FormRefusal, errors: string[] = []) {
  return data({ messages, errors }, { status, headers });
}
