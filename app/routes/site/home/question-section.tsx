import { questions as text } from "~/messages/home";
import { RichText } from "~/messages/rich-text";
import { company, formatCity } from "~/settings/company";
import { QuestionList } from "~/site/question-list";
import { Section, Split } from "~/site/section";

export function QuestionSection() {
  return (
    <Section>
      <Split
        title={<h2>{text.title}</h2>}
        note={
          <RichText
            text={text.contact(company().email)}
            tags={{ email: (address) => <a href={`mailto:${company().email}`}>{address}</a> }}
          />
        }
      >
        <QuestionList name="faq" questions={text.list(formatCity(company().address))} opensFirst />
      </Split>
    </Section>
  );
}
