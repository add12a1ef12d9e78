import { Link } from "@remix-run/react";
import { IntentButton } from "~/back-office/intent-button";
import { useListPosition } from "~/back-office/use-list-position";
import * as text from "~/messages/booking-work";
import * as duplicateText from "~/messages/duplicates";
import { locale } from "~/messages/locale";
import * as spamText from "~/messages/spam";
import { edit } from "~/messages/staff-entry";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { WithNames } from "~/ui/with-names";
import type { WorkView } from "./to-work-view";

export function SpamPanel({ spam }: { spam: NonNullable<WorkView["spam"]> }) {
  return (
    <Banner tone="warn" title={spamText.spamTitle}>
      <p>
        {describeMark(spam)} {spamText.spamConsequence(spam.removed)}
      </p>
      {spam.isAnswered && (
        <p className="mt-2">
          <strong>{spamText.spamAnsweredTitle}</strong> {spamText.spamAnsweredHint}
        </p>
      )}
      <p className="mt-2">{spamText.spamUndoHint}</p>
      <IntentButton intent="unmark-spam" className="mt-4">
        {spamText.unmarkSpam}
      </IntentButton>
    </Banner>
  );
}

function describeMark({ reason, by, when }: NonNullable<WorkView["spam"]>): string {
  if (reason !== "staff") return spamText.bySystem[reason](when);
  return by === null ? spamText.byFormerStaff(when) : spamText.byStaff(by, when);
}

/** Lists the emails that may not have reached the customer. */
export function DeliveryPanel({ work: { id, undelivered, email } }: { work: WorkView }) {
  const position = useListPosition();
  return (
    <div className="grid gap-4">
      {undelivered.map(({ state, response, when }) => {
        if (state === "failed")
          return (
            <Banner key={state} tone="bad" title={text.delivery.failed(when, email, response)}>
              <p>{text.delivery.failedAdvice}</p>
              <div className="mt-3 flex flex-wrap gap-3">
                <ButtonLink to={paths.bookingEdit(id, position)} size="sm">
                  {edit.contact}
                </ButtonLink>
                <IntentButton intent="send-again">{text.delivery.sendAgain}</IntentButton>
              </div>
            </Banner>
          );
        const title = state === "held" ? text.delivery.held(when) : text.delivery.probablyDelivered(when);
        return <Banner key={state} tone="warn" title={title} />;
      })}
    </div>
  );
}

const reasonList = new Intl.ListFormat(locale, { type: "unit" });

export function Duplicates({ duplicates }: { duplicates: WorkView["duplicates"] }) {
  if (duplicates.length === 0) return null;
  return (
    <Banner tone="warn" title={duplicateText.title}>
      <ul>
        {duplicates.map(({ id, reference, fullName, created, reasons }) => (
          <li key={id} className="wrap-anywhere">
            <Link to={paths.bookingDetails(id)}>
              <WithNames say={duplicateText.named} names={[reference, fullName]} />
            </Link>
            , {created}: {reasonList.format(reasons.map((reason) => duplicateText.sameReasons[reason]))}{" "}
            <IntentButton
              intent="dismiss-duplicate"
              fields={{ other: id }}
              label={duplicateText.dismissOf(reference)}
              className="my-1 inline-block align-middle"
            >
              {duplicateText.dismiss}
            </IntentButton>
          </li>
        ))}
      </ul>
      <p className="mt-2">{duplicateText.advice}</p>
    </Banner>
  );
}
