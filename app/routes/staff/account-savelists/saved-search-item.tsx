import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { IntentButton } from "~/back-office/intent-button";
import { savedSearchNameLength } from "~/booking/list/saved-search";
import { errorsOf, type FormResult, typedInto } from "~/forms/form-result";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";

interface SavedSearchItemProps {
  id: string;
  name: string;
  /** The URL of the filtered list. */
  address: string;
  description: string;
  /** The result of the last form, if it was one of this search and was refused. */
  refused: FormResult | undefined;
}

/** A saved search: a link to the filtered list, and forms to rename and remove it. */
export function SavedSearchItem({ id, name, address, description, refused }: SavedSearchItemProps) {
  const isRenaming = useIsSubmitting({ id, intent: "rename" });
  const inputId = `name-${id}`;
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
        open={refused !== undefined}
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
          action={paths.accountSavedLists()}
          className="mt-2 flex flex-wrap items-end gap-3"
        >
          <input type="hidden" name="id" value={id} />
          <TextField
            id={inputId}
            type="text"
            name="name"
            label={text.newName}
            defaultValue={typedInto(refused, "name") ?? name}
            required
            maxLength={savedSearchNameLength}
            errors={errorsOf(refused, "name")}
            autoComplete="off"
            className="min-w-0 flex-[1_1_16rem]"
          />
          <Button type="submit" name="intent" value="rename" size="sm" isLoading={isRenaming}>
            {text.saveName}
          </Button>
        </Form>
      </details>
      <IntentButton
        intent="remove"
        fields={{ id }}
        address={paths.accountSavedLists()}
        label={text.removeList(name)}
        variant="danger"
        className="sm:order-2"
      >
        {text.removeSearch}
      </IntentButton>
    </li>
  );
}
