import { paths } from "~/paths";
import { ArrowButton } from "~/site/call-to-action";
import { company } from "~/site/company";
import { DimensionLine } from "~/site/dimension-line";
import { Picture } from "~/site/picture";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";

/** On phones the picture is cropped to its middle; a width below the real one keeps the file small. */
export const heroSizes = "(min-width: 56rem) min(100vw, 112rem), 70vw";

// Keeps the text on a dark background: the bright half of the picture begins where the gradient ends.
const shade =
  "after:absolute after:inset-x-0 after:bottom-0 after:h-[45%] after:bg-linear-to-t after:from-ink after:from-2% " +
  "after:to-transparent min-[56rem]:after:inset-0 min-[56rem]:after:h-auto " +
  "min-[56rem]:after:bg-[linear-gradient(90deg,var(--color-ink)_0%,color-mix(in_srgb,var(--color-ink)_88%,transparent)_max(24rem,24%),color-mix(in_srgb,var(--color-ink)_52%,transparent)_max(38rem,40%),transparent_max(54rem,58%)),linear-gradient(to_top,color-mix(in_srgb,var(--color-ink)_86%,transparent)_0%,transparent_26%)]";

/** Renders the headline over the banner: point cloud on the left, photograph on the right. */
export function Hero() {
  return (
    <section className="on-ink relative isolate flex flex-col overflow-clip min-[56rem]:min-h-[clamp(38rem,86svh,58rem)]">
      <div
        className={`relative h-[46svh] max-h-104 min-h-72 min-[56rem]:absolute min-[56rem]:inset-y-0 min-[56rem]:right-0 min-[56rem]:-z-1 min-[56rem]:h-full min-[56rem]:max-h-none min-[56rem]:w-[min(100%,112rem)] ${shade}`}
      >
        <Picture
          name="hero"
          alt="One living room shown twice: at left as laser scan points, at right as a photograph. Computer-generated illustration."
          sizes={heroSizes}
          isFirst
          className="size-full object-cover object-[47%_50%] min-[56rem]:object-[72%_50%]"
        />
      </div>
      <Container className="relative pt-2 pb-10 min-[56rem]:my-auto min-[56rem]:pt-16 min-[56rem]:pb-12">
        <h1 className="max-w-[5.9em] text-display text-wrap">
          Visualize with Precision, Build with Confidence
        </h1>
        <p className="mt-5 max-w-[34ch] text-lead">
          We scan rooms, buildings and large objects, and hand back tours, drawings and models you can measure
          from.
        </p>
        <div className="mt-8 flex flex-wrap gap-x-4 gap-y-3">
          <ArrowButton to={paths.booking()}>Book an appointment</ArrowButton>
          <ButtonLink to="#services" reloadDocument className="bg-ink/60 hover:bg-ink">
            Our services
          </ButtonLink>
        </div>
      </Container>
      <Container className="pb-6 min-[56rem]:flex min-[56rem]:items-center min-[56rem]:gap-12">
        <DimensionLine className="flex-[1_1_50%] text-text">{company.accuracy}</DimensionLine>
        <p className="mt-3 text-small text-muted min-[56rem]:mt-0 min-[56rem]:max-w-[48ch] min-[56rem]:text-end min-[56rem]:text-text">
          The same place, twice: as points, and as it stands.
        </p>
      </Container>
    </section>
  );
}
