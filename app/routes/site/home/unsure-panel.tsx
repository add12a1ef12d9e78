import { bookAppointment } from "~/messages/frame";
import { unsure as text } from "~/messages/home";
import { paths } from "~/paths";
import { PhoneLink } from "~/site/contact-tags";
import { ButtonLink } from "~/ui/button";
import { ScannerDrawing } from "./scanner-drawing";

/** Renders the panel that fills the row of the seventh service. */
export function UnsurePanel() {
  return (
    <div className="grid grid-cols-1 bg-soft min-[62rem]:col-span-2 min-[62rem]:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
      <div className="flex flex-col justify-between gap-8 p-[clamp(1.5rem,1rem+2vw,3rem)]">
        <div>
          <h3>{text.title}</h3>
          <p className="mt-3 max-w-[46ch] text-muted">{text.text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to={paths.booking()} reloadDocument variant="primary" className="print:hidden">
            {bookAppointment}
          </ButtonLink>
          <PhoneLink className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-[0.25em] hover:decoration-2" />
        </div>
      </div>
      <ScannerDrawing className="hidden h-full w-full min-[62rem]:block" />
    </div>
  );
}
