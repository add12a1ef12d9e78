import type { MetaFunction } from "@remix-run/node";
import * as text from "~/messages/prepare";
import { paths } from "~/paths";
import { CallToAction } from "~/site/call-to-action";
import { Letterhead } from "~/site/letterhead";
import { marketingHeaders } from "~/site/page-cache.server";
import { subPageMeta } from "~/site/page-meta";
import { Container } from "~/ui/container";
import { NoteLines } from "~/ui/note-lines";

export const headers = marketingHeaders;

export const meta: MetaFunction = ({ matches }) =>
  subPageMeta(matches, {
    name: text.pageName,
    path: paths.prepare(),
    description: text.description,
    image: "about-1200.jpg",
  });

/** Prints as one sheet with boxes to tick and lines for notes. */
export default function PreparePage() {
  return (
    <>
      <Container className="pt-[clamp(2.5rem,5vw,5.5rem)] pb-section print:flex print:min-h-[252mm] print:flex-col print:p-0 print:text-[10pt] print:leading-snug">
        <div className="hidden print:block">
          <Letterhead />
        </div>
        <div className="grid items-end gap-x-gutter gap-y-6 min-[56rem]:grid-cols-12 print:mt-[5mm] print:block">
          <h1 className="min-[56rem]:col-span-7 print:text-[22pt]">{text.title}</h1>
          <div className="min-[56rem]:col-span-5 min-[56rem]:col-start-8 print:mt-[2mm]">
            <p className="text-lead text-muted print:text-[10pt]">{text.lead}</p>
            <p className="mt-2 text-muted print:hidden">{text.print}</p>
          </div>
        </div>
        <div className="mt-[clamp(2.5rem,4vw,4.5rem)] columns-[26rem] gap-x-gutter print:mt-[5mm] print:columns-2">
          {text.groups.map(({ title, items }) => (
            <section key={title} className="break-inside-avoid pb-10 print:pb-[4mm]">
              <h2 className="border-b border-line-strong pb-3 text-h3 font-semibold print:pb-[1mm] print:text-[11pt]">
                {title}
              </h2>
              <ul>
                {items.map((item) => (
                  <li
                    key={item}
                    className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-line py-3.5 before:mt-[0.2em] before:size-4.5 before:border before:border-line-strong before:content-[''] print:gap-x-[3mm] print:py-[1.5mm] print:before:mt-0 print:before:size-[4mm]"
                  >
                    {item}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="hidden flex-1 flex-col print:flex">
          <NoteLines title={text.notes} />
        </div>
      </Container>
      <CallToAction title={text.closing} picture="closing-3d-virtual-tours" />
    </>
  );
}
