import * as text from "~/messages/booking";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { Checkbox } from "~/ui/checkbox";
import { Review } from "./review";
import type { StepProps } from "./step-props";

/** Opens the text without leaving the form. */
const linkTo = (href: string) => (label: string) => (
  <a href={href} target="_blank" className="text-accent-text underline">
    {label}
    <span className="sr-only"> ({text.newTab})</span>
  </a>
);

/** Renders the last step: all answers to check, each with a link to change it, and the consents. */
export function StepConsents({ data, stepForm: { check } }: StepProps) {
  return (
    <>
      <Review data={data} />
      <fieldset>
        <legend className="pb-3 text-lg font-semibold">{text.consents}</legend>
        <div className="border-t border-line-strong">
          {/* What the visitor was shown: a later version needs a new consent. */}
          <input type="hidden" name="termsVersion" value={data.legal.terms} />
          <input type="hidden" name="privacyVersion" value={data.legal.privacy} />
          <Checkbox
            {...check("termsAccepted")}
            label={<RichText text={text.terms} tags={{ link: linkTo(paths.terms(data.legal.terms)) }} />}
            hint={text.termsHint}
          />
          <Checkbox
            {...check("privacyConsent")}
            label={
              <RichText
                text={text.privacy(company().name)}
                tags={{ link: linkTo(paths.privacy(data.legal.privacy)) }}
              />
            }
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
