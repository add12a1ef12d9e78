import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AccountPage } from "~/back-office/account-page";
import { describeQuery } from "~/booking/list/describe-filter";
import { listOwners } from "~/booking/list/owners.server";
import { savedSearchNameSchema } from "~/booking/list/saved-search";
import {
  listSavedSearches,
  removeSavedSearch,
  renameSavedSearch,
} from "~/booking/list/saved-searches.server";
import { type FlashInput, redirectWithFlash } from "~/forms/flash.server";
import { toFormPage } from "~/forms/form-page.server";
import { messagesOf, resultOf } from "~/forms/form-result";
import { handleForms, toHandler } from "~/forms/handle-form.server";
import { guard } from "~/guard.server";
import { idField } from "~/lib/text-fields";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";
import { titleOf } from "~/settings/company";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { MessageBanner } from "~/ui/page-messages";
import { SavedSearchItem } from "./saved-search-item";

export const meta: MetaFunction = () => [{ title: titleOf(text.saveLists) }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/account-savelists", request);
  const [saved, { names }] = await Promise.all([listSavedSearches(staff), listOwners(staff)]);
  const searches = saved.map(({ id, name, query }) => ({
    id,
    name,
    address: query ? `${paths.bookings()}?${query}` : paths.bookings(),
    description: describeQuery(query, names),
  }));
  return toFormPage(request, { searches });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/account-savelists", request);
  const finish = (said: FlashInput) => redirectWithFlash(request, paths.accountSavedLists(), said);
  const rename = toHandler({
    schema: z.object({ id: idField, name: savedSearchNameSchema }),
    act: async ({ id, name }) => {
      const { result } = await renameSavedSearch(session, id, name);
      if (result === "name-taken") return { status: 400, errors: { name: [text.nameTaken(name)] } };
      return result === "renamed"
        ? finish(text.searchRenamed)
        : finish({ tone: "warn", title: text.searchAlreadyRemoved });
    },
  });
  const remove = toHandler({
    schema: z.object({ id: idField }),
    act: async (search) => {
      await removeSavedSearch(session, search.id);
      return finish(text.searchRemoved);
    },
  });
  return handleForms(request, { rename, remove });
}

export default function SaveLists() {
  const { searches, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <AccountPage title={text.saveLists} flash={result ? null : flash} className="max-w-read">
      <MessageBanner messages={messagesOf(result)} />
      {searches.length > 0 ? (
        <ul className="border border-line bg-raised">
          {searches.map((search) => (
            <SavedSearchItem
              // A rename remounts the item, which closes its form.
              key={`${search.id} ${search.name}`}
              {...search}
              refused={resultOf(result, { intent: "rename", id: search.id })}
            />
          ))}
        </ul>
      ) : (
        <div className="border border-line bg-raised">
          <EmptyState title={text.noSavedLists}>
            <p>{text.howToSave}</p>
            <ButtonLink to={paths.bookings()} size="sm">
              {text.goToBookings}
            </ButtonLink>
          </EmptyState>
        </div>
      )}
    </AccountPage>
  );
}
