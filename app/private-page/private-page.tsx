import type { AnswerName } from "~/booking-fields";
import { maxFilesPerBooking } from "~/files/limits";
import { errorsOf, resultOf } from "~/forms/form-result";
import * as text from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import * as tourText from "~/messages/public-tour";
import * as resultsText from "~/messages/results";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { contactText } from "~/settings/company";
import { AnswerValue } from "~/site/answer-value";
import { contactTags } from "~/site/contact-tags";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { DescriptionList } from "~/ui/description-list";
import { FileList, FileRow } from "~/ui/file-list";
import { Conversation } from "./conversation";
import { FilesForm, unaddedFiles } from "./files-form";
import { Fold, FoldHeading } from "./fold";
import type { PageSectionProps } from "./form-frame";
import { answersBeside, Contact, NextSteps, PageTitle } from "./page-aside";
import { PrivatePageMessages, StageLine } from "./page-head";
import { PrintedSheet } from "./printed-sheet";
import { QuoteSection } from "./quote-section";
import { EmbedCode } from "./results/embed-code";
import { ResultsSection } from "./results/results-section";
import { ShareSection } from "./results/share-section";
import { CanceledVisitSection, VisitSection } from "./visit-section";

export function PrivatePage({ view, result }: PageSectionProps) {
  const { stage, headline, asksForAddress, suggestsCall, closesOn, availableUntil, results } = view;
  const isNew = stage === "new";
  const aside = (
    <aside className="grid content-start gap-10 lg:order-last lg:col-start-9 lg:col-end-13">
      <PageTitle view={view} />
      {isNew ? <NextSteps price={view.price} turnaround={view.turnaround} /> : <Contact />}
    </aside>
  );
  return (
    <>
      <Container className="grid gap-x-gutter gap-y-12 pt-[clamp(2rem,1.2rem+3vw,4rem)] pb-section lg:grid-cols-12 lg:gap-y-16 print:hidden">
        <header className="grid gap-8 lg:col-span-12">
          <PrivatePageMessages view={view} result={result} />
          <div>
            <h1 className="max-w-[20ch]">{headline.title}</h1>
            {headline.next !== null && (
              <p className="mt-4 max-w-[60ch] text-lead wrap-anywhere text-muted">{headline.next}</p>
            )}
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
            {availableUntil && (
              <p className="mt-2 font-semibold">{resultsText.availableUntil(availableUntil)}</p>
            )}
            {closesOn && <p className="mt-2 text-small text-muted">{text.closesOn(closesOn)}</p>}
          </div>
          {!results && <StageLine marks={view.progress} />}
        </header>
        {/* On a phone, the newest content comes first: a new request's reference, otherwise the quote or the visit. */}
        {isNew && aside}
        <div className="grid content-start gap-y-14 lg:col-span-7">
          {results && (
            <>
              <div className="grid gap-6">
                <ResultsSection results={results} />
                <PublicTours view={view} />
                {!view.isReadOnly && <ShareSection view={view} result={result} />}
              </div>
              <StageLine marks={view.progress} />
            </>
          )}
          <News view={view} result={result} />
          <Conversation view={view} result={result} />
          <div>
            <FilesSection view={view} result={result} />
            <Answers view={view} />
          </div>
          <Cancel view={view} />
          {isNew && <Contact />}
        </div>
        {!isNew && aside}
      </Container>
      {/* Last, because a navigation focuses the first heading. */}
      {!view.isReadOnly && <PrintedSheet view={view} />}
    </>
  );
}

/** The links to the public tour, with the code to embed it in a website. Hidden from staff, who see them where they create them. */
function PublicTours({ view: { publicTours, isReadOnly } }: Pick<PageSectionProps, "view">) {
  if (isReadOnly || publicTours.length === 0) return null;
  return (
    <Fold title={<FoldHeading>{tourText.heading}</FoldHeading>} isOpen>
      <p className="max-w-[60ch] text-muted">{tourText.lead}</p>
      <ul>
        {publicTours.map(({ id, title, until, address }) => (
          <li key={id} className="grid gap-3 border-b border-line py-4 last:border-b-0">
            <div>
              <p className="font-semibold wrap-anywhere">{title}</p>
              <p className="text-small text-muted tabular-nums">{until}</p>
            </div>
            <EmbedCode address={address} title={title} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function News({ view, result }: PageSectionProps) {
  const { stage, quotes, billing, token, allows } = view;
  const quote = <QuoteSection {...{ quotes, billing, token }} mayDecide={allows.accept} />;
  return (
    <>
      {stage === "quoted" && quote}
      <VisitSection view={view} result={result} />
      <CanceledVisitSection view={view} result={result} />
      {stage !== "quoted" && quote}
    </>
  );
}

/** The answers by step, except those in the aside and empty ones. */
function Answers({ view }: Pick<PageSectionProps, "view">) {
  const beside: readonly AnswerName[] = answersBeside(view);
  const groups = view.groups
    .map(({ items, ...group }) => ({
      ...group,
      items: items.filter(({ name, value }) => value !== null && !beside.includes(name)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <Fold title={<FoldHeading>{text.answers.heading}</FoldHeading>}>
      <div className="grid gap-8">
        {groups.map(({ step, title, items }) => (
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
    </Fold>
  );
}

function Cancel({ view: { token, allows, isTooLate } }: Pick<PageSectionProps, "view">) {
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

/** The files of the request, and the form to add more. The section is open if there was a problem with a file. */
function FilesSection({ view, result }: PageSectionProps) {
  const { files, isReadOnly, refusedFiles } = view;
  const hasErrors = errorsOf(resultOf(result, { intent: "files" }), "files") !== undefined;
  return (
    <Fold
      title={<FoldHeading id="files-heading">{text.files.heading}</FoldHeading>}
      note={text.files.count(files.length)}
      isOpen={hasErrors || refusedFiles.length + unaddedFiles(result).length > 0}
    >
      {files.length > 0 ? (
        <FileList>
          {files.map(({ name, size, tag, path }) => (
            <FileRow
              key={path}
              name={name}
              size={size}
              tag={tag}
              action={
                <ButtonLink
                  to={path}
                  reloadDocument
                  size="sm"
                  variant="quiet"
                  aria-label={text.files.downloadFile(name)}
                  className="print:hidden"
                >
                  {text.files.download}
                </ButtonLink>
              }
            />
          ))}
        </FileList>
      ) : (
        <p className="text-muted">{text.files.none}</p>
      )}
      {!isReadOnly && files.length < maxFilesPerBooking && (
        <div className="mt-6">
          <FilesForm view={view} result={result} />
        </div>
      )}
    </Fold>
  );
}
