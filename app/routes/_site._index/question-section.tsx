import { company } from "~/site/company";
import { QuestionList } from "~/site/question-list";
import { questions } from "~/site/questions";
import { Section, Split } from "~/site/section";

export function QuestionSection() {
  return (
    <Section>
      <Split
        title={<h2>Frequently Asked Questions</h2>}
        note={
          <>
            Something else? Write to <a href={`mailto:${company.email}`}>{company.email}</a>.
          </>
        }
      >
        <QuestionList name="faq" questions={questions} opensFirst />
      </Split>
    </Section>
  );
}
