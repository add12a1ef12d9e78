import type { ReactNode } from "react";
import type { AnswerName } from "~/booking-fields";
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
import { KeepHyphens } from "~/ui/keep-hyphens";
import type { PageView } from "./page-view.server";

/** Returns the names of the answers in the title block. A visit replaces the preferred date. */
export function answersBeside({ visit }: Pick<PageView, "visit">): AnswerName[] {
  return visit ? ["service", "serviceLocation"] : ["service", "serviceLocation", "preferredDate"];
}

/** The request's title block, like that of a technical drawing. */
export function PageTitle({ view }: { view: PageView }) {
  const { reference, service, groups } = view;
  const answers = groups.flatMap(({ items }) => items);
  const items = answersBeside(view).flatMap((name) => {
    const answer = answers.find((item) => item.name === name);
    if (!answer?.value) return [];
    return [
      <TitleBlockItem key={name} term={bookingAnswersText.answerLabels[name]}>
        {name === "service" ? service : <AnswerValue {...answer} />}
      </TitleBlockItem>,
    ];
  });
  return (
    <div className="crop-marks">
      <dl className="overflow-clip border-[1.5px] border-text bg-raised">
        <TitleBlockItem
          term={text.confirmationReference}
          className="font-mono text-[clamp(1.875rem,1.4rem+2vw,3rem)] leading-[1.15] tracking-[0.02em]"
        >
          {reference}
        </TitleBlockItem>
        {items}
      </dl>
    </div>
  );
}

function TitleBlockItem({
  term,
  className,
  children,
}: {
  term: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // Each box draws its top border, and the frame covers the first one.
    <div className="-mt-px border-t border-line-strong px-4.5 py-3.5 print:py-1.5">
      <dt className="text-small text-muted">{term}</dt>
      <dd className={classNames("font-medium wrap-anywhere tabular-nums", className)}>{children}</dd>
    </div>
  );
}

/** The next steps for a request that nobody has viewed yet. */
export function NextSteps({ price, turnaround }: Pick<PageView, "price" | "turnaround">) {
  const replyTime = describeReplyTime();
  const steps = [
    replyTime ? `${text.confirmationRead} ${replyTime}` : text.confirmationRead,
    price ? `${text.confirmationAnswer} ${price}` : text.confirmationAnswer,
    turnaround ? `${text.confirmationScan} ${turnaround}` : text.confirmationScan,
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
                plain={(part) => <KeepHyphens text={part} />}
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
