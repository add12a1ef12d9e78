const known = [
  { word: "Pending", look: "bg-warn-soft text-warn", sign: "" },
  { word: "Viewed", look: "bg-success-soft text-success", sign: "bg-current" },
];
const unknown = { word: "Unknown", look: "bg-sunken text-muted", sign: "border-dashed" };

/** A booking's status by its number: 0 Pending, 1 Viewed, anything else Unknown. */
export function BookingStatus({ status }: { status: number }) {
  const { word, look, sign } = known[status] ?? unknown;
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-[2px] py-0.75 ps-2 pe-2.5 text-small font-semibold whitespace-nowrap ${look}`}
    >
      <span
        aria-hidden="true"
        className={`size-2 border-[1.5px] border-current forced-color-adjust-none [print-color-adjust:exact] ${sign}`}
      />
      {word}
    </span>
  );
}
