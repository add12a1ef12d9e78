import * as homeText from "~/messages/home";
import { Picture } from "~/site/picture";
import { Section, SectionHead } from "~/site/section";

/** The three steps of a booking on the home page. Each has one picture per theme. */
const steps = () =>
  (["select", "customize", "schedule"] as const).map((key, index) => ({
    id: index + 1,
    img: `step-${key}-light` as const,
    imgDark: `step-${key}-dark` as const,
    alt: homeText.steps[key].alt,
    title: homeText.steps[key].title,
    desc: homeText.steps[key].text,
  }));

const sizes = "(min-width: 90rem) 28rem, (min-width: 48rem) 31vw, 92vw";
const look = "aspect-4/3 w-full object-cover";

/** Renders the steps of a booking with one picture per theme; the browser loads only the visible one. */
export function StepSection() {
  return (
    <Section>
      <SectionHead title={homeText.steps.title} lead={homeText.steps.lead} />
      <ol className="grid gap-x-gutter gap-y-10 md:grid-cols-3">
        {steps().map(({ id, img, imgDark, alt, title, desc }) => (
          <li key={id}>
            <div className="overflow-hidden bg-raised">
              <Picture name={img} alt={alt} sizes={sizes} className={`${look} dark:hidden`} />
              <Picture name={imgDark} alt={alt} sizes={sizes} className={`${look} hidden dark:block`} />
            </div>
            <p
              aria-hidden="true"
              className="mt-4.5 mb-3 flex items-center gap-3 font-mono text-mono text-muted"
            >
              {id}
              <span className="h-2.25 flex-1 -translate-y-1 border-r border-b border-line-strong" />
            </p>
            <h3>{title}</h3>
            <p className="mt-1.5 max-w-[38ch] text-muted">{desc}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
