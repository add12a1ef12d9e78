import { errorsOf, type FormResult, typedInto, valueOf } from "~/forms/reply";
import * as text from "~/messages/booking-work";
import { Checkbox } from "~/ui/checkbox";
import { Panel } from "~/ui/panel";
import { TextArea } from "~/ui/text-area";

/** The email to the customer, which staff read and may edit or leave out. */
export function MailFields({
  greeting,
  suggested,
  result,
}: {
  greeting: string;
  suggested: string;
  result: FormResult | undefined;
}) {
  return (
    <Panel title={text.mailTitle}>
      <Checkbox
        id="sendMail"
        name="sendMail"
        label={text.sendMail}
        hint={text.sendMailHint}
        defaultChecked={result?.initialValue ? typedInto(result, "sendMail") !== undefined : true}
        className="pt-0"
      />
      <TextArea
        id="mailText"
        name="mailText"
        rows={5}
        label={text.mailText}
        hint={text.mailHint(greeting)}
        errors={errorsOf(result, "mailText")}
        defaultValue={valueOf(result, "mailText", suggested)}
        className="mt-4"
      />
    </Panel>
  );
}
