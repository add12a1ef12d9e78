import * as text from "~/messages/services/page";
import { QuestionList } from "~/site/question-list";
import { Section, Split } from "~/site/section";
import type { ServicePage } from "~/site/service-pages/service-page";

/** Renders the questions people ask before they order. */
export function QuestionSection({ questions }: Pick<ServicePage, "questions">) {
  return (
    <Section tone="ruled">
      <Split title={<h2>{text.questions}</h2>}>
        <QuestionList name="questions" questions={questions} />
      </Split>
    </Section>
  );
}
