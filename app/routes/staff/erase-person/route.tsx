import { getFormProps } from "@conform-to/react";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formMeta } from "~/back-office/page-title";
import { formatReference } from "~/booking/reference";
import { formAction } from "~/forms/form-action.server";
import { showsRefusedForm, toFormPage } from "~/forms/form-page.server";
import { readPost, readValues, showForm, redirectOrShow } from "~/forms/form-post.server";
import { useForm } from "~/forms/use-form";
import { guard, requireRecentVerification } from "~/guard.server";
import { formatCount } from "~/lib/format-count";
import { formatPhone } from "~/lib/phone";
import { MailUnderWayError } from "~/mail/remove-mails.server";
import * as text from "~/messages/persons";
import * as uiText from "~/messages/ui";
import { paths } from "~/paths";
import { type ErasedPerson, erasePerson } from "~/persons/erase-person.server";
import { describeErasure } from "~/persons/find-person.server";
import { formatPersonKey, maxTypedKeyLength, parsePersonKey } from "~/persons/person-key";
import { openPerson } from "~/persons/person-token.server";
import type { FormReply } from "~/refusals/refusal.server";
import { redirectWithFlash } from "~/server/flash.server";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { FormMessages } from "~/ui/form-messages";
import { PageMessages } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { RadioCards } from "~/ui/radio-cards";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";

export const meta = formMeta(text.eraseTitle);

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/erase-person", request);
  await requireRecentVerification(request, session, "request-erased");
  const token = new URL(request.url).searchParams.get("person") ?? "";
  const key = openPerson(token);
  if (!key) throw redirect(paths.people({ person: token }));
  const { counts, requests, drafts, confirmation } = await describeErasure(key);
  if (isNothing(counts) && !showsRefusedForm(request))
    throw await redirectWithFlash(request, paths.people({ person: token }), nothingLeft);
  const people = [
    ...requests.map(({ id, reference, fullName, email, phone }) => ({
      id,
      name: fullName,
      contact: [email, formatPhone(phone)].filter(Boolean).join(" · "),
      request: { to: paths.bookingDetails(id), reference: formatReference(reference) },
    })),
    ...drafts.map(({ id, answers: { fullName, email } }) => ({
      id,
      name: typeof fullName === "string" && fullName ? fullName : text.unnamedDraft,
      contact: typeof email === "string" ? email : "",
      request: undefined,
    })),
  ];
  const label = formatPersonKey(key);
  const name = people.find(({ request: sent, name }) => sent && name)?.name ?? label;
  return toFormPage(request, { token, counts, people, name, confirmation: formatPersonKey(confirmation) });
}

const nothingLeft = { tone: "info", title: text.nothingLeft } as const;

function isNothing(counts: Record<string, number>): boolean {
  return Object.values(counts).every((count) => count === 0);
}

const modes = ["erase", "anonymize"] as const;
const schema = z.object({
  mode: z.enum(modes, text.choiceMissing),
  confirmation: z.string().max(maxTypedKeyLength).catch(""),
});

/** Erases the person whom the URL names, and redirects. If one request cannot erase all of the data, the page shows the rest. */
export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/erase-person", request);
  const token = new URL(request.url).searchParams.get("person") ?? "";
  const address = paths.people({ person: token });
  const post = await readPost(request, { to: address });
  const { mode, confirmation: typed } = readValues(post, schema, { explain: explainErasureError });
  const key = openPerson(token);
  // The link of the search has expired; its page asks for a new search.
  if (!key) return redirect(address);
  const { counts, confirmation } = await describeErasure(key);
  // Nothing is left to erase when the post is repeated.
  if (isNothing(counts)) return redirectOrShow(post, nothingLeft);
  if (parsePersonKey(typed)?.value !== confirmation.value) {
    const errors = { confirmation: [text.confirmLabel(formatPersonKey(confirmation))] };
    return showForm(post, { status: 400, errors });
  }
  return redirectOrShow(post, toFlash(await erasePerson({ key, mode, session })));
});

export default function ErasePerson() {
  const { token, counts, people, name, confirmation, flash } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({
    id: "erase",
    lastResult: useActionData<typeof action>(),
    defaultValue: { mode: "", confirmation: "" },
  });
  const names = Object.keys(text.groups) as (keyof typeof counts)[];
  return (
    <div className="max-w-[52rem]">
      <h1 className="mb-6 wrap-anywhere">{text.question(name)}</h1>
      <PageMessages messages={undefined} flash={flash} />
      <Form method="post" {...getFormProps(form)} className="grid gap-6">
        <FormMessages form={form} />
        <Panel title={text.person}>
          <ul className="grid gap-2">
            {people.length === 0 && <li className="wrap-anywhere">{name}</li>}
            {people.map(({ id, request, ...person }) => (
              <li key={id} className="wrap-anywhere">
                {request && (
                  <>
                    <Link to={request.to} className="text-accent-text underline">
                      {request.reference}
                    </Link>
                    {" · "}
                  </>
                )}
                <strong>
                  <bdi>{person.name}</bdi>
                </strong>
                {person.contact && ` · ${person.contact}`}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={text.affected}>
          <DescriptionList
            items={names
              .filter((name) => counts[name] > 0)
              .map((name) => ({ term: text.groups[name], value: formatCount(counts[name]) }))}
          />
        </Panel>
        <RadioCards
          field={fields.mode}
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
        <TextField
          field={fields.confirmation}
          label={text.confirmLabel(confirmation)}
          maxLength={maxTypedKeyLength}
          autoComplete="off"
          required
        />
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

function explainErasureError(error: unknown): FormReply | undefined {
  if (!(error instanceof MailUnderWayError)) return undefined;
  return { status: 409, messages: [text.mailUnderWay, text.mailUnderWayAdvice] };
}
