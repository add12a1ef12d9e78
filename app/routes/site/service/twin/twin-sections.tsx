import { layers } from "~/messages/services/digital-twin";
import { Section, SectionHead } from "~/site/section";
import { TwinDrawing } from "./twin-drawing";

/** Renders the layers of a digital twin with an explanation of each. */
export function TwinSections() {
  return (
    <Section tone="ruled">
      <SectionHead title={layers.heading} lead={layers.lead} />
      <div className="grid items-center gap-x-gutter gap-y-10 min-[56rem]:grid-cols-12">
        <div className="min-[56rem]:col-span-5">
          <TwinDrawing />
        </div>
        <ol
          reversed
          className="border-t border-line-strong min-[56rem]:col-span-6 min-[56rem]:col-start-7 min-[56rem]:grid min-[56rem]:h-full min-[56rem]:grid-rows-4"
        >
          {layers.items.map(({ name, text }, index) => (
            <li key={name} className="grid grid-cols-[2.5rem_1fr] content-center border-b border-line py-6">
              <span aria-hidden="true" className="pt-1 font-mono text-mono text-muted">
                {layers.items.length - index}
              </span>
              <div>
                <h3>{name}</h3>
                <p className="mt-1.5 max-w-[48ch] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
