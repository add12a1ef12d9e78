import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import * as text from "~/messages/bookings-list";
import { classNames } from "~/ui/class-names";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/** The id of the form that owns the checkboxes of all rows. The form does not contain the table, because the rows contain forms. */
export const selectionFormId = "selection";

interface Selection {
  count: number;
  isEveryRow: boolean;
  /** The number of bookings on all pages of the list; null if not all of them are counted. */
  total: number | null;
  isEveryPage: boolean;
  selectEveryPage: () => void;
  selectAll: (isSelected: boolean) => void;
}

const SelectionContext = createContext<Selection>({
  count: 0,
  isEveryRow: false,
  total: null,
  isEveryPage: false,
  selectEveryPage: () => undefined,
  selectAll: () => undefined,
});

export const useSelection = () => useContext(SelectionContext);

interface SelectionAreaProps {
  rows: unknown;
  total: number | null;
  children: ReactNode;
}

/**
 * Counts the selected rows. The checkboxes themselves hold the selection, so it works without script and survives the browser's Back.
 *
 * @param rows new rows start a new count
 * @param total the number of bookings on all pages of the list; null if not all of them are counted
 */
export function SelectionArea({ rows, total: listed, children }: SelectionAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [{ count, total }, setNumbers] = useState({ count: 0, total: 0 });
  // The rows at which the user selected all pages. Other rows end that selection.
  const [selectedWith, setSelectedWith] = useState<unknown>();
  const isEveryPage = selectedWith !== undefined && selectedWith === rows;
  const recount = useCallback(() => {
    const boxes = findBoxes(area.current);
    setNumbers({ count: boxes.filter(({ checked }) => checked).length, total: boxes.length });
  }, []);
  useEffect(recount, [recount, rows]);
  const selectAll = useCallback(
    (isSelected: boolean) => {
      for (const box of findBoxes(area.current)) box.checked = isSelected;
      setSelectedWith(undefined);
      recount();
    },
    [recount],
  );
  const selection = useMemo(
    () => ({
      count,
      isEveryRow: total > 0 && count === total,
      selectAll,
      total: listed,
      isEveryPage,
      selectEveryPage: () => {
        selectAll(true);
        setSelectedWith(rows);
      },
    }),
    [count, total, selectAll, listed, isEveryPage, rows],
  );
  return (
    <SelectionContext.Provider value={selection}>
      <div
        ref={area}
        onChange={() => {
          setSelectedWith(undefined);
          recount();
        }}
        // Scrolls a focused control out from under the bar.
        className="group/rows has-[[name=booking]:checked]:[&_tbody_:is(a,button,input)]:scroll-mb-52"
      >
        {children}
      </div>
    </SelectionContext.Provider>
  );
}

function findBoxes(area: HTMLElement | null): HTMLInputElement[] {
  return [...(area?.querySelectorAll<HTMLInputElement>("input[name=booking]") ?? [])];
}

/** A checkbox that selects a row. Its label is larger than the box, for touch. */
export function RowCheckbox({ id, name, className }: { id: string; name: string; className: string }) {
  return (
    <label className={classNames("-m-2 inline-grid min-h-10 min-w-9 place-items-center p-2", className)}>
      <input
        type="checkbox"
        form={selectionFormId}
        name="booking"
        value={id}
        aria-label={text.selectBooking(name)}
        autoComplete="off"
      />
    </label>
  );
}

/** A checkbox that selects every row of the page; needs script. */
export function SelectAll() {
  const { count, isEveryRow, selectAll } = useSelection();
  const isHydrated = useIsHydrated();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isEveryRow;
  }, [count, isEveryRow]);
  return (
    <label className={classNames("-my-2 -ms-2 inline-grid p-2 align-middle", !isHydrated && "invisible")}>
      <input
        ref={box}
        type="checkbox"
        aria-label={text.selectAll}
        checked={isEveryRow}
        onChange={({ target }) => selectAll(target.checked)}
        autoComplete="off"
      />
    </label>
  );
}
