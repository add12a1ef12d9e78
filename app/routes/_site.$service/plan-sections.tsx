import { Section, SectionHead } from "~/site/section";

const plan = {
  width: 1400,
  height: 1010,
  loading: "lazy",
} as const;
const alt =
  "Floor plan of a one-bedroom apartment with a study: living and dining room, kitchen, bath, bedroom and study, with dimensions in feet and inches and areas in square feet.";

/** Renders a finished floor plan; there is one drawing per theme. */
export function PlanSections() {
  return (
    <Section tone="ruled">
      <SectionHead
        title="The sheet itself"
        lead="Dimensions in feet and inches, areas by room, walls at their true thickness."
      />
      <figure className="border border-line bg-raised p-[clamp(0.75rem,3vw,3rem)]">
        <img src="/images/floor-plan-light.svg" {...plan} alt={alt} className="w-full dark:hidden" />
        <img src="/images/floor-plan-dark.svg" {...plan} alt={alt} className="hidden w-full dark:block" />
        <figcaption className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-line pt-4 text-small text-muted">
          <span>The apartment of the picture above, drawn from its scan.</span>
          <span className="font-mono text-mono">Sample sheet</span>
        </figcaption>
      </figure>
    </Section>
  );
}
