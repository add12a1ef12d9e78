import { getFormProps } from "@conform-to/react";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formMeta } from "~/back-office/page-title";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { readPost, readValues } from "~/forms/form-post.server";
import type { FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import * as text from "~/messages/persons";
import { paths } from "~/paths";
import { findPerson } from "~/persons/find-person.server";
import { maxTypedKeyLength, personField } from "~/persons/person-key";
import { openPerson, sealPerson } from "~/persons/person-token.server";
import { Banner } from "~/ui/banner";
import { FormMessages } from "~/ui/form-messages";
import { PageMessages } from "~/ui/page-messages";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { PersonFound } from "./person-found";
import { toPersonView } from "./to-person-view.server";

export const meta = formMeta(text.title);

const schema = z.object({ person: personField });

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/people", request);
  const token = new URL(request.url).searchParams.get("person");
  const key = openPerson(token);
  return toFormPage(request, {
    token: token ?? "",
    isUnknown: token !== null && key === null,
    person: key && (await toPersonView(key, await findPerson(key))),
  });
}

/** Redirects to a URL without readable personal data: the input is posted, and the URL contains it encrypted. */
export const action = formAction(async ({ request }) => {
  await guard("routes/staff/people", request);
  const post = await readPost(request);
  const { person } = readValues(post, schema);
  return redirect(paths.people({ person: sealPerson(person) }));
});

export default function People() {
  const { flash, token, isUnknown, person } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <>
      <h1 className="mb-3">{text.title}</h1>
      <p className="mb-6 max-w-read text-muted">{text.lead}</p>
      <PageMessages messages={undefined} flash={flash} />
      {isUnknown && !result && (
        <div className="mb-6">
          <Banner tone="warn" title={text.searchAgain}>
            <p>{text.searchAgainAdvice}</p>
          </Banner>
        </div>
      )}
      <SearchForm result={result} />
      {person && <PersonFound person={person} token={token} />}
    </>
  );
}

function SearchForm({ result }: { result: FormResult | undefined }) {
  const [form, fields] = useForm({
    id: "find",
    lastResult: result,
    defaultValue: { person: "" },
  });
  return (
    <Form method="post" action={paths.people()} {...getFormProps(form)} className="grid max-w-136 gap-4">
      <FormMessages form={form} />
      <TextField
        field={fields.person}
        label={text.searchLabel}
        hint={text.searchHint}
        maxLength={maxTypedKeyLength}
        autoComplete="off"
        required
      />
      <SubmitButton variant="primary" size="sm" className="justify-self-start">
        {text.search}
      </SubmitButton>
    </Form>
  );
}
