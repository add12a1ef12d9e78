import * as frameText from "~/messages/frame";
import * as homeText from "~/messages/home";
import * as pageText from "~/messages/services/page";
import { paths } from "~/paths";
import { ArrowButton } from "~/site/call-to-action";
import { ComparisonSlider } from "~/site/comparison-slider";
import { DimensionLine } from "~/site/dimension-line";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";

/** Renders of the same view of one room, for the left and the right of the comparison line. */
export const heroPictures = ["hero-points", "hero-photo"] as const;

/** On phones the picture is cropped to its middle, so a width below the real one keeps the file small. */
export const heroSizes = "(min-width: 56rem) 100vw, 70vw";

// The text is 5.9 times as wide as its font size. The comparison line stays right of the text and above the caption.
const besideText =
  "min-[56rem]:[--text-end:calc(max(var(--spacing-margin),(100%-90rem)/2)+5.9*var(--text-display))] " +
  "min-[56rem]:[--compare-from:calc(var(--text-end)+1rem)] min-[56rem]:[--compare-foot:4.5rem]";

// Beside the text, the points are small and dim. Tailwind's own class would add 13 properties to the style sheet for one filter.
const brighter = "min-[56rem]:[&_.compare-first]:[filter:brightness(1.4)]";

const shade =
  "pointer-events-none absolute inset-x-0 bottom-0 h-[45%] print:hidden bg-linear-to-t from-ink from-2% to-transparent " +
  "min-[56rem]:inset-0 min-[56rem]:h-auto " +
  "min-[56rem]:bg-[linear-gradient(90deg,var(--color-ink)_0%,color-mix(in_srgb,var(--color-ink)_88%,transparent)_calc(var(--text-end)-2rem),transparent_calc(var(--text-end)+5rem)),linear-gradient(to_top,var(--color-ink)_calc(var(--compare-foot)*0.7),transparent_calc(var(--compare-foot)*3))]";

export function Hero() {
  return (
    <section className="on-ink relative isolate flex flex-col overflow-clip min-[56rem]:min-h-[clamp(38rem,86svh,58rem)]">
      <ComparisonSlider
        first={{ name: heroPictures[0], alt: homeText.hero.points }}
        second={{ name: heroPictures[1], alt: homeText.hero.photo }}
        sizes={heroSizes}
        label={homeText.hero.comparison}
        valueText={homeText.hero.comparisonValue}
        isFirst
        className={`h-[clamp(7rem,100svh-33rem,34svh)] max-h-104 sm:h-[44svh] min-[56rem]:absolute min-[56rem]:inset-0 min-[56rem]:-z-1 min-[56rem]:h-full min-[56rem]:max-h-none ${besideText} ${brighter}`}
        imageClassName="object-[47%_50%] min-[56rem]:object-[72%_50%]"
      >
        <div className={shade} />
      </ComparisonSlider>
      {/* Beside the text, the pointer must reach the comparison line. */}
      <Container className="pointer-events-none relative pt-2 pb-10 *:pointer-events-auto min-[56rem]:my-auto min-[56rem]:pt-16 min-[56rem]:pb-12">
        <h1 className="max-w-[5.9em] min-w-min text-display text-wrap">{homeText.hero.title}</h1>
        <p className="mt-5 max-w-[34ch] text-lead">{homeText.hero.lead}</p>
        <div className="mt-8 flex w-fit flex-wrap gap-x-4 gap-y-3">
          <ArrowButton to={paths.booking()}>{frameText.bookAppointment}</ArrowButton>
          <ButtonLink to={paths.sampleScan()} reloadDocument className="bg-ink/60 hover:bg-ink print:hidden">
            {pageText.exploreScan}
          </ButtonLink>
        </div>
        <p className="mt-4 w-fit print:hidden">
          <a href={paths.sampleTour()}>{pageText.exploreTour}</a>
        </p>
      </Container>
      <Container className="pointer-events-none pb-6 min-[56rem]:flex min-[56rem]:items-center min-[56rem]:gap-12 forced-colors:bg-[Canvas]">
        <DimensionLine className="flex-[1_1_50%] text-text max-[24rem]:[&>[aria-hidden]]:hidden">
          {homeText.hero.accuracy(frameText.accuracy)}
        </DimensionLine>
        <p className="mt-3 text-small text-muted min-[56rem]:mt-0 min-[56rem]:max-w-[48ch] min-[56rem]:text-end min-[56rem]:text-text">
          {homeText.hero.caption}
        </p>
      </Container>
    </section>
  );
}
