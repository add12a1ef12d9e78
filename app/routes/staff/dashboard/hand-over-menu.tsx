import { Form } from "@remix-run/react";
import { StaffIcon } from "~/back-office/staff-icon";
import { classNames } from "~/ui/class-names";
import { popoverOpenerProps, popoverProps } from "~/ui/popover";
import type { DeskRow, DeskView } from "./to-desk.server";

const menuId = "hand-over";

/** Without script, users change the owner on the booking's page. */
export function HandOverButton({
  row: { handOver },
  isChosen,
  onChoose,
}: {
  row: DeskRow;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      {...popoverOpenerProps(menuId)}
      onClick={onChoose}
      aria-label={handOver}
      className={classNames(
        "relative z-(--z-raised) inline-grid size-control-sm place-items-center rounded-control hover:bg-sunken max-sm:size-11 noscript:hidden",
        isChosen && "[anchor-name:--hand-over]",
      )}
    >
      <StaffIcon name="user-add" />
    </button>
  );
}

/** One menu for all rows. */
export function HandOverMenu({ row, title, colleagues }: DeskView["handOver"] & { row: DeskRow | null }) {
  return (
    <div
      {...popoverProps(menuId)}
      className="fixed inset-0 m-auto max-h-80 w-64 overflow-y-auto rounded-control border border-line bg-raised p-1.5 text-text shadow-menu [position-try-fallbacks:flip-block] supports-[anchor-name:--a]:inset-auto supports-[anchor-name:--a]:top-[anchor(--hand-over_bottom)] supports-[anchor-name:--a]:right-4 supports-[anchor-name:--a]:m-0 sm:supports-[anchor-name:--a]:right-[anchor(--hand-over_right)]"
    >
      <Form
        method="post"
        preventScrollReset
        aria-label={row?.handOver}
        onSubmit={() => document.getElementById(menuId)?.hidePopover()}
      >
        <p className="px-3 py-1.5 text-small text-muted">{title}</p>
        <input type="hidden" name="intent" value="hand-over" />
        <input type="hidden" name="id" value={row?.id ?? ""} />
        {colleagues.map(({ id, fullName }) => (
          <button
            key={id}
            type="submit"
            name="ownerId"
            value={id}
            translate="no"
            className="flex min-h-11 w-full items-center rounded-[2px] px-3 py-2 text-start font-medium wrap-anywhere hover:bg-soft"
          >
            {fullName}
          </button>
        ))}
      </Form>
    </div>
  );
}
