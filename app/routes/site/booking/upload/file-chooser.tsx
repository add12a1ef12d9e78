import { type RefObject, useRef } from "react";
import { acceptAttribute } from "~/files/rules";
import * as text from "~/messages/booking";
import * as uploadText from "~/messages/uploads";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { describedBy, Field } from "~/ui/field";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { uploadHint } from "./plain-upload-field";
import { useFileDrop } from "./use-file-drop";
import { useFilesChosenEarly } from "./use-upload-form";
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
