import { Form } from "@remix-run/react";
import { pageSizes } from "~/booking/list/list-limits";
import * as text from "~/messages/bookings-list";

/** Chooses how many rows the pages of the list have in this browser. */
export function PageSizeForm({ address, pageSize }: { address: string; pageSize: number }) {
  return (
    <Form method="post" action={address} className="mt-3 flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="page-size" />
      <span id="page-size" className="text-muted">
        {text.rowsPerPage}
      </span>
      <div
        role="group"
        aria-labelledby="page-size"
        className="inline-flex rounded-control border border-line-strong"
      >
        {pageSizes.map((size) => (
          <button
            key={size}
            type="submit"
            name="size"
            value={size}
            aria-pressed={size === pageSize}
            className="min-h-9.5 min-w-11 border-line-strong px-2.5 tabular-nums not-first:border-s hover:bg-soft aria-pressed:bg-soft aria-pressed:font-semibold aria-pressed:shadow-[inset_0_-3px_0_var(--color-fill)] max-sm:min-h-11"
          >
            {size}
          </button>
        ))}
      </div>
    </Form>
  );
}
