import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Session } from "~/access/session";
import type { Reply } from "~/forms/explain-error.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { handleForm } from "~/forms/handle-form.server";
import { MailUnderWayError } from "~/mail/remove-mails.server";
import * as text from "~/messages/persons";
import { paths } from "~/paths";
import { type ErasedPerson, erasePerson } from "~/persons/erase-person.server";
import { openPerson } from "~/persons/person-token.server";

const schema = z.object({ mode: z.enum(["erase", "anonymize"], text.choiceMissing) });

/** Erases the person of the address as the form says, and redirects to what is left: nothing, unless there was too much for one go. */
export function handleErasure(request: Request, session: Session) {
  const token = new URL(request.url).searchParams.get("person") ?? "";
  const address = paths.people({ person: token });
  return handleForm(request, {
    schema,
    act: async ({ mode }) => {
      const key = openPerson(token);
      if (!key) return redirect(address);
      return redirectWithFlash(request, address, toFlash(await erasePerson({ key, mode, session })));
    },
    explain,
  });
}

function toFlash({ isUnfinished, requests, drafts, files, mails, savedSearches }: ErasedPerson) {
  if (isUnfinished) return { tone: "warn", title: text.moreLeft, advice: text.moreLeftAdvice } as const;
  const records = drafts + files + mails + savedSearches;
  const advice = requests > 0 ? text.erasedRequests(requests) : text.erasedRecords(records);
  return { tone: "ok", title: text.erased, advice } as const;
}

function explain(error: unknown): Reply | undefined {
  if (!(error instanceof MailUnderWayError)) return undefined;
  return { status: 409, messages: [text.mailUnderWay, text.mailUnderWayAdvice] };
}
