import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { EntryListPage } from "~/back-office/entries/entry-list-page";
import { handleEntryForms, loadEntryPage } from "~/back-office/entries/handle-entry-forms.server";
import { formMeta } from "~/back-office/page-title";
import { formAction } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-result";
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
  return loadEntryPage(request, { list: replyList, schema: replySchema }, await listReplies());
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/settings-replies", request);
  return handleEntryForms(request, session, {
    list: replyList,
    schema: replySchema,
    toValues: ({ label, text }) => ({ label, text }),
  });
});

export default function ReplySettings() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { entry } = loaded;
  const values = { label: entry?.label, text: entry?.text };
  return (
    <EntryListPage<z.input<typeof replySchema>>
      {...{ loaded, values, result }}
      names={text}
      address={paths.settingsReplies}
    >
      {(fields) => (
        <>
          <TextField field={fields.label} label={text.label} hint={text.labelHint} />
          <TextArea field={fields.text} rows={6} label={text.text} hint={text.textHint} />
        </>
      )}
    </EntryListPage>
  );
}
