import * as text from "~/messages/services/facility-management-scanning";
import { NumberMark } from "~/site/figure-parts";
import { Picture } from "~/site/picture";
import { Section } from "~/site/section";
import { SampleFiles } from "./samples";

/** The assets of the numbered marks in the picture of the roof. Positions are in percent of the picture's width and height. */
export const facilityMarks = {
  airHandler: { asset: "AHU-1", x: 47.5, y: 57 },
  valve: { asset: "V-1", x: 54, y: 69 },
  pipe: { asset: "P-1", x: 73, y: 69 },
  chiller: { asset: "CH-1", x: 85, y: 56 },
} as const;

export function FacilitySections() {
  const { sample } = text;
  const items = (["airHandler", "valve", "pipe", "chiller"] as const).map((key) => ({
    ...facilityMarks[key],
    ...sample.items[key],
  }));
  return (
    <Section tone="ruled" id="try" title={sample.heading} lead={sample.lead}>
      <div className="relative">
        <Picture
          name="facilities-management"
          alt={sample.alt}
          sizes="(min-width: 90rem) 90rem, 100vw"
          className="w-full"
        />
        <svg viewBox="0 0 800 500" aria-hidden="true" className="absolute inset-0 size-full">
          {items.map(({ x, y, name }, index) => (
            <NumberMark key={name} x={x * 8} y={y * 5} number={index + 1} />
          ))}
        </svg>
      </div>
      <ol className="mt-5 grid border-t border-line-strong sm:grid-cols-2 sm:gap-x-gutter min-[62rem]:grid-cols-4">
        {items.map(({ asset, name, system, record }, index) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-line py-3 md:py-4">
            <span aria-hidden="true" className="font-mono text-mono text-muted">
              {index + 1}
            </span>
            <div>
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold">{name}</span>
                <span className="font-mono text-mono text-muted">{asset}</span>
              </p>
              <p className="text-small text-muted md:text-body">
                {system}
                <span aria-hidden="true" className="md:hidden">
                  {" · "}
                </span>
                <span className="md:mt-1 md:block md:text-small">{record}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6 md:mt-12 print:hidden">
        <SampleFiles files={["register"]} />
      </div>
    </Section>
  );
}
