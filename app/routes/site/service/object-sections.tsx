import * as text from "~/messages/services/page";
import type { Point } from "~/site/drawings/floor-plan";
import hull from "~/site/drawings/hull.json";
import { feetAndInches, toEighths } from "~/site/feet-and-inches";
import { Section } from "~/site/section";

const caption = "mt-4 border-t border-line pt-4 text-small text-muted";
// On the narrowest screen of each step, no text is smaller than 13 pixels.
const small = "text-[42px] min-[24rem]:text-[34px] sm:text-[28px] md:text-[20px] xl:text-[18px]";
const water = "stroke-line-strong";
const length = (meters: number) => feetAndInches(toEighths(meters));

const toPaths = (lines: string) => lines.split(/(?=M)/);
const sections = toPaths(hull.sections);
/** The sections of the stern, counted from the middle, precede those of the bow. */
const sternSections = 5;
const { waterline, centerLine, sternX, bowX, keelY, halfBeam } = hull;

export function ObjectSections() {
  return (
    <Section tone="ruled" id="try" title={text.hullTitle} lead={text.hullLead}>
      <div className="grid gap-3">
        <label htmlFor={cutId} className="text-ui font-semibold print:hidden noscript:hidden">
          {text.hullCut}
        </label>
        {/* site-script.js copies the value to the surrounding box. The bow, with station 0, is on the right. */}
        <input
          type="range"
          id={cutId}
          min={cuts.first}
          max={cuts.last}
          defaultValue={cuts.middle}
          dir="rtl"
          autoComplete="off"
          aria-valuetext={text.hullCutValue.replace("#", String(cuts.middle))}
          data-value-text={text.hullCutValue}
          className="h-11! max-w-160 print:hidden noscript:hidden"
        />
        <div className="drawing grid gap-x-gutter gap-y-10 border border-line bg-raised p-[clamp(0.75rem,3vw,3rem)] min-[62rem]:grid-cols-[2fr_1fr]">
          <figure>
            <SideView />
            <figcaption className={caption}>{text.hullSideCaption}</figcaption>
          </figure>
          <figure>
            <EndView />
            <figcaption className={caption}>{text.hullEndCaption}</figcaption>
          </figure>
        </div>
      </div>
    </Section>
  );
}

const cutId = "hull-cut";

/** The stations with a section. The ends of the hull have none. */
const cuts = { first: 1, middle: 5, last: 9 };

/** Highlights the line of the chosen station. Until the visitor moves the cut, all lines look the same. */
const cut =
  "stroke-accent-text opacity-[calc(1-min(0.75,max(var(--compare)*100-var(--at),var(--at)-var(--compare)*100)))] " +
  "[stroke-width:calc(3px-1.75px*min(1,max(var(--compare)*100-var(--at),var(--at)-var(--compare)*100)))]";

/** A class for each station number, because the content security policy forbids style attributes. */
const stations = [
  "[--at:0]",
  "[--at:1]",
  "[--at:2]",
  "[--at:3]",
  "[--at:4]",
  "[--at:5]",
  "[--at:6]",
  "[--at:7]",
  "[--at:8]",
  "[--at:9]",
  "[--at:10]",
];

function CutLines({ paths, from }: { paths: readonly string[]; from: number }) {
  return paths.map((path, index) => (
    <path key={path} d={path} className={`${cut} ${stations[from + index] ?? ""}`} />
  ));
}

// Both views have the same line width at every scale.
const inks = "stroke-text [&_path]:[vector-effect:non-scaling-stroke]";
const view = { fill: "none", strokeWidth: "1.25", strokeLinejoin: "round", role: "img" } as const;

function SideView() {
  return (
    <svg viewBox="0 0 800 340" {...view} aria-label={text.hullSideAlt} className={`w-full ${inks}`}>
      <path d={`M0 ${waterline}H800`} strokeDasharray="10 6" className={water} />
      {hull.sideAppendages.map((path) => (
        <path key={path} d={path} className="fill-raised" />
      ))}
      <path d={hull.profile} strokeWidth="2" className="fill-raised" />
      <path d={`M${sternX} ${waterline}H${bowX}`} strokeDasharray="10 6" className={water} />
      <CutLines paths={toPaths(hull.stationLines)} from={0} />
      <g>
        {hull.stationMarks.map((x, index) => (
          <text
            key={x}
            x={x}
            y="30"
            textAnchor="middle"
            stroke="none"
            className={`fill-muted font-mono max-md:even:hidden ${small}`}
          >
            {index}
          </text>
        ))}
      </g>
      <HullDimension
        from={[sternX, 300]}
        to={[bowX, 300]}
        extend={[-150, -200]}
        label={text.lengthOverAll(length(hull.length))}
        size={small}
      />
      <HullDimension
        from={[768, waterline]}
        to={[768, keelY]}
        extend={[-10, -350]}
        labelAt={[726, (waterline + keelY) / 2]}
        label={text.draft(length(hull.draft))}
        size={small}
      />
    </svg>
  );
}

function EndView() {
  return (
    <svg
      viewBox="0 0 400 340"
      {...view}
      aria-label={text.hullEndAlt}
      className={`w-full max-[62rem]:mx-auto max-[62rem]:max-w-96 ${inks}`}
    >
      {hull.endAppendages.map((path) => (
        <path key={path} d={path} className="fill-raised" />
      ))}
      <path d={hull.middleArea} stroke="none" className="fill-raised" />
      <path d={`M0 ${waterline}H400`} strokeDasharray="10 6" className={water} />
      <path d={`M${centerLine} 36V270`} strokeDasharray="16 4 3 4" className={water} />
      <CutLines paths={sections.slice(sternSections)} from={cuts.first} />
      <CutLines paths={sections.slice(0, sternSections)} from={cuts.middle} />
      <path d={hull.middleSection} strokeWidth="2" />
      <HullDimension
        from={[centerLine - halfBeam, 300]}
        to={[centerLine + halfBeam, 300]}
        extend={[-200, -200]}
        label={text.beam(length(hull.beam))}
        size="text-[21px] sm:text-[18px] min-[62rem]:text-[21px] xl:text-[18px]"
      />
    </svg>
  );
}

interface HullDimensionProps {
  from: Point;
  to: Point;
  /** The length of the extension line at each end, back to the object. */
  extend: readonly [number, number];
  label: string;
  /** Where the label of a vertical dimension ends, at half its height. A horizontal dimension has its label above the middle. */
  labelAt?: Point;
  size: string;
}

function HullDimension({ from, to, extend, label, labelAt, size }: HullDimensionProps) {
  const isUpright = from[0] === to[0];
  const lines = [from, to].map(([x, y], index) => {
    const reach = extend[index] ?? 0;
    return isUpright ? `M${x + 6} ${y}h${reach}` : `M${x} ${y + 6}v${reach}`;
  });
  const ticks = [from, to].map(([x, y]) => `M${x - 5} ${y + 5}l10-10`);
  const [x, y] = labelAt ?? [(from[0] + to[0]) / 2, from[1] - 9];
  return (
    <g>
      <path d={lines.join("")} className="stroke-line-strong" strokeWidth="0.8" />
      <path d={`M${from.join(" ")}L${to.join(" ")}`} className="stroke-text" />
      <path d={ticks.join("")} strokeWidth="2" className="stroke-text" />
      <text
        x={x}
        y={y}
        dy={labelAt && "0.45em"}
        textAnchor={labelAt ? "end" : "middle"}
        strokeWidth="8"
        strokeLinejoin="round"
        className={`fill-text stroke-raised font-mono [paint-order:stroke] ${size}`}
      >
        {label}
      </text>
    </g>
  );
}
