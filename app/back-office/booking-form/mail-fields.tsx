import * as text from "~/messages/booking-work";
import { Checkbox } from "~/ui/checkbox";
import { Panel } from "~/ui/panel";
import { TextArea } from "~/ui/text-area";
import type { FormReply } from "./handle-booking-form.server";
import { readValue } from "./read-value";

/** The email to the customer, which staff read and may edit or leave out. */
export function MailFields({
  greeting,
  suggested,
  reply,
}: {
  greeting: string;
  suggested: string;
  reply: FormReply | undefined;
}) {
  return (
    <Panel title={text.mailTitle}>
      <Checkbox
        id="sendMail"
        name="sendMail"
        label={text.sendMail}
        hint={text.sendMailHint}
        defaultChecked={reply ? reply.values.sendMail !== undefined : true}
        className="pt-0"
      />
      <TextArea
        id="mailText"
        name="mailText"
        rows={5}
        label={text.mailText}
        hint={text.mailHint(greeting)}
        errors={reply?.errors.mailText}
        defaultValue={readValue(reply, "mailText", suggested)}
        className="mt-4"
      />
    </Panel>
  );
}
