import type { FormResult } from "~/forms/reply";
import * as text from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { contactText } from "~/settings/company";
import { AnswerValue } from "~/site/answer-value";
import { contactTags } from "~/site/contact-tags";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { DescriptionList } from "~/ui/description-list";
import { Conversation } from "./conversation";
import { FilesSection } from "./files-section";
import { Contact, NextSteps, PageTitle } from "./page-aside";
import { PageMessages, StageLine } from "./page-head";
import type { PageView } from "./page-view.server";
import { PrintedSheet } from "./printed-sheet";
import { QuoteSection } from "./quote-section";
import { CanceledVisitSection, DateForm, VisitSection } from "./visit-section";

interface PrivatePageProps {
  view: PageView;
  /** What the last form was refused for. */
  result: FormResult | undefined;
}

/** A visitor's private page: where the request stands, and everything about it. */
export function PrivatePage({ view, result }: PrivatePageProps) {
  const {
    stage,
    headline,
    asksForAddress,
    suggestsCall,
    closesOn,
    progress,
    quotes,
    billing,
    visit,
    canceledVisit,
    contactMethod,
    price,
    token,
    allows,
  } = view;
  return (
    <>
      <Container className="grid gap-x-gutter gap-y-12 pt-[clamp(2rem,1.2rem+3vw,4rem)] pb-section lg:grid-cols-12 lg:gap-y-16 print:hidden">
        <header className="grid gap-8 lg:col-span-12">
          <PageMessages view={view} result={result} />
          <div>
            <h1 className="max-w-[20ch]">{headline.title}</h1>
            <p className="mt-4 max-w-[60ch] text-lead wrap-anywhere text-muted">{headline.next}</p>
            {asksForAddress && (
              <p className="mt-2 text-muted">
                <RichText text={contactText(text.confirmationWrongAddress)} tags={contactTags} />
              </p>
            )}
            {suggestsCall && (
              <p className="mt-4 max-w-[60ch] font-semibold">
                <RichText text={contactText(text.callToBeSure)} tags={contactTags} />
              </p>
            )}
            {closesOn && <p className="mt-2 text-small text-muted">{text.closesOn(closesOn)}</p>}
          </div>
          <StageLine marks={progress} />
        </header>
        <aside className="grid content-start gap-10 lg:order-last lg:col-start-9 lg:col-end-13">
          <PageTitle view={view} />
          {stage === "new" && <NextSteps contactMethod={contactMethod} price={price} />}
          <div className="max-lg:hidden">
            <Contact />
          </div>
        </aside>
        <div className="grid content-start gap-y-14 lg:col-span-7">
          {visit && <VisitSection visit={visit} hasCalendar={!view.isReadOnly} />}
          {canceledVisit && <CanceledVisitSection when={canceledVisit} />}
          {quotes.length > 0 && <QuoteSection {...{ quotes, billing, token }} mayAnswer={allows.accept} />}
          <Conversation view={view} result={result} />
          {allows.date && <DateForm view={view} result={result} />}
          <FilesSection view={view} result={result} />
          <Answers groups={view.groups} />
          <Cancel view={view} />
          <div className="lg:hidden">
            <Contact />
          </div>
        </div>
      </Container>
      {/* Last, because a navigation focuses the first heading. */}
      {!view.isReadOnly && <PrintedSheet view={view} />}
    </>
  );
}

/** The answers that were given, by step; the rest is not listed. */
function Answers({ groups }: Pick<PageView, "groups">) {
  const given = groups
    .map(({ items, ...group }) => ({ ...group, items: items.filter(({ value }) => value !== null) }))
    .filter(({ items }) => items.length > 0);
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="mb-5">
        {text.answers.heading}
      </h2>
      <div className="grid gap-8">
        {given.map(({ step, title, items }) => (
          <section key={step}>
            <h3 className="mb-3 text-lg">{title}</h3>
            <DescriptionList
              items={items.map(({ label, ...answer }) => ({
                term: label,
                value: <AnswerValue {...answer} />,
              }))}
            />
          </section>
        ))}
      </div>
    </section>
  );
}

/** Leads to the page that cancels the request, or says why it is too late. */
function Cancel({ view: { token, allows, isTooLate } }: Pick<PrivatePageProps, "view">) {
  if (isTooLate)
    return (
      <Banner tone="info" title={forms.cancel.tooLate}>
        <RichText text={contactText(forms.cancel.tooLateAdvice)} tags={contactTags} />
      </Banner>
    );
  if (!allows.cancel) return null;
  return (
    <ButtonLink
      to={`${paths.privatePage(token)}?view=cancel`}
      reloadDocument
      variant="danger"
      size="sm"
      className="justify-self-start"
    >
      {forms.cancel.open}
    </ButtonLink>
  );
}
