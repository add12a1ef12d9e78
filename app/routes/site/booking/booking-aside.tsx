import type { ReactNode } from "react";
import * as text from "~/messages/booking";
import { RichText } from "~/messages/rich-text";
import { contactText } from "~/settings/company";
import { contactTags } from "~/site/contact-tags";
import { AnswerList } from "./answer-list";
import type { StepData } from "./booking-loader.server";

/** Renders the answers of the earlier steps and general information beside the form. */
export function BookingAside({ data: { soFar } }: { data: StepData }) {
  return (
    <aside aria-label={text.asideName} className="text-ui leading-normal lg:col-start-9 lg:col-end-13">
      {soFar.length > 0 && (
        <AsideSection title={text.soFar}>
          <AnswerList answers={soFar} />
        </AsideSection>
      )}
      <AsideSection title={text.notFinal}>
        <p className="text-muted">{text.notFinalText}</p>
      </AsideSection>
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
