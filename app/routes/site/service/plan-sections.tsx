import { formatDay } from "~/lib/day-range";
import * as text from "~/messages/services/page";
import { floorPlan } from "~/site/drawings/floor-plan";
import { formatLength } from "~/site/metric";
import { PhoneFold } from "~/site/phone-fold";
import { Section } from "~/site/section";
import { Icon } from "~/ui/icon";
import { PopoverCloseButton, popoverOpenerProps, popoverProps } from "~/ui/popover";
import { PlanGeometryDefinition, PlanOverview, PlanSheet } from "./plan-drawing";
import { OpeningTable, RoomTable } from "./plan-tables";
import { FoldedSampleFiles } from "./samples";

/** Renders a finished floor plan with title block and room table. Pressing the drawing opens it at full size. */
export function PlanSections() {
  return (
    <Section tone="ruled" id="try" title={text.planTitle} lead={text.planLead}>
      <PlanGeometryDefinition />
      <figure className="drawing border-[1.5px] border-text bg-raised print:break-inside-avoid">
        <div className="relative p-[clamp(0.75rem,3vw,3rem)] focus-within:outline-2">
          <PlanOverview className="w-full md:hidden" />
          <PlanSheet className="w-full max-md:hidden" />
          <EnlargePlanButton />
        </div>
        <figcaption>
          <TitleBlock />
        </figcaption>
      </figure>
      <EnlargedPlan />
      <div className="mt-6 grid gap-x-gutter gap-y-4 md:mt-10 md:gap-y-8 min-[56rem]:grid-cols-12">
        <div className="min-[56rem]:col-span-4">
          <h3>{text.measureIt}</h3>
          <p className="mt-2 max-w-[40ch] text-muted">{text.measureItHint}</p>
        </div>
        <div className="min-[56rem]:col-span-8">
          <PhoneFold title={text.planTable}>
            <RoomTable />
          </PhoneFold>
        </div>
        <OpeningTable />
      </div>
      <FoldedSampleFiles files={["plan"]} />
    </Section>
  );
}

function TitleBlock() {
  const { sheet, revision, place, dimensions, walls, heights, scale, source } = text.planBlock;
  const [inner, outer] = floorPlan.thickness;
  const items = [
    sheet,
    {
      term: revision.term,
      value: revision.value(floorPlan.revision, formatDay(floorPlan.issued)),
    },
    place,
    source,
    dimensions,
    { term: walls.term, value: walls.value(formatLength(outer), formatLength(inner)) },
    { term: heights.term, value: heights.value(formatLength(floorPlan.ceiling)) },
    scale,
  ];
  return (
    <dl className="grid grid-cols-2 overflow-clip border-t-[1.5px] border-text max-[19rem]:grid-cols-1 lg:grid-cols-4">
      {items.map(({ term, value }) => (
        <div key={term} className="-mb-px -ml-px border-b border-l border-line-strong px-4 py-3 sm:px-4.5">
          <dt className="text-small text-muted">{term}</dt>
          <dd className="text-ui font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const sheetId = "plan-sheet";

/** A button over the drawing that opens it at full size, without script. */
function EnlargePlanButton() {
  return (
    <button
      type="button"
      {...popoverOpenerProps(sheetId)}
      className="mt-3 inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-accent-text underline underline-offset-[0.25em] after:absolute after:inset-0 after:cursor-zoom-in hover:decoration-2 print:hidden"
    >
      <Icon name="search" className="size-5" />
      {text.enlargePlan}
    </button>
  );
}

/** Renders the drawing at full size in a scrollable popover. */
function EnlargedPlan() {
  return (
    <div
      {...popoverProps(sheetId)}
      aria-label={text.enlargedPlan}
      role="dialog"
      className="drawing fixed inset-2 m-0 size-auto max-h-none max-w-none overflow-auto overscroll-contain border border-line-strong bg-raised p-0 text-text backdrop:bg-scrim sm:inset-6"
    >
      <div className="sticky top-0 left-0 flex items-center justify-between border-b border-line bg-raised ps-4">
        <p className="text-ui font-semibold">{text.enlargedPlan}</p>
        <PopoverCloseButton popover={sheetId} label={text.closePlan} />
      </div>
      <PlanSheet isFull className="mx-auto w-364 max-w-none" />
    </div>
  );
}
