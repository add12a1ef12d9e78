import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { acceptAttribute } from "~/files/rules";
import * as text from "~/messages/uploads";
import { classNames } from "~/ui/class-names";
import { describedBy, Field } from "~/ui/field";
import { useIsHydrated } from "~/ui/use-is-hydrated";

interface FileChooserProps {
  input: RefObject<HTMLInputElement>;
  add: (files: Iterable<File>) => void;
  label: ReactNode;
  hint: string;
  errors?: string[] | undefined;
  children?: ReactNode;
}

/** The area where visitors choose or drop files. Without script, the form sends them. */
export function FileChooser({ input, add, label, hint, errors, children }: FileChooserProps) {
  const isHydrated = useIsHydrated();
  const area = useRef<HTMLDivElement>(null);
  const isDropTarget = useFileDrop(area, add);
  const addChosen = (box: HTMLInputElement) => {
    if (!box.files?.length) return;
    add(box.files);
    box.value = "";
  };
  useFilesChosenEarly(input, addChosen);
  return (
    <div
      ref={area}
      className={classNames(
        "grid gap-3.5 rounded-control border p-5 transition-colors duration-(--duration-fast)",
        isDropTarget
          ? "border-fill bg-soft outline-2 outline-fill"
          : "border-dashed border-line-strong bg-raised",
      )}
    >
      <Field id="files" label={label} hint={hint} errors={errors}>
        <div className="flex flex-wrap items-center gap-3 py-1.5">
          <input
            ref={input}
            id="files"
            type="file"
            multiple
            accept={acceptAttribute}
            // With script, the queue sends the files. Without a name, the form does not send the input's files again.
            name={isHydrated ? undefined : "files"}
            onChange={(event) => addChosen(event.currentTarget)}
            aria-describedby={describedBy("files", { hint, errors })}
            aria-invalid={errors?.length ? true : undefined}
            className="w-72 max-w-full"
          />
          {children}
        </div>
        {/* Occupies its line even before hydration, so nothing moves. */}
        <p
          className={classNames(
            "text-small text-muted pointer-coarse:hidden noscript:hidden",
            !isHydrated && "invisible",
          )}
        >
          {isDropTarget ? text.dropNow : text.drop}
        </p>
      </Field>
    </div>
  );
}

/**
 * Accepts files that are dropped on an element. Blocks file drops elsewhere, because the browser would leave the page to show the file. The
 * browser handles dragged text.
 *
 * @returns whether files are being dragged over the element
 */
function useFileDrop(target: RefObject<HTMLElement>, onFiles: (files: FileList) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const handler = useRef(onFiles);
  useEffect(() => {
    handler.current = onFiles;
  });

  useEffect(() => {
    const isOnTarget = ({ target: element }: DragEvent) =>
      element instanceof Node && (target.current?.contains(element) ?? false);
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isOnTarget(event) ? "copy" : "none";
      setIsOver(isOnTarget(event));
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (isOnTarget(event)) handler.current(event.dataTransfer.files);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    const listeners = { dragenter: hold, dragover: hold, dragleave: leave, drop };
    const entries = Object.entries(listeners) as ["drop", (event: DragEvent) => void][];
    for (const [type, listener] of entries) window.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of entries) window.removeEventListener(type, listener);
    };
  }, [target]);

  return isOver;
}

function useFilesChosenEarly(
  input: RefObject<HTMLInputElement>,
  addChosen: (input: HTMLInputElement) => void,
) {
  const add = useRef(addChosen);
  useEffect(() => {
    if (input.current) add.current(input.current);
  }, [input]);
}
