import * as homeText from "~/messages/home";
import { Picture } from "~/site/picture";
import { Section } from "~/site/section";

const sizes = "(min-width: 90rem) 28rem, (min-width: 48rem) 31vw, 92vw";
const look = "aspect-4/3 w-full object-cover";

/** Renders the steps of a booking with one picture per theme; the browser loads only the visible one. */
export function StepSection() {
  const text = homeText.steps;
  return (
    <Section title={text.title} lead={text.lead}>
      <ol className="grid gap-x-gutter gap-y-10 md:grid-cols-3">
        {(["select", "customize", "schedule"] as const).map((key, index) => (
          <li key={key}>
            <div className="overflow-hidden bg-raised">
              <Picture
                name={`step-${key}-light`}
                alt={text[key].alt}
                sizes={sizes}
                className={`${look} dark:hidden`}
              />
              <Picture
                name={`step-${key}-dark`}
                alt={text[key].alt}
                sizes={sizes}
                className={`${look} hidden dark:block`}
              />
            </div>
            <p
              aria-hidden="true"
              className="mt-4.5 mb-3 flex items-center gap-3 font-mono text-mono text-muted"
            >
              {index + 1}
              <span className="h-2.25 flex-1 -translate-y-1 border-r border-b border-line-strong" />
            </p>
            <h3>{text[key].title}</h3>
            <p className="mt-1.5 max-w-[38ch] text-muted">{text[key].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
