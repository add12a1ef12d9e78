import * as text from "~/messages/services/page";
import { ComparisonSlider } from "~/site/comparison-slider";
import { Section } from "~/site/section";

export function StagingSections() {
  return (
    <Section tone="ruled" id="try" title={text.stagingTitle} lead={text.stagingLead}>
      <figure>
        <ComparisonSlider
          first={{ name: "staging-before", alt: text.stagingBefore.alt }}
          second={{ name: "staging-after", alt: text.stagingAfter.alt }}
          sizes="(min-width: 90rem) 90rem, 92vw"
          label={text.stagingComparison}
          valueText={text.stagingComparisonValue}
          className="aspect-8/5"
        />
        <figcaption className="grid gap-x-gutter gap-y-4 pt-4 min-[40rem]:grid-cols-2">
          <Side {...text.stagingBefore} />
          <Side {...text.stagingAfter} />
        </figcaption>
      </figure>
    </Section>
  );
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <p>
      <strong className="block text-h3 font-semibold tracking-[-0.012em]">{title}</strong>
      <span className="mt-1 block max-w-[44ch] text-muted">{text}</span>
    </p>
  );
}
