import { type RefObject, useEffect, useRef, useState } from "react";
import { acceptAttribute } from "~/files/rules";
import * as text from "~/messages/booking";
import * as uploadText from "~/messages/uploads";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { describedBy, Field } from "~/ui/field";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { uploadHint } from "./plain-upload-field";
import type { UploadQueue } from "./use-upload-queue";

interface FileChooserProps {
  input: RefObject<HTMLInputElement>;
  uploads: UploadQueue;
}

/** The area where files are chosen or dropped, and the button that uploads them. */
export function FileChooser({ input, uploads: { queue, add, sendAll } }: FileChooserProps) {
  const isHydrated = useIsHydrated();
  const hint = `${uploadText.chooserHint} ${uploadHint()}`;
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
      <Field id="files" label={<span id="files-label">{text.uploadLabel}</span>} hint={hint}>
        <div className="flex flex-wrap items-center gap-3 py-1.5">
          <input
            ref={input}
            id="files"
            type="file"
            multiple
            accept={acceptAttribute}
            // With script the queue sends the files: without a name, the form does not send them again.
            name={isHydrated ? undefined : "files"}
            onChange={(event) => addChosen(event.currentTarget)}
            aria-describedby={describedBy("files", { hint })}
            className="w-72 max-w-full"
          />
          {isHydrated ? (
            <Button
              type="button"
              size="sm"
              onClick={() => void sendAll()}
              isLoading={queue.some(({ state }) => state === "sending")}
              disabled={queue.length === 0}
            >
              {text.upload}
            </Button>
          ) : (
            <Button size="sm" type="submit" name="intent" value="upload" formNoValidate>
              {text.upload}
            </Button>
          )}
        </div>
        {/* Takes up its line before hydration too, so that nothing moves. */}
        <p
          className={classNames(
            "text-small text-muted pointer-coarse:hidden noscript:hidden",
            !isHydrated && "invisible",
          )}
        >
          {isDropTarget ? uploadText.dropNow : uploadText.drop}
        </p>
      </Field>
    </div>
  );
}

/**
 * Accepts files that are dropped on an element. A file dropped elsewhere is ignored, because the browser would leave the
 * page to show it. Dragged text is left to the browser.
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
