import type { AnswerName } from "~/booking/fields";
import { answerLabels, notGiven } from "~/messages/booking-answers";
import { link as prepareLink } from "~/messages/prepare";
import * as text from "~/messages/private-page";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { contactText } from "~/settings/company";
import { describeReplyTime } from "~/settings/offer";
import { AnswerValue } from "~/site/answer-value";
import { contactTags } from "~/site/contact-tags";
import { ButtonLink } from "~/ui/button";
import { TitleBlock } from "~/ui/title-block";
import type { PageView } from "./page-view.server";

/** The title block of the request: the reference to keep, and what it is about. */
export function PageTitle({ view }: { view: PageView }) {
  const { reference, service, groups, files, receivedAt } = view;
  const answers = groups.flatMap(({ items }) => items);
  const toItem = (name: AnswerName) => {
    const answer = answers.find((item) => item.name === name);
    return { term: answerLabels[name], value: answer?.value ? <AnswerValue {...answer} /> : notGiven };
  };
  return (
    <TitleBlock
      hasCropMarks
      items={[
        { term: text.confirmationReference, value: reference, isWide: true, isLarge: true },
        { term: answerLabels.service, value: service, isWide: true },
        toItem("fullName"),
        toItem("scanType"),
        toItem("preferredDate"),
        toItem("serviceLocation"),
        {
          term: text.confirmationFiles,
          value: files.length === 0 ? text.confirmationNoFiles : text.confirmationCountFiles(files.length),
        },
        { term: text.confirmationReceived, value: receivedAt },
      ]}
    />
  );
}

/** What happens next, for a request that nobody has looked at yet. */
export function NextSteps({ contactMethod, price }: Pick<PageView, "contactMethod" | "price">) {
  const replyTime = describeReplyTime();
  const contact = contactMethod === "Text" ? text.confirmationContact.Text : text.confirmationContact.Call;
  const steps = [
    replyTime ? `${text.confirmationRead} ${replyTime}` : text.confirmationRead,
    price ? `${contact} ${price}` : contact,
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
        <a href={paths.prepare()}>{prepareLink}</a>
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
      <p className="text-small text-muted">{text.keepLink}</p>
      <p className="text-small text-muted">
        <RichText
          text={text.lostLink}
          tags={{ find: (label) => <a href={paths.privatePageLookup()}>{label}</a> }}
        />
      </p>
      <p className="text-small text-muted">
        <RichText
          text={text.legal}
          tags={{
            terms: (label) => <a href={paths.terms()}>{label}</a>,
            privacy: (label) => <a href={paths.privacy()}>{label}</a>,
          }}
        />
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={paths.home()} reloadDocument size="sm">
          {text.confirmationHome}
        </ButtonLink>
        <ButtonLink to={paths.booking()} reloadDocument size="sm" variant="quiet">
          {text.confirmationAnother}
        </ButtonLink>
      </div>
    </section>
  );
}
