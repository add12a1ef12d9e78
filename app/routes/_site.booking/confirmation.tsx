import type { AnswerName } from "~/booking/schema";
import { saved } from "~/messages/booking";
import { answerLabels, notGiven } from "~/messages/booking-answers";
import * as text from "~/messages/booking-confirmation";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { company } from "~/site/company";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { TitleBlock } from "~/ui/title-block";
import { AnswerValue } from "./answer-value";
import type { ConfirmationData } from "./confirmation.server";
import { ConfirmationSheet } from "./confirmation-sheet";
import { useFocusOnArrival } from "./use-focus-on-arrival";

/** Renders a submitted booking: the reference to keep, and what happens next. */
export function Confirmation({ data }: { data: ConfirmationData }) {
  const { reference, service, groups, files, refusedFiles, receivedAt, contactMethod } = data;
  const answers = groups.flatMap(({ items }) => items);
  const toItem = (name: AnswerName) => {
    const answer = answers.find((item) => item.name === name);
    return { term: answerLabels[name], value: answer?.value ? <AnswerValue {...answer} /> : notGiven };
  };
  const heading = useFocusOnArrival();
  return (
    <>
      <Container className="grid gap-x-gutter gap-y-12 pt-[clamp(2rem,1.2rem+3vw,4rem)] pb-section lg:grid-cols-12 print:hidden">
        <div className="lg:col-span-7">
          <Banner tone="ok" title={saved} />
          {refusedFiles.length > 0 && (
            <div className="mt-4">
              <Banner tone="warn" title={text.notAdded(refusedFiles.length)}>
                <ul className="grid gap-1.5">
                  {refusedFiles.map(({ name, message }) => (
                    <li key={name} className="wrap-anywhere">
                      {message}
                    </li>
                  ))}
                </ul>
                <p className="mt-2">
                  <RichText text={text.sendAnotherWay(refusedFiles.length)} tags={{ email: EmailLink }} />
                </p>
              </Banner>
            </div>
          )}
          <h1 ref={heading} tabIndex={-1} className="mt-8 outline-none!">
            {text.heading}
          </h1>
          <p className="mt-4 max-w-[64ch] text-lead text-muted">{text.lead}</p>
          <div className="mt-11">
            <TitleBlock
              hasCropMarks
              items={[
                { term: text.reference, value: reference, isWide: true, isLarge: true },
                { term: answerLabels.service, value: service, isWide: true },
                toItem("fullName"),
                toItem("scanType"),
                toItem("preferredDate"),
                toItem("serviceLocation"),
                {
                  term: text.files,
                  value: files.length === 0 ? text.noFiles : text.countFiles(files.length),
                },
                { term: text.received, value: receivedAt },
              ]}
            />
          </div>
          <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3">
            {/* The home page runs no React, so it is loaded as a document. */}
            <ButtonLink to={paths.home()} reloadDocument>
              {text.home}
            </ButtonLink>
            <ButtonLink to={paths.booking()} variant="quiet">
              {text.another}
            </ButtonLink>
          </div>
        </div>
        <section className="self-start lg:col-start-9 lg:col-end-13">
          <h2 className="mb-4 text-h3 font-semibold">{text.nextHeading}</h2>
          <ol className="[counter-reset:step]">
            <NextStep text={text.read} />
            <NextStep text={contactMethod === "Text" ? text.contact.Text : text.contact.Call} />
            <NextStep text={text.scan} />
          </ol>
        </section>
      </Container>
      {/* Last, because a navigation focuses the first heading. */}
      <ConfirmationSheet data={data} />
    </>
  );
}

function EmailLink() {
  return (
    <a href={`mailto:${company.email}`} className="underline">
      {company.email}
    </a>
  );
}

function NextStep({ text }: { text: string }) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] border-t border-line py-4 [counter-increment:step] before:font-mono before:text-mono before:leading-[1.9] before:text-muted before:content-[counter(step)]">
      <span className="text-muted">
        <RichText
          text={text}
          tags={{ lead: (lead) => <strong className="font-semibold text-text">{lead}</strong> }}
        />
      </span>
    </li>
  );
}
