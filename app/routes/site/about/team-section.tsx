import { team as text } from "~/messages/about";
import { company } from "~/settings/company";
import { Section, Split } from "~/site/section";

/** Renders the team: the founder's note, without name and portrait until the company provides them. */
export function TeamSection() {
  return (
    <Section>
      <Split title={<h2>{text.title}</h2>}>
        <div className="border-t border-line-strong pt-6">
          <h3 className="text-body text-muted">{text.name(company().name)}</h3>
          {text.paragraphs(company().name).map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[34ch] text-h2 leading-[1.25] tracking-[-0.02em]">
              {paragraph}
            </p>
          ))}
        </div>
      </Split>
    </Section>
  );
}
