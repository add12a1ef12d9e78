import { Picture } from "~/site/picture";
import { Section, SectionHead } from "~/site/section";
import { FigureCaption } from "./figure-caption";

const sizes = "(min-width: 90rem) 42rem, (min-width: 40rem) 46vw, 92vw";

/** Renders the empty and the furnished half of one picture side by side. */
export function StagingSections() {
  return (
    <Section tone="ruled">
      <SectionHead
        title="What is there, and what was added"
        lead="You always receive both, from the same spot and in the same light."
      />
      <div className="grid gap-x-gutter gap-y-10 min-[40rem]:grid-cols-2">
        <figure>
          <Picture
            name="staging-before"
            alt="The window side of the bedroom: bare oak floor, sage paneled wall, no furniture."
            sizes={sizes}
            className="aspect-4/5 w-full object-cover"
          />
          <FigureCaption title="Before: as scanned">
            The room keeps its floor, its walls, its window and its view. Nothing is repaired in the picture.
          </FigureCaption>
        </figure>
        <figure>
          <Picture
            name="staging-after"
            alt="The other side of the same bedroom with a bed, a lamp, a rug, plants and an armchair."
            sizes={sizes}
            className="aspect-4/5 w-full object-cover"
          />
          <FigureCaption title="After: staged">
            Bed, lamp, rug, plants, armchair and art were added at their real size. All else is the room.
          </FigureCaption>
        </figure>
      </div>
    </Section>
  );
}
