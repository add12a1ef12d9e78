import * as homeText from "~/messages/home";
import { Picture } from "~/site/picture";
import { Section } from "~/site/section";

const sizes = "(min-width: 90rem) 28rem, (min-width: 48rem) 31vw, 9rem";
const look = "aspect-4/3 w-full object-cover";

/** The steps of a booking with one picture per theme; the browser loads only the visible one. */
export function StepSection() {
  const text = homeText.steps;
  return (
    <Section title={text.title} lead={text.lead}>
      <ol className="grid gap-x-gutter gap-y-5 md:grid-cols-3">
        {(["select", "customize", "schedule"] as const).map((key, index) => (
          <li key={key} className="grid gap-x-4 gap-y-3 min-[20rem]:grid-cols-[8rem_minmax(0,1fr)] md:block">
            <div className="self-start overflow-hidden bg-raised">
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
            <div>
              <p
                aria-hidden="true"
                className="mb-2 flex items-center gap-3 font-mono text-mono text-muted md:mt-4.5 md:mb-3"
              >
                {index + 1}
                <span className="h-2.25 flex-1 -translate-y-1 border-r border-b border-line-strong" />
              </p>
              <h3>{text[key].title}</h3>
              <p className="mt-1.5 max-w-[38ch] text-base text-muted md:text-body">{text[key].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
