import type { ReactNode } from "react";
import * as text from "~/messages/booking";
import { RichText } from "~/messages/rich-text";
import { company } from "~/site/company";
import { AnswerValue } from "./answer-value";
import type { StepData } from "./booking-loader.server";

/** Renders the answers of the earlier steps and general information beside the form. */
export function BookingAside({ data: { step, answers } }: { data: StepData }) {
  const soFar =
    step === 5
      ? []
      : answers.filter((group) => group.step < step).flatMap((group) => group.items.filter(hasValue));
  return (
    <aside aria-label={text.asideName} className="text-ui leading-normal lg:col-start-9 lg:col-end-13">
      {soFar.length > 0 && (
        <AsideSection title={text.soFar}>
          <dl className="grid gap-3">
            {soFar.map(({ name, label, ...answer }) => (
              <div key={name}>
                <dt className="text-small text-muted">{label}</dt>
                <dd className="line-clamp-3 wrap-anywhere">
                  <AnswerValue {...answer} />
                </dd>
              </div>
            ))}
          </dl>
        </AsideSection>
      )}
      <AsideSection title={text.notFinal}>
        <p className="text-muted">{text.notFinalText}</p>
      </AsideSection>
      <AsideSection title={text.talk}>
        <p className="text-muted">
          <RichText
            text={text.talkText}
            tags={{
              phone: () => (
                <a
                  href={company.phone.href}
                  className="whitespace-nowrap text-accent-text tabular-nums underline"
                >
                  {company.phone.label}
                </a>
              ),
              email: () => (
                <a href={`mailto:${company.email}`} className="text-accent-text underline">
                  {company.email}
                </a>
              ),
            }}
          />
        </p>
      </AsideSection>
    </aside>
  );
}

function hasValue({ value }: { value: string | null }): boolean {
  return value !== null;
}

function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line-strong pt-4.5 pb-7">
      <h2 className="mb-2 text-base font-semibold tracking-normal">{title}</h2>
      {children}
    </section>
  );
}
