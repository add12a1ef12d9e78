import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ChangeEvent } from "react";
import {
  acceptedFiles,
  acceptedPanoramas,
  fileTypeNames,
  maxDeliveredBytes,
  maxFilesPerForm,
} from "~/booking/delivery/delivery";
import { toPercent } from "~/files/describe-progress";
import { maxFileSize } from "~/files/limits";
import { fileTag, formatFileSize } from "~/files/rules";
import { SendState } from "~/files/send-state";
import { type FormResult, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/booking-deliver";
import { maxFileBytes } from "~/site/scan-file/protocol";
import { Button } from "~/ui/button";
import { FileList, FileRow } from "~/ui/file-list";
import { FormErrors } from "~/ui/form-messages";
import { TextField } from "~/ui/text-field";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { type DraftItem, ItemList } from "./item-list";
import { type RunningUpload, useUploads } from "./use-uploads";

/**
 * The forms that add files and the pictures of a tour. Without script, a form has a size limit; with script, a large file takes several
 * requests.
 */
export function FileForms({
  bookingId,
  items,
  result,
}: {
  bookingId: string;
  items: readonly DraftItem[];
  result: FormResult | undefined;
}) {
  const { uploads, add, stop } = useUploads(bookingId, items);
  const otherItems = items.filter((item) => !isRunning(item, uploads));
  return (
    <div className="grid gap-5">
      {(otherItems.length > 0 || uploads.length === 0) && <ItemList items={otherItems} />}
      <UploadList uploads={uploads} onStop={stop} />
      {(["file", "tour"] as const).map((kind) => (
        <FileForm key={kind} kind={kind} result={resultOf(result, { intent: kind })} onFiles={add} />
      ))}
      <PointClouds />
    </div>
  );
}

/** With script, chosen files are sent immediately. */
function FileForm({
  kind,
  result,
  onFiles,
}: {
  kind: "file" | "tour";
  result: FormResult | undefined;
  onFiles: (files: File[], kind: "file" | "tour") => void;
}) {
  const isHydrated = useIsHydrated();
  const [form, fields] = useForm<Record<"file" | "tour", string>>({ id: `add-${kind}`, lastResult: result });
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!isHydrated) return;
    onFiles([...(target.files ?? [])], kind);
    target.value = "";
  };
  const limit = formatFileSize(maxDeliveredBytes);
  const hint = isHydrated ? "" : ` ${text.formHint(formatFileSize(maxFileSize), maxFilesPerForm)}`;
  return (
    <Form method="post" encType="multipart/form-data" {...getFormProps(form)} className="grid gap-3">
      <FormErrors form={form} />
      <input type="hidden" name="intent" value={kind} />
      <TextField
        field={fields[kind]}
        type="file"
        multiple
        accept={kind === "tour" ? acceptedPanoramas : acceptedFiles}
        label={kind === "tour" ? text.addTour : text.addFiles}
        hint={(kind === "tour" ? text.tourHint : text.filesHint(fileTypeNames, limit)) + hint}
        onChange={onChange}
      />
      {!isHydrated && (
        <div>
          <Button type="submit" size="sm">
            {text.send}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** Returns whether this page sends the rest of an item. The list of uploads then shows its progress. */
function isRunning({ name, state }: DraftItem, uploads: readonly RunningUpload[]): boolean {
  return state === "receiving" && uploads.some((upload) => upload.name === name && upload.state !== "failed");
}

function PointClouds() {
  const { title, tools, commands } = text.pointClouds;
  return (
    <details>
      <summary className="min-h-6 text-accent-text underline underline-offset-[0.25em] hover:decoration-2">
        {title}
      </summary>
      <p className="mt-2">{text.pointClouds.text(formatFileSize(maxFileBytes))}</p>
      <p className="mt-2 text-muted">{tools}</p>
      {commands.map((command) => (
        <code key={command} className="block font-mono text-mono wrap-anywhere">
          {command}
        </code>
      ))}
    </details>
  );
}

function UploadList({
  uploads,
  onStop,
}: {
  uploads: readonly RunningUpload[];
  onStop: (key: string) => void;
}) {
  if (uploads.length === 0) return null;
  return (
    <FileList>
      {uploads.map((upload) => {
        const { key, name, size, state } = upload;
        return (
          <FileRow
            key={key}
            name={name}
            tag={fileTag(name)}
            size={formatFileSize(size)}
            state={
              state === "waiting" ? (
                text.sending.waiting
              ) : state === "sending" ? (
                <SendState progress={upload} size={size} />
              ) : null
            }
            {...(state === "sending" && { progress: toPercent(upload, size) })}
            error={upload.error}
            action={
              <Button type="button" size="sm" variant="quiet" onClick={() => onStop(key)}>
                {state === "failed" ? text.sending.dismiss : text.sending.stop}
                <span className="sr-only">{text.ofItem(name)}</span>
              </Button>
            }
          />
        );
      })}
    </FileList>
  );
}
