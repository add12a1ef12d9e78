import { type DefaultValue, getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { SettingsPage } from "~/back-office/settings-page";
import { WatchedForm } from "~/back-office/unsent-input/watched-form";
import { type FormResult, typedInto } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/settings-lists";
import { Button, ButtonLink } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { EntryLinks } from "./entry-links";
import type { EntryResultData, loadEntryPage } from "./handle-entry-forms.server";

interface EntryListProps<Values extends Record<string, string>> {
  loaded: Awaited<ReturnType<typeof loadEntryPage>>["data"];
  names: Record<"lead" | "newTitle" | "changeTitle" | "none", string> & { count: (count: number) => string };
  /** Returns the URL of the list, or with `change`, the URL of that entry's form. */
  address: (query?: { change: string }) => string;
  /** The input values of the edited entry. */
  values: DefaultValue<Values>;
  result: FormResult<EntryResultData> | undefined;
  children: (fields: ReturnType<typeof useForm<Values>>[1]) => ReactNode;
}

export function EntryListPage<Values extends Record<string, string>>(props: EntryListProps<Values>) {
  const { loaded, names, address, result } = props;
  const { entries, flash } = loaded;
  const id = typedInto(result, "id") ?? loaded.id;
  return (
    <SettingsPage flash={flash}>
      <p className="text-muted">{names.lead}</p>
      <EntryForm key={id} id={id} {...props} />
      <p className="font-semibold">{entries.length > 0 ? names.count(entries.length) : names.none}</p>
      {entries.length > 0 && (
        <EntryLinks entries={entries.map((entry) => ({ ...entry, change: address({ change: entry.id }) }))} />
      )}
    </SettingsPage>
  );
}

function EntryForm<Values extends Record<string, string>>({
  id,
  loaded: { entry, digest, constraint },
  names,
  address,
  values,
  result,
  children,
}: EntryListProps<Values> & { id: string }) {
  const [form, fields] = useForm<Values>({
    id: "entry",
    lastResult: result,
    defaultValue: values,
    constraint,
  });
  return (
    <Panel title={entry ? names.changeTitle : names.newTitle}>
      <WatchedForm {...getFormProps(form)} isRefused={Boolean(result)} className="grid gap-5">
        <FormMessages form={form} />
        <input type="hidden" name="id" value={id} />
        <input
          type="hidden"
          name="digest"
          value={result?.storedDigest ?? typedInto(result, "digest") ?? digest}
        />
        {children(fields)}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" size="sm" name="intent" value="save">
            {entry ? text.save : text.add}
          </Button>
          {entry && (
            <>
              <ButtonLink to={address()} size="sm">
                {text.cancel}
              </ButtonLink>
              <Button type="submit" variant="danger" size="sm" name="intent" value="remove">
                {text.remove}
              </Button>
            </>
          )}
        </div>
      </WatchedForm>
    </Panel>
  );
}
