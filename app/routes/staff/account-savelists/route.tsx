import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { z } from "zod";
import { AccountPage } from "~/back-office/account-page";
import { IntentButton } from "~/back-office/intent-button";
import { titleMeta } from "~/back-office/page-title";
import { describeQuery } from "~/booking/list/describe-filter";
import { savedSearchNameLength, savedSearchNameSchema } from "~/booking/list/saved-search";
import {
  listSavedSearches,
  removeSavedSearch,
  renameSavedSearch,
} from "~/booking/list/saved-searches.server";
import { readOwnerOptions } from "~/booking/owner/owners.server";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { respondToResult, readPost, readValues, redirectOrShow, unknownForm } from "~/forms/form-post.server";
import { type FormResult, messagesOf, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { idField } from "~/lib/text-fields";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { MessageBanner } from "~/ui/page-messages";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";

export const meta = titleMeta(text.saveLists);

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/account-savelists", request);
  const [saved, { names }] = await Promise.all([listSavedSearches(staff), readOwnerOptions(staff)]);
  const searches = saved.map(({ id, name, query }) => ({
    id,
    name,
    address: query ? `${paths.viewBooking()}?${query}` : paths.viewBooking(),
    description: describeQuery(query, names),
  }));
  return toFormPage(request, { searches });
}

const renamed = z.object({ id: idField, name: savedSearchNameSchema });

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/account-savelists", request);
  const post = await readPost(request);
  switch (post.intent) {
    case "rename": {
      const { id, name } = readValues(post, renamed);
      return respondToResult(post, await renameSavedSearch(session, id, name), () => text.searchRenamed, {
        "name-taken": { page: ({ name }) => ({ errors: { name: [text.nameTaken(name)] } }) },
        missing: { page: () => ({ tone: "warn", title: text.searchAlreadyRemoved }) },
      });
    }
    case "remove":
      await removeSavedSearch(session, idField.parse(post.fields.get("id")));
      return redirectOrShow(post, text.searchRemoved);
    default:
      return unknownForm(post);
  }
});

export default function SaveLists() {
  const { searches, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <AccountPage title={text.saveLists} flash={flash} className="max-w-read">
      <MessageBanner messages={messagesOf(result)} />
      {searches.length > 0 ? (
        <ul className="border border-line bg-raised">
          {searches.map((search) => (
            <SavedSearchItem
              // A rename changes the key and so closes the item's form.
              key={`${search.id} ${search.name}`}
              {...search}
              refused={resultOf(result, { intent: "rename", id: search.id })}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title={text.noSavedLists}>
          <p>{text.howToSave}</p>
          <ButtonLink to={paths.viewBooking()} size="sm">
            {text.goToBookings}
          </ButtonLink>
        </EmptyState>
      )}
    </AccountPage>
  );
}

interface SavedSearchItemProps {
  id: string;
  name: string;
  /** The URL of the filtered list. */
  address: string;
  description: string;
  /** The result of this search's form, if it was rejected. */
  refused: FormResult | undefined;
}

function SavedSearchItem({ id, name, address, description, refused }: SavedSearchItemProps) {
  const [form, fields] = useForm({
    id: `rename-${id}`,
    lastResult: refused,
    defaultValue: { name },
  });
  const disclosure = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (refused) disclosure.current?.querySelector<HTMLInputElement>("[name=name]")?.focus();
  }, [refused]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line p-4 last:border-b-0 sm:px-5">
      <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
        <Link
          to={address}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent-text underline underline-offset-[0.25em] hover:decoration-2"
        >
          {name}
        </Link>
        <p className="text-small wrap-anywhere text-muted">{description}</p>
      </div>
      <details
        ref={disclosure}
        open={Boolean(refused)}
        className="flex-1 open:basis-full sm:order-3 sm:basis-full"
      >
        <summary
          aria-label={text.renameList(name)}
          className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent-text underline underline-offset-[0.25em]"
        >
          {text.renameSearch}
        </summary>
        <Form
          method="post"
          action={paths.accountSavelists()}
          {...getFormProps(form)}
          className="mt-2 flex flex-wrap items-end gap-3"
        >
          <input type="hidden" name="id" value={id} />
          <TextField
            field={fields.name}
            label={text.newName}
            required
            maxLength={savedSearchNameLength}
            autoComplete="off"
            className="min-w-0 flex-[1_1_16rem]"
          />
          <SubmitButton intent="rename" sends={{ id }} size="sm">
            {text.saveName}
          </SubmitButton>
        </Form>
      </details>
      <IntentButton
        intent="remove"
        fields={{ id }}
        address={paths.accountSavelists()}
        label={text.removeList(name)}
        variant="danger"
        className="sm:order-2"
      >
        {text.removeSearch}
      </IntentButton>
    </li>
  );
}
