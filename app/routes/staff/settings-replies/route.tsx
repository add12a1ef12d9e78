import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EntryListPage } from "~/back-office/entries/entry-list-page";
import { handleEntryForms, loadEntryPage } from "~/back-office/entries/handle-entry-forms.server";
import { formMeta } from "~/back-office/page-title";
import { formHeaders } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { tabs, title } from "~/messages/settings";
import { reply as text } from "~/messages/settings-lists";
import { paths } from "~/paths";
import { listReplies, replyList } from "~/settings/lists/replies.server";
import { replySchema } from "~/settings/lists/saved-reply";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";

export const meta = formMeta(`${tabs.replies}, ${title}`);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/settings-replies", request);
  return loadEntryPage(request, replyList, await listReplies());
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/settings-replies", request);
  return handleEntryForms(request, session, {
    list: replyList,
    schema: replySchema,
    toValues: ({ label, text }) => ({ label, text }),
  });
}

export default function ReplySettings() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { entry } = loaded;
  const form = useForm(result, { fields: { label: entry?.label, text: entry?.text } });
  return (
    <EntryListPage {...{ loaded, form, result }} names={text} address={paths.settingsReplies}>
      <TextField {...form.text("label")} label={text.label} hint={text.labelHint} />
      <TextArea {...form.text("text")} rows={6} label={text.text} hint={text.textHint} />
    </EntryListPage>
  );
}
