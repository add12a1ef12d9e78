import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useUnsavedChanges } from "~/back-office/use-unsaved-changes";
import { fieldErrors, type FormResult, messagesOf } from "~/forms/form-result";
import * as text from "~/messages/settings-lists";
import { Button, ButtonLink } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";

/**
 * The form of one entry of a list of the settings: a new one, or one that is changed or removed.
 *
 * @param fields the ids of the inputs, which are the names of their errors
 * @param result of this form, if it was refused
 */
export function EntryForm({
  title,
  id,
  digest,
  isNew,
  list,
  fields,
  result,
  children,
}: {
  title: string;
  id: string;
  digest: string;
  isNew: boolean;
  /** The address of the list. */
  list: string;
  fields: readonly string[];
  result: FormResult | undefined;
  children: ReactNode;
}) {
  const { form, question } = useUnsavedChanges({ isRefused: result !== undefined });
  return (
    <Panel title={title}>
      {question}
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <FormMessages formErrors={messagesOf(result)} fields={fieldErrors(result, fields)} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="digest" value={digest} />
        {children}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" size="sm" name="intent" value="save">
            {isNew ? text.add : text.save}
          </Button>
          {!isNew && (
            <>
              <ButtonLink to={list} size="sm">
                {text.cancel}
              </ButtonLink>
              <Button type="submit" variant="danger" size="sm" name="intent" value="remove">
                {text.remove}
              </Button>
            </>
          )}
        </div>
      </Form>
    </Panel>
  );
}
