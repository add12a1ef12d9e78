import type { ReactNode } from "react";
import type { ReadableAnswer } from "~/booking/form/readable-answers";
import { describePriceByName, describeTurnaroundByName } from "~/booking/service-price";
import * as text from "~/messages/booking";
import { inCurrentLanguage } from "~/messages/in-current-language";
import * as offer from "~/messages/offer";
import { RichText } from "~/messages/rich-text";
import { company, contactText } from "~/settings/company";
import { describeLowestPrice, describeReplyTime } from "~/settings/offer";
import { AnswerValue } from "~/site/answer-value";
import { contactTags } from "~/site/contact-tags";
import { CompanyText } from "~/ui/company-text";
import type { StepData } from "./load-booking-form.server";

export function BookingAside({ data: { soFar, project } }: { data: StepData }) {
  const factors = inCurrentLanguage(company().priceFactors);
  const price = describePriceByName(project.service) ?? describeLowestPrice();
  const time = describeTurnaroundByName(project.service);
  const payment = inCurrentLanguage(company().payment);
  const replyTime = describeReplyTime();
  return (
    <aside aria-label={text.asideName} className="text-ui leading-normal lg:col-start-9 lg:col-end-13">
      {soFar.length > 0 && (
        <div className="max-lg:hidden">
          <AsideSection title={text.soFar}>
            <AnswerList answers={soFar} />
          </AsideSection>
        </div>
      )}
      <AsideSection title={text.notFinal}>
        <p className="text-muted">{text.notFinalText}</p>
      </AsideSection>
      {(price !== null || factors.text) && (
        <AsideSection title={text.price}>
          <p className="wrap-anywhere whitespace-pre-line text-muted">
            {price !== null && `${price} `}
            <CompanyText {...factors} />
          </p>
        </AsideSection>
      )}
      {time && (
        <AsideSection title={offer.turnaround}>
          <p className="text-muted">{time}</p>
        </AsideSection>
      )}
      {payment.text && (
        <AsideSection title={offer.payment}>
          <p className="wrap-anywhere whitespace-pre-line text-muted">
            <CompanyText {...payment} />
          </p>
        </AsideSection>
      )}
      {replyTime && (
        <AsideSection title={text.reply}>
          <p className="text-muted">{replyTime}</p>
        </AsideSection>
      )}
      <AsideSection title={text.talk}>
        <p className="text-muted">
          <RichText text={contactText(text.talkText)} tags={contactTags} />
        </p>
      </AsideSection>
    </aside>
  );
}

function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line-strong pt-4.5 pb-7">
      <h2 className="mb-2 text-base font-semibold tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

function AnswerList({ answers }: { answers: readonly ReadableAnswer[] }) {
  return (
    <dl className="grid gap-3">
      {answers.map(
        ({ name, label, ...answer }) =>
          answer.value !== null && (
            <div key={name}>
              <dt className="text-small text-muted">{label}</dt>
              <dd className="line-clamp-3 wrap-anywhere">
                <AnswerValue {...answer} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
