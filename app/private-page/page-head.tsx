import { fieldsWithErrors, messagesOf, typedInto } from "~/forms/form-result";
import * as text from "~/messages/private-page";
import { RichText } from "~/messages/rich-text";
import { contactTags } from "~/site/contact-tags";
import { Banner } from "~/ui/banner";
import { FormMessages } from "~/ui/form-messages";
import { FlashBanner } from "~/ui/page-messages";
import type { SectionProps } from "./form-frame";
import type { PageView } from "./page-view.server";

/** What the last form did or did not do; for a new request, that it was saved, and which files were not. */
export function PrivatePageMessages({
  view: { stage, flash, refusedFiles, isMailLate, failedEmail },
  result,
}: SectionProps) {
  const intent = typedInto(result, "intent");
  const fields = fieldsWithErrors(result, intent === "files" ? undefined : intent);
  const isConfirmation = stage === "new" && !flash && !result;
  const notAdded = isConfirmation ? text.confirmationSavedWithoutFiles : text.notAdded;
  return (
    <div className="grid gap-4 empty:hidden">
      <FormMessages formErrors={messagesOf(result)} fields={fields} />
      <FlashBanner flash={flash} />
      {isConfirmation && refusedFiles.length === 0 && <Banner tone="ok" title={text.confirmationSaved} />}
      {isMailLate && (
        <Banner tone="warn" title={text.mailLate}>
          {text.mailLateAdvice}
        </Banner>
      )}
      {failedEmail !== null && (
        <Banner tone="warn" title={text.mailFailed(failedEmail)}>
          {text.mailFailedAdvice}
        </Banner>
      )}
      {refusedFiles.length > 0 && (
        <Banner tone="warn" title={notAdded(refusedFiles.length)}>
          <ul className="grid gap-1.5">
            {refusedFiles.map(({ name, message }) => (
              <li key={name} className="wrap-anywhere">
                {message}
              </li>
            ))}
          </ul>
          <p className="mt-2">
            <RichText
              text={text.sendAnotherWay(refusedFiles.length)}
              tags={{
                ...contactTags,
                files: (label) => (
                  <a href="#files-heading" className="underline">
                    {label}
                  </a>
                ),
              }}
            />
          </p>
        </Banner>
      )}
    </div>
  );
}

type Mark = PageView["progress"][number];

const squares = {
  past: "border-fill bg-fill forced-colors:bg-[Highlight]",
  current: "border-fill bg-surface outline-2 outline-offset-2 outline-fill",
  next: "border-line-strong bg-surface",
};

/**
 * The name of a stage may be wider than its part of the line on a phone: it has two parts, and that of the last of four or more ends where
 * the line does.
 */
const labelStyles = {
  past: "max-md:sr-only",
  current:
    "block max-md:w-2/1 max-md:group-last:w-auto max-md:group-[:last-child:nth-child(n+4)]:absolute " +
    "max-md:group-[:last-child:nth-child(n+4)]:end-0 max-md:group-[:last-child:nth-child(n+4)]:w-max",
  next: "text-muted max-md:sr-only",
};

/** Where the request stands: its stages with dates along a line. On phones there is room for the name of the current one. */
export function StageLine({ marks }: { marks: readonly Mark[] }) {
  return (
    <ol aria-label={text.progress} className="grid auto-cols-fr grid-flow-col">
      {marks.map((mark, index) => (
        <li
          key={mark.stage}
          aria-current={mark.state === "current" ? "step" : undefined}
          className="group relative min-h-18 pt-7 md:min-h-0 md:pe-4"
        >
          {index < marks.length - 1 && <Rule isPast={mark.state === "past"} />}
          <span
            aria-hidden="true"
            className={`absolute top-0 z-(--z-raised) size-4 border-2 ${squares[mark.state]}`}
          />
          <span className={labelStyles[mark.state]}>
            <span className={`block leading-snug ${mark.state === "current" ? "font-semibold" : ""}`}>
              {mark.label}
              <span className="sr-only"> ({text.stageState[mark.state]})</span>
            </span>
            {mark.day && <span className="block text-small text-muted tabular-nums">{mark.day}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Rule({ isPast }: { isPast: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute start-0 top-1.75 h-0.5 w-full ${
        isPast ? "bg-fill forced-colors:bg-[Highlight]" : "bg-line forced-colors:bg-[CanvasText]"
      }`}
    />
  );
}
