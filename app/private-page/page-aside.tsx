import type { ReactNode } from "react";
import type { AnswerName } from "~/booking/fields";
import * as bookingAnswersText from "~/messages/booking-answers";
import * as prepareText from "~/messages/prepare";
import * as text from "~/messages/private-page";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { contactText } from "~/settings/company";
import { describeReplyTime } from "~/settings/offer";
import { AnswerValue } from "~/site/answer-value";
import { contactTags } from "~/site/contact-tags";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import type { PageView } from "./page-view.server";

/** The answers that the title block shows. Once there is a visit, the date that the visitor preferred tells nothing. */
export function answersBeside({ visit }: Pick<PageView, "visit">): AnswerName[] {
  return visit ? ["service", "serviceLocation"] : ["service", "serviceLocation", "preferredDate"];
}

/** The title block of the request: the reference to keep, and what it is about. */
export function PageTitle({ view }: { view: PageView }) {
  const { reference, service, groups } = view;
  const answers = groups.flatMap(({ items }) => items);
  const given = answersBeside(view).flatMap((name) => {
    const answer = answers.find((item) => item.name === name);
    if (!answer?.value) return [];
    const value = name === "service" ? service : <AnswerValue {...answer} />;
    return [{ term: bookingAnswersText.answerLabels[name], value, isWide: true }];
  });
  return (
    <TitleBlock
      hasCropMarks
      items={[{ term: text.confirmationReference, value: reference, isWide: true, isLarge: true }, ...given]}
    />
  );
}

/** What happens next, for a request that nobody has looked at yet. */
export function NextSteps({ price }: Pick<PageView, "price">) {
  const replyTime = describeReplyTime();
  const steps = [
    replyTime ? `${text.confirmationRead} ${replyTime}` : text.confirmationRead,
    price ? `${text.confirmationAnswer} ${price}` : text.confirmationAnswer,
    text.confirmationScan,
  ];
  return (
    <section>
      <h2 className="mb-4 text-h3 font-semibold">{text.confirmationNextHeading}</h2>
      <ol className="[counter-reset:step]">
        {steps.map((step) => (
          <li
            key={step}
            className="grid grid-cols-[2.5rem_1fr] border-t border-line py-4 [counter-increment:step] before:font-mono before:text-mono before:leading-[1.9] before:text-muted before:content-[counter(step)]"
          >
            <span className="text-muted">
              <RichText
                text={step}
                tags={{ lead: (lead) => <strong className="font-semibold text-text">{lead}</strong> }}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="border-t border-line pt-4">
        <a href={paths.prepare()}>{prepareText.link}</a>
      </p>
    </section>
  );
}

/** How to keep the page, and how to reach the company. */
export function Contact() {
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h2 className="text-h3 font-semibold">{text.questions}</h2>
      <p>
        <RichText text={contactText(text.call)} tags={contactTags} />
      </p>
      <p className="text-small text-muted">
        <RichText
          text={text.keepLink}
          tags={{ find: (label) => <a href={paths.privatePageLookup()}>{label}</a> }}
        />
      </p>
      <ButtonLink
        to={paths.booking()}
        reloadDocument
        size="sm"
        variant="quiet"
        className="justify-self-start"
      >
        {text.confirmationAnother}
      </ButtonLink>
    </section>
  );
}

interface TitleBlockItem {
  term: string;
  value: ReactNode;
  /** Spans both columns. */
  isWide?: boolean;
  /** Renders the value large and monospaced. */
  isLarge?: boolean;
}

/** A description list in a two-column grid of boxes, like the title block of a technical drawing. */
function TitleBlock({
  items,
  hasCropMarks = false,
}: {
  items: readonly TitleBlockItem[];
  hasCropMarks?: boolean;
}) {
  return (
    <div className={classNames(hasCropMarks && "crop-marks")}>
      <dl className="grid grid-cols-2 overflow-clip border-[1.5px] border-text bg-raised">
        {items.map(({ term, value, isWide, isLarge }) => (
          <div
            key={term}
            className={classNames(
              // Each box draws its top and left border; the frame covers the outermost ones.
              "-mt-px -ml-px min-w-0 border-t border-l border-line-strong px-4.5 py-3.5 print:py-1.5",
              isWide && "col-span-2",
            )}
          >
            <dt className="text-small text-muted">{term}</dt>
            <dd
              className={classNames(
                "font-medium wrap-anywhere tabular-nums",
                isLarge &&
                  "font-mono text-[clamp(1.875rem,1.4rem+2vw,3rem)] leading-[1.15] tracking-[0.02em]",
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
