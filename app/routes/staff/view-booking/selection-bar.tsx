import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { me, none } from "~/booking/list/filter";
import { selectionLimit } from "~/booking/list/list-limits";
import type { OwnerOptions } from "~/booking/owner/owners.server";
import * as text from "~/messages/bookings-list";
import { markSpam, unmarkSpam } from "~/messages/spam";
import { Button } from "~/ui/button";
import { controlStyles } from "~/ui/control-styles";
import { SubmitButton } from "~/ui/submit-button";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { selectionFormId, useSelection } from "./selection";

const intents = ["assign", "mark-viewed", "start-review", "mark-spam", "unmark-spam"];

/**
 * The actions for the selected rows. The bar appears with the first selected row, even without script.
 *
 * @param address the URL of the list, to return to
 * @param isSpam whether the list shows spam, which can only be unmarked
 */
export function SelectionBar({
  address,
  owners,
  isSpam,
}: {
  address: string;
  owners: OwnerOptions;
  isSpam: boolean;
}) {
  const intent = useNavigation().formData?.get("intent");
  useClearedAfterwards(typeof intent === "string" && intents.includes(intent));
  return (
    <Form
      method="post"
      action={address}
      id={selectionFormId}
      aria-label={text.selectionHeading}
      className="sticky bottom-0 z-(--z-sticky) hidden flex-wrap items-center gap-x-6 gap-y-3 border border-t-0 border-line bg-raised px-4 py-3 shadow-menu not-supports-[selector(:has(a))]:flex group-has-[[name=booking]:checked]/rows:flex print:hidden"
    >
      <SelectedCount />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:w-full sm:ms-auto">
        {!isSpam && (
          <>
            <div className="flex items-center gap-2 max-sm:w-full">
              <label htmlFor="assign-to" className="text-small whitespace-nowrap">
                {text.assignTo}
              </label>
              <select
                id="assign-to"
                name="owner"
                className={controlStyles(false, "max-w-56 min-w-0 max-sm:flex-1")}
              >
                <option value={me}>{text.selectionMyself}</option>
                {owners.others.map(({ id, fullName }) => (
                  <option key={id} value={id}>
                    {fullName}
                  </option>
                ))}
                <option value={none}>{text.nobody}</option>
              </select>
              <SubmitButton intent="assign" size="sm">
                {text.assign}
              </SubmitButton>
            </div>
            <SelectionButton value="mark-viewed">{text.markViewed}</SelectionButton>
            <SelectionButton value="start-review">{text.startReview}</SelectionButton>
          </>
        )}
        <SelectionButton value={isSpam ? "unmark-spam" : "mark-spam"}>
          {isSpam ? unmarkSpam : markSpam}
        </SelectionButton>
      </div>
    </Form>
  );
}

function SelectionButton({ value, children }: { value: string; children: string }) {
  return (
    <SubmitButton intent={value} size="sm" className="max-sm:w-full">
      {children}
    </SubmitButton>
  );
}

function SelectedCount() {
  const { count, isEveryRow, selectAll, total, isEveryPage, selectEveryPage } = useSelection();
  const isHydrated = useIsHydrated();
  const reach = total === null ? 0 : Math.min(total, selectionLimit);
  if (!isHydrated) return <p className="font-semibold">{text.selectionHeading}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p aria-live="polite" className="font-semibold tabular-nums">
        {text.selected(isEveryPage ? reach : count)}
      </p>
      {isEveryPage && <input type="hidden" name="every" value={total ?? ""} />}
      {!isEveryRow && (
        <Button type="button" variant="quiet" size="sm" onClick={() => selectAll(true)}>
          {text.selectAll}
        </Button>
      )}
      {isEveryRow && !isEveryPage && reach > count && (
        <Button type="button" variant="quiet" size="sm" onClick={selectEveryPage}>
          {(reach === total ? text.selectEvery : text.selectFirst)(reach)}
        </Button>
      )}
      <Button type="button" variant="quiet" size="sm" onClick={() => selectAll(false)}>
        {text.clearSelection}
      </Button>
    </div>
  );
}

function useClearedAfterwards(isSubmitting: boolean) {
  const { selectAll } = useSelection();
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) selectAll(false);
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, selectAll]);
}
