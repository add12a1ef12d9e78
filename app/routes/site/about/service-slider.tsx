import { services } from "~/booking/services";
import * as aboutText from "~/messages/about";
import { Section } from "~/site/section";
import { ServiceCard } from "~/site/service-pages/service-card";
import { Icon } from "~/ui/icon";

const sliderId = "services";
const step =
  "inline-flex size-11 items-center justify-center rounded-control border border-line-strong hover:border-text " +
  "hover:bg-soft aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent";

// Card widths at the specification's breakpoints: 3 per row, then 2, then one or two and a part of the next.
const columns =
  "auto-cols-[84%] gap-5 min-[500px]:auto-cols-[64%] min-[640px]:auto-cols-[46%] " +
  "min-[768px]:auto-cols-[calc((100%-1.25rem)/2)] " +
  "min-[1024px]:auto-cols-[calc((100%-2.5rem)/3)] " +
  "min-[1280px]:auto-cols-[calc((100%-4rem)/3)] min-[1280px]:gap-8";

/** A scroll-snap row: touch, wheel and keys work natively, the buttons need JavaScript. */
export function ServiceSlider() {
  return (
    <Section>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h2>{aboutText.services.title}</h2>
        <div className="flex gap-3 noscript:hidden">
          <button
            type="button"
            data-slide="-1"
            aria-controls={sliderId}
            aria-disabled="true"
            aria-label={aboutText.services.previous}
            className={step}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            data-slide="1"
            aria-controls={sliderId}
            aria-label={aboutText.services.next}
            className={step}
          >
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      <div
        id={sliderId}
        role="group"
        aria-label={aboutText.services.region}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable region must be reachable by keyboard.
        tabIndex={0}
        className={`grid snap-x snap-mandatory [scrollbar-width:thin] grid-flow-col overflow-x-auto scroll-smooth pb-4 max-[640px]:-mx-margin max-[640px]:scroll-px-margin max-[640px]:px-margin ${columns}`}
      >
        {services.map(({ slug }) => (
          <div key={slug} className="snap-start">
            <ServiceCard
              slug={slug}
              layout="slider"
              sizes="(min-width: 90rem) 28rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 80vw"
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
