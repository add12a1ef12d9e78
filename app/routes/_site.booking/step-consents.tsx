import * as text from "~/messages/booking";
import { company } from "~/settings/company";
import { Checkbox } from "~/ui/checkbox";
import { LazyReview } from "./lazy-review";
import type { StepProps } from "./step-props";

/** Renders the last step: all answers to check, each with a link to change it, and the consents. */
export function StepConsents({ data, stepForm: { check } }: StepProps) {
  return (
    <>
      <LazyReview data={data} />
      <fieldset>
        <legend className="pb-3 text-lg font-semibold">{text.consents}</legend>
        <div className="border-t border-line-strong">
          <Checkbox {...check("termsAccepted")} label={text.terms} hint={text.termsHint} />
          <Checkbox
            {...check("privacyConsent")}
            label={text.privacy(company().name)}
            hint={text.privacyHint}
          />
          <Checkbox
            {...check("showcaseConsent")}
            label={text.showcase(company().name)}
            hint={text.showcaseHint}
            optional
          />
        </div>
      </fieldset>
    </>
  );
}
