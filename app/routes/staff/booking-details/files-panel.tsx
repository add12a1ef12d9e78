import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { FlushPanel, PanelFold } from "~/back-office/flush-panel";
import { maxFileSize, maxFilesPerBooking } from "~/files/limits";
import { acceptAttribute, formatFileSize } from "~/files/rules";
import { type FormResult, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/booking-details";
import { files as entryText } from "~/messages/staff-entry";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { FileList, FileRow } from "~/ui/file-list";
import { FormErrors } from "~/ui/form-messages";
import { Icon } from "~/ui/icon";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import type { BookingView } from "./to-booking-view";

export function FilesPanel({
  id,
  files,
  isWorkedOn,
  ...form
}: Pick<BookingView, "id" | "files"> & AddFilesProps & { isWorkedOn: boolean }) {
  return (
    <FlushPanel title={text.uploadedFiles} note={files.length > 0 && files.length}>
      <div className="px-4.5 pb-3.5">
        {files.length === 0 ? <p>{text.noFiles}</p> : <UploadedFiles id={id} files={files} />}
      </div>
      {isWorkedOn && files.length < maxFilesPerBooking && <AddFiles key={files.length} {...form} />}
    </FlushPanel>
  );
}

function UploadedFiles({ id, files }: Pick<BookingView, "id" | "files">) {
  return (
    <>
      <FileList>
        {files.map(({ storedName, name, type, size, tag, addedBy }) => (
          <FileRow
            key={storedName}
            name={name}
            size={size}
            tag={tag}
            state={
              <>
                {type}
                {addedBy && <span className="block">{entryText.addedBy(addedBy)}</span>}
              </>
            }
            action={
              <ButtonLink
                to={paths.apiDownload(storedName)}
                reloadDocument
                download={name}
                aria-label={text.downloadFile(name)}
                size="sm"
              >
                <Icon name="download" />
                {text.download}
              </ButtonLink>
            }
          />
        ))}
      </FileList>
      {files.length > 1 && (
        // Not a `download` link, because the response redirects to this page with a message if a file is missing.
        <ButtonLink to={paths.bookingFilesZip(id)} reloadDocument size="sm" className="mt-4">
          <Icon name="download" />
          {text.downloadAll}
        </ButtonLink>
      )}
    </>
  );
}

interface AddFilesProps {
  formId: string;
  result: FormResult | undefined;
}

const intent = "add-files";

function AddFiles({ formId, result }: AddFilesProps) {
  const refused = resultOf(result, { intent });
  const [form, fields] = useForm({ id: intent, lastResult: refused, defaultValue: { files: "" } });
  return (
    <PanelFold title={entryText.add} isOpen={Boolean(refused)}>
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        {...getFormProps(form)}
        noValidate
        className="grid gap-4"
      >
        <input type="hidden" name="formId" value={formId} />
        <FormErrors form={form} />
        <TextField
          field={fields.files}
          type="file"
          multiple
          accept={acceptAttribute}
          label={entryText.label}
          hint={entryText.hint(formatFileSize(maxFileSize), maxFilesPerBooking)}
        />
        <SubmitButton intent={intent} size="sm" className="justify-self-start">
          {entryText.send}
        </SubmitButton>
      </Form>
    </PanelFold>
  );
}
