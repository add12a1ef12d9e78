import * as text from "~/messages/booking-details";

const lineStyles = "h-7 border-b border-line-strong";

/** Blank lines for handwriting on the printed job sheet. */
export function SiteNotes() {
  return (
    <section className="col-span-full hidden break-inside-avoid print:block">
      <h2>{text.siteNotes}</h2>
      <div aria-hidden="true">
        <div className={lineStyles} />
        <div className={lineStyles} />
        <div className={lineStyles} />
      </div>
      <div className="mt-10 grid grid-cols-3 gap-6 text-small">
        {text.siteNoteLines.map((label) => (
          <span key={label} className="border-t border-text pt-1">
            {label}
          </span>
        ))}
      </div>
    </section>
  );
}
