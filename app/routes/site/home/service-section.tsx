import { services } from "~/booking/services";
import * as frameText from "~/messages/frame";
import * as homeText from "~/messages/home";
import { paths } from "~/paths";
import { PhoneLink } from "~/site/contact-tags";
import { Section } from "~/site/section";
import { ServiceCard } from "~/site/service-pages/service-card";
import { ButtonLink } from "~/ui/button";

export function ServiceSection() {
  return (
    <Section tone="ruled" id="services" title={homeText.services.title} lead={homeText.services.lead}>
      <div className="grid gap-x-gutter gap-y-5 min-[38rem]:grid-cols-2 min-[38rem]:gap-y-[clamp(2rem,1.4rem+2vw,3.5rem)] min-[62rem]:grid-cols-3">
        {services.map(({ slug }) => (
          <ServiceCard
            key={slug}
            slug={slug}
            layout="grid"
            sizes="(min-width: 90rem) 28rem, (min-width: 62rem) 31vw, (min-width: 38rem) 46vw, 12rem"
          />
        ))}
        <UnsurePanel />
      </div>
    </Section>
  );
}

/** Fills the row of the seventh service. */
function UnsurePanel() {
  return (
    <div className="grid grid-cols-1 bg-soft min-[62rem]:col-span-2 min-[62rem]:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
      <div className="flex flex-col justify-between gap-8 p-[clamp(1.5rem,1rem+2vw,3rem)]">
        <div>
          <h3>{homeText.unsure.title}</h3>
          <p className="mt-3 max-w-[46ch] text-muted">{homeText.unsure.text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to={paths.booking()} reloadDocument variant="primary" className="print:hidden">
            {frameText.bookAppointment}
          </ButtonLink>
          <PhoneLink className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-[0.25em] hover:decoration-2" />
        </div>
      </div>
      <ScannerDrawing className="hidden h-full w-full min-[62rem]:block" />
    </div>
  );
}

const head = { x: 188, y: 128 };
const wall = { x: 434, top: 34, bottom: 262 };
/** The offset of each ray's end from the wall line in pixels, from top to bottom. */
const depths = [-9, 0, 2, -7, -6, 2, -1, -8, -3];
const hits = depths.map((depth, index) => ({
  x: wall.x + depth,
  y: wall.top + ((wall.bottom - wall.top) * index) / (depths.length - 1),
}));

/** Points around a hit. The pattern is fixed, so that server and browser render the same. */
const spread = [
  [-4, 5],
  [-2, -4],
  [1, 2],
  [3, -3],
  [5, 4],
] as const;

function ScannerDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="90 0 390 300"
      preserveAspectRatio="xMaxYMax meet"
      fill="none"
      strokeWidth="1.25"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`stroke-text ${className}`}
    >
      <path d="M60 276h420" className="stroke-line-strong" />
      <path d={`M${wall.x + 8} 276V14`} />
      <path
        d={hits.map(({ x, y }) => `M${head.x} ${head.y}L${x} ${y}`).join("")}
        strokeWidth="0.9"
        strokeDasharray="5 5"
        className="stroke-accent"
      />
      <path
        d={hits.flatMap((hit) => spread.map(([x, y]) => `M${hit.x + x} ${hit.y + y}h.01`)).join("")}
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-accent-text"
      />
      <g className="fill-raised">
        <path d="M152 166h36v10h-36zM156 104h9v62h-9zM175 104h9v62h-9zM156 96h28v8h-28z" />
        <circle cx="170" cy="128" r="15" />
        <circle cx="170" cy="128" r="6" className="fill-accent" />
      </g>
      <path d="M170 176v26M163 176l-43 100M177 176l43 100M170 202l-7 74M140 230h60" />
    </svg>
  );
}
