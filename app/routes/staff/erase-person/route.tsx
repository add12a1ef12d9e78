import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formMeta } from "~/back-office/page-title";
import { changeForm } from "~/forms/define-form.server";
import { redirectWithFlash } from "~/forms/flash.server";
import type { ShownForm } from "~/forms/form-outcome.server";
import { toFormPage } from "~/forms/form-page.server";
import { handleForm, showsRefusedForm } from "~/forms/handle-form.server";
import { useForm } from "~/forms/use-form";
import { guard, requireRecentVerification } from "~/guard.server";
import { formatCount } from "~/lib/format-count";
import { MailUnderWayError } from "~/mail/remove-mails.server";
import * as text from "~/messages/persons";
import * as uiText from "~/messages/ui";
import { paths } from "~/paths";
import { type ErasedPerson, erasePerson } from "~/persons/erase-person.server";
import { countPerson } from "~/persons/find-person.server";
import { openPerson } from "~/persons/person-token.server";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { FormMessages } from "~/ui/form-messages";
import { PageMessages } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { RadioCards } from "~/ui/radio-cards";
import { SubmitButton } from "~/ui/submit-button";

export const meta = formMeta(text.eraseTitle);

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/erase-person", request);
  await requireRecentVerification(request, session, "request-erased");
  const token = new URL(request.url).searchParams.get("person") ?? "";
  const key = openPerson(token);
  if (!key) throw redirect(paths.people({ person: token }));
  const counts = await countPerson(key);
  const isEmpty = Object.values(counts).every((count) => count === 0);
  if (isEmpty && !showsRefusedForm(request))
    throw await redirectWithFlash(request, paths.people({ person: token }), {
      tone: "info",
      title: text.nothingLeft,
    });
  return toFormPage(request, { token, counts });
}

const modes = ["erase", "anonymize"] as const;
const schema = z.object({ mode: z.enum(modes, text.choiceMissing) });

/** Erases the person of the address as the form says, and redirects to what is left: nothing, unless there was too much for one go. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/erase-person", request);
  const token = new URL(request.url).searchParams.get("person") ?? "";
  const address = paths.people({ person: token });
  return handleForm(
    request,
    changeForm({
      schema,
      change: async ({ mode }) => {
        const key = openPerson(token);
        return key && erasePerson({ key, mode, session });
      },
      done: toFlash,
      // The link of the search has expired: its page asks to search again.
      refusals: { missing: { page: () => redirect(address) } },
      explain,
    }),
    address,
  );
}

export default function ErasePerson() {
  const { token, counts, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const form = useForm(result, { fields: { mode: "" } });
  const names = Object.keys(text.groups) as (keyof typeof counts)[];
  return (
    <div className="max-w-[52rem]">
      <h1 className="mb-6">{text.question}</h1>
      <PageMessages messages={undefined} flash={flash} />
      <Form method="post" noValidate {...form.props} className="grid gap-6">
        <FormMessages {...form.messages} />
        <Panel title={text.affected}>
          <DescriptionList
            items={names
              .filter((name) => counts[name] > 0)
              .map((name) => ({ term: text.groups[name], value: formatCount(counts[name]) }))}
          />
        </Panel>
        <RadioCards
          {...form.choice("mode", modes[0])}
          legend={text.choice}
          columns={2}
          options={modes.map((mode) => ({
            value: mode,
            label: text.choices[mode].label,
            description: text.choices[mode].text,
          }))}
        />
        <ul className="list-disc space-y-2 ps-5">
          {text.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to={paths.people({ person: token })}>{uiText.cancel}</ButtonLink>
          <SubmitButton variant="danger-filled">{text.confirm}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

function toFlash({ isUnfinished, requests, drafts, files, mails, savedSearches }: ErasedPerson) {
  if (isUnfinished) return { tone: "warn", title: text.moreLeft, advice: text.moreLeftAdvice } as const;
  const records = drafts + files + mails + savedSearches;
  const advice = requests > 0 ? text.erasedRequests(requests) : text.erasedRecords(records);
  return { tone: "ok", title: text.erased, advice } as const;
}

function explain(error: unknown): ShownForm | undefined {
  if (!(error instanceof MailUnderWayError)) return undefined;
  return { status: 409, messages: [text.mailUnderWay, text.mailUnderWayAdvice] };
}
