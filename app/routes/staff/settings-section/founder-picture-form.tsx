import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormResult } from "~/forms/form-result";
import * as projectText from "~/messages/project-work";
import * as text from "~/messages/settings";
import { paths } from "~/paths";
import type { Settings } from "~/settings/schema";
import { ProjectPicture } from "~/site/project-picture";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { TextField } from "~/ui/text-field";

interface FounderPictureFormProps {
  picture: Settings["founderPicture"];
  result: FormResult | undefined;
}

/** The picture of the founder, with the forms that replace and remove it. */
export function FounderPictureForm({ picture, result }: FounderPictureFormProps) {
  const [form, { file }] = useForm<{ file: string }>({ id: "founder", lastResult: result });
  return (
    <section aria-labelledby="founder-picture" className="grid gap-5">
      <h2 id="founder-picture" className="border-b border-line-strong pb-2 text-lg font-semibold">
        {text.labels.founderPicture}
      </h2>
      {picture && (
        <Form method="post" reloadDocument className="flex flex-wrap items-end gap-5">
          <ProjectPicture
            picture={{ ...picture, alt: text.labels.founderPicture }}
            sizes="8rem"
            className="h-auto w-32"
          />
          <Button type="submit" size="sm" variant="danger" name="intent" value="remove-founder-picture">
            {text.removePicture}
          </Button>
        </Form>
      )}
      <Form
        method="post"
        action={paths.settingsSection("answers")}
        encType="multipart/form-data"
        reloadDocument
        {...getFormProps(form)}
        className="grid gap-5"
      >
        <FormMessages form={form} />
        <TextField
          field={file}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={projectText.picture}
          hint={`${text.hints.founderPicture} ${projectText.pictureHint}`}
        />
        <div>
          <Button type="submit" size="sm">
            {text.savePicture}
          </Button>
        </div>
      </Form>
    </section>
  );
}
