import { Link } from "@remix-run/react";
import { type FormResult, messagesOf, typedInto } from "~/forms/form-result";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/confirm-page";
import { MessageBanner } from "~/ui/page-messages";
import { Select } from "~/ui/select";
import type { HandOverQuestion } from "./hand-over.server";
import { KeysLeft } from "./keys-left";
import type { UsersResultData } from "./users-forms.server";

export function HandOverPage({
  question,
  result,
}: {
  question: HandOverQuestion;
  result: FormResult<UsersResultData> | undefined;
}) {
  const { id, name, keys, visits, visitCount, bookingCount, colleagues } = question;
  const fields = {
    intent: "remove",
    id,
    confirmed: "yes",
    visits: String(visitCount),
    requests: String(bookingCount),
    anyway: result?.anyway ?? "",
  };
  return (
    <ConfirmPage
      title={text.handOver.title(name)}
      address={paths.users({ handover: id })}
      cancelAddress={paths.users()}
      fields={fields}
      confirmLabel={result?.anyway ? text.handOver.anyway : text.handOver.confirm}
      isDestructive
    >
      <MessageBanner messages={messagesOf(result)} tone={result?.tone} />
      <p className="text-lg font-semibold">{text.handOver.work(visitCount, bookingCount)}</p>
      {visits.length > 0 && (
        <ul className="border-t border-line">
          {visits.map(({ to, label }) => (
            <li key={to} className="border-b border-line py-2.5 wrap-anywhere">
              <Link to={to} className="text-accent-text underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {visits.length < visitCount && (
        <p className="text-small text-muted">{text.handOver.more(visits.length)}</p>
      )}
      <KeysLeft name={name} keys={keys} />
      <Select
        id="hand-to"
        name="handTo"
        defaultValue={typedInto(result, "handTo") ?? ""}
        label={text.handOver.to}
        hint={text.handOver.hint}
        required
      >
        <option value="" disabled>
          {text.handOver.choose}
        </option>
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id} translate="no">
            {colleague.fullName}
          </option>
        ))}
        <option value="nobody">{text.handOver.nobody}</option>
      </Select>
    </ConfirmPage>
  );
}
