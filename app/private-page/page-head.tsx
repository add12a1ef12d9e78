import { errorsOf, messagesOf, typedInto } from "~/forms/form-result";
import * as text from "~/messages/private-page";
import { RichText } from "~/messages/rich-text";
import { contactTags } from "~/site/contact-tags";
import { Banner } from "~/ui/banner";
import { FormMessages } from "~/ui/form-messages";
import { FlashBanner } from "~/ui/page-messages";
import type { PageSectionProps } from "./form-frame";
import type { PageView } from "./page-view.server";

/** The outcome of the last form. A new request instead shows that it was saved, and which files were not. */
export function PrivatePageMessages({
  view: { stage, flash, refusedFiles, isMailLate, failedEmail },
  result,
}: PageSectionProps) {
  const intent = typedInto(result, "intent");
  // Form ids are the intents. The file input has its own id, because Conform does not manage it.
  const fields = Object.keys(result?.error ?? {})
    .filter((name) => name !== "")
    .map((name) => ({
      id: intent === "files" ? name : `${intent}-${name}`,
      errors: errorsOf(result, name),
    }));
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
                {/* The booking form has already shown the reason. */}
                {isConfirmation ? name : message}
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

type ProgressMark = PageView["progress"][number];

const squares = {
  past: "border-fill bg-fill forced-colors:bg-[Highlight]",
  current: "border-fill bg-surface outline-2 outline-offset-2 outline-fill",
  next: "border-line-strong bg-surface",
};

/** The stages with dates along a line. The line is vertical on phones, so that each stage has a label. */
export function StageLine({ marks }: { marks: readonly ProgressMark[] }) {
  return (
    <ol aria-label={text.progress} className="grid gap-y-2.5 md:auto-cols-fr md:grid-flow-col">
      {marks.map((mark, index) => (
        <li
          key={mark.stage}
          aria-current={mark.state === "current" ? "step" : undefined}
          className="relative flex flex-wrap items-baseline gap-x-3 ps-8 leading-snug md:block md:ps-0 md:pe-4 md:pt-7"
        >
          {index < marks.length - 1 && <Rule isPast={mark.state === "past"} />}
          <span
            aria-hidden="true"
            className={`absolute start-0 top-1 z-(--z-raised) size-4 border-2 md:top-0 ${squares[mark.state]}`}
          />
          <span className={`md:block ${labelStyles[mark.state]}`}>
            {mark.label}
            <span className="sr-only"> ({text.stageState[mark.state]})</span>
          </span>
          {mark.day && <span className="text-small text-muted tabular-nums md:block">{mark.day}</span>}
        </li>
      ))}
    </ol>
  );
}

const labelStyles = { past: "", current: "font-semibold", next: "text-muted" };

function Rule({ isPast }: { isPast: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute start-1.75 top-1 h-[calc(100%+0.625rem)] w-0.5 md:start-0 md:top-1.75 md:h-0.5 md:w-full ${
        isPast ? "bg-fill forced-colors:bg-[Highlight]" : "bg-line forced-colors:bg-[CanvasText]"
      }`}
    />
  );
}
