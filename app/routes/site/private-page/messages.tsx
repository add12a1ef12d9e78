import { type FormResult, messagesOf, typedInto } from "~/forms/reply";
import { saved, savedWithoutFiles } from "~/messages/booking-confirmation";
import * as text from "~/messages/request";
import { RichText } from "~/messages/rich-text";
import { contactTags } from "~/site/contact-tags";
import { Banner } from "~/ui/banner";
import { FormMessages } from "~/ui/form-messages";
import { FlashBanner } from "~/ui/page-messages";
import { fieldId } from "./form-fields";
import type { PageView } from "./page-view.server";

interface PageMessagesProps {
  view: PageView;
  result: FormResult | undefined;
}

/** What the last form did or did not do; for a new request, that it was saved, and which files were not. */
export function PageMessages({
  view: { stage, flash, refusedFiles, isMailLate },
  result,
}: PageMessagesProps) {
  const intent = typedInto(result, "intent") ?? "";
  const fields = Object.entries(result?.error ?? {}).flatMap(([name, errors]) =>
    name === "" ? [] : [{ id: name === "files" ? name : fieldId(intent, name), errors: errors ?? [] }],
  );
  const isConfirmation = stage === "new" && !flash && !result;
  const notAdded = isConfirmation ? savedWithoutFiles : text.notAdded;
  return (
    <div className="grid gap-4 empty:hidden">
      <FormMessages formErrors={messagesOf(result)} fields={fields} />
      <FlashBanner flash={flash} />
      {isConfirmation && refusedFiles.length === 0 && <Banner tone="ok" title={saved} />}
      {isMailLate && (
        <Banner tone="warn" title={text.mailLate}>
          {text.mailLateAdvice}
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
