import { Picture } from "~/site/picture";
import { Section, SectionHead } from "~/site/section";
import { FigureCaption } from "./figure-caption";

const states = [
  {
    picture: "pump-photo",
    alt: "The pump room as it stands.",
    title: "The room",
    text: "We set up the scanner at several stations, so that nothing stays hidden behind a pipe.",
  },
  {
    picture: "pump-points",
    alt: "The same view as a point cloud.",
    title: "The point cloud",
    text: "All stations are registered into one cloud and checked against each other.",
  },
  {
    picture: "pump-bim",
    alt: "The same view as a model, colored by discipline.",
    title: "The model",
    text: "Walls, pipes and equipment become objects with a type, a size and a place.",
  },
] as const;

/** The colors of the rendered model, as in art/scripts/render.py. */
const disciplines = [
  { name: "Pipe", color: "#2fa58f" },
  { name: "Equipment", color: "#f0a23a" },
  { name: "Valve", color: "#e2574c" },
  { name: "Cable tray", color: "#8f7ad6" },
  { name: "Duct", color: "#5b9bd8" },
  { name: "Electrical", color: "#d768a5" },
  { name: "Structure", color: "#c8ccce" },
] as const;

/** Renders one view as photo, points and model, with the legend of the model. */
export function BimSections() {
  return (
    <Section tone="ruled">
      <SectionHead
        title="One camera, three states"
        lead="The room, the scan of the room, and the model drawn from the scan."
      />
      <div className="grid gap-x-gutter gap-y-8 md:grid-cols-3">
        {states.map(({ picture, alt, title, text }) => (
          <figure key={picture}>
            <Picture
              name={picture}
              alt={alt}
              sizes="(min-width: 90rem) 28rem, (min-width: 48rem) 31vw, 92vw"
              className="w-full"
            />
            <FigureCaption title={title}>{text}</FigureCaption>
          </figure>
        ))}
      </div>
      <ul
        aria-label="Model colors by discipline"
        className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6 gap-y-2 border-t border-line pt-5 text-ui"
      >
        {disciplines.map(({ name, color }) => (
          <li key={name} className="flex items-center gap-2.5">
            <svg viewBox="0 0 20 12" aria-hidden="true" className="h-3 w-5 shrink-0 stroke-line-strong">
              <rect x="0.5" y="0.5" width="19" height="11" fill={color} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
