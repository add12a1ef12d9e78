import { Section, SectionHead } from "~/site/section";
import { along, profile, section, stationLine, stations, waterline } from "./hull-lines";

const center = 165;
const middle = 0.45;

/** Renders the cross sections of the yacht in the picture, and their positions. */
export function ObjectSections() {
  return (
    <Section tone="ruled">
      <SectionHead
        title="Cut where you need it"
        lead="The closed surface can be cut anywhere. These are the sections of a hull at its stations."
      />
      <div className="grid gap-x-gutter gap-y-10 border border-line bg-raised p-[clamp(0.75rem,3vw,3rem)] min-[62rem]:grid-cols-[8fr_4fr]">
        <figure className="flex flex-col justify-between">
          <svg
            viewBox="0 0 800 300"
            fill="none"
            strokeWidth="1.25"
            aria-hidden="true"
            className="stroke-text"
          >
            <path d={`M0 ${waterline}H800`} strokeDasharray="10 6" className="stroke-line-strong" />
            <path d="M330 222 362 288H458L452 219" className="stroke-line-strong" strokeDasharray="4 4" />
            <path d={stations.map(stationLine).join("")} className="stroke-accent-text" />
            <path d={profile} strokeWidth="1.75" />
            <g>
              {stations.map((at, index) => (
                <text
                  key={at}
                  x={along(at)}
                  y="14"
                  textAnchor="middle"
                  stroke="none"
                  className="fill-muted font-mono text-[18px] max-md:text-[34px] max-md:even:hidden"
                >
                  {index}
                </text>
              ))}
            </g>
          </svg>
          <figcaption className="mt-4 border-t border-line pt-4 text-small text-muted">
            Side view with stations 0 to 10, stern to bow. Keel dashed, waterline broken.
          </figcaption>
        </figure>
        <figure className="flex flex-col justify-between">
          <svg
            viewBox="0 0 330 300"
            fill="none"
            strokeWidth="1.25"
            aria-hidden="true"
            className="stroke-text"
          >
            <path d={`M0 ${waterline}H330`} strokeDasharray="10 6" className="stroke-line-strong" />
            <path d={`M${center} 20V270`} className="stroke-line-strong" />
            <path
              d={stations
                .slice(1, -1)
                .map((at) => section(at, center, at < middle ? -1 : 1))
                .join("")}
              className="stroke-accent-text"
            />
            <path d={section(0.4, center, -1) + section(0.5, center, 1)} strokeWidth="1.75" />
          </svg>
          <figcaption className="mt-4 border-t border-line pt-4 text-small text-muted">
            The cuts seen from the end: stern to the left of the center line, bow to the right.
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
