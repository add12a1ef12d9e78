import { inCurrentLanguage } from "~/messages/in-current-language";
import * as offer from "~/messages/offer";
import { company } from "~/settings/company";
import { CompanyText } from "~/ui/company-text";

export function PaymentTerms({ className }: { className?: string }) {
  const payment = inCurrentLanguage(company().payment);
  if (!payment.text) return null;
  return (
    <div className={className}>
      <p className="font-semibold">{offer.payment}</p>
      <p className="mt-1 max-w-[66ch] wrap-anywhere whitespace-pre-line">
        <CompanyText {...payment} />
      </p>
    </div>
  );
}
