import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EntryForm } from "~/back-office/entry-form";
import { EntryOrder } from "~/back-office/entry-order";
import { formMeta } from "~/back-office/form-title";
import { handleEntryForms } from "~/back-office/handle-entry-forms.server";
import { SettingsPage } from "~/back-office/settings-page";
import { toFormPage } from "~/forms/form-page.server";
import { fieldProps, formHeaders, typedInto } from "~/forms/form-result";
import { guard } from "~/guard.server";
import { tabs, title } from "~/messages/settings";
import { reply as text } from "~/messages/settings-lists";
import { paths } from "~/paths";
import { digestEntry } from "~/settings/lists/change-list.server";
import { listReplies, replyList } from "~/settings/lists/replies.server";
import { replySchema } from "~/settings/lists/saved-reply";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";

export const meta = formMeta(`${tabs.replies}, ${title}`);

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/settings-replies", request);
  const replies = await listReplies();
  const asked = new URL(request.url).searchParams.get("change");
  const reply = replies.find(({ id }) => id === asked) ?? null;
  const digest = reply ? digestEntry(replyList, reply) : "";
  return toFormPage(request, { replies, reply, id: reply?.id ?? randomUUID(), digest });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/settings-replies", request);
  return handleEntryForms(request, session, {
    list: replyList,
    schema: replySchema,
    toValues: ({ label, text }) => ({ label, text }),
    address: paths.replySettings(),
  });
}

export default function ReplySettings() {
  const { replies, reply, id: newId, digest, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const id = typedInto(result, "id") ?? newId;
  const entries = replies.map((entry) => ({
    id: entry.id,
    label: entry.label,
    detail: entry.text,
    change: paths.replySettings({ change: entry.id }),
  }));
  return (
    <SettingsPage flash={flash}>
      <p className="text-muted">{text.lead}</p>
      <EntryForm
        key={id}
        title={reply ? text.changeTitle : text.newTitle}
        id={id}
        digest={result?.storedDigest ?? typedInto(result, "digest") ?? digest}
        isNew={reply === null}
        list={paths.replySettings()}
        fields={["label", "text"]}
        result={result}
      >
        <TextField {...fieldProps(result, "label", reply?.label)} label={text.label} hint={text.labelHint} />
        <TextArea
          {...fieldProps(result, "text", reply?.text)}
          rows={6}
          label={text.text}
          hint={text.textHint}
        />
      </EntryForm>
      <p className="font-semibold">{replies.length > 0 ? text.count(replies.length) : text.none}</p>
      {replies.length > 0 && <EntryOrder entries={entries} />}
    </SettingsPage>
  );
}
