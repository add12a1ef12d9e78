import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { TranslationFields } from "~/back-office/translation-fields";
import { type FormResult, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/project-work";
import { paths } from "~/paths";
import { maxPictures } from "~/projects/project";
import { translationOf, byTranslation } from "~/settings/translated-settings";
import { ProjectPicture } from "~/site/project-picture";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { TextField } from "~/ui/text-field";
import type { ProjectPage } from "./load-project.server";

export function PictureForms({ page, result }: { page: ProjectPage; result: FormResult | undefined }) {
  const { id, pictures } = page;
  return (
    <Panel title={text.pictureTitle}>
      <p className="text-muted">{text.pictureLead(maxPictures)}</p>
      {pictures.length > 0 && (
        <ol className="mt-5 border-t border-line-strong">
          {pictures.map((picture, index) => (
            <PictureItem
              key={JSON.stringify(picture)}
              picture={picture}
              number={index + 1}
              result={resultOf(result, { intent: "describe", picture: picture.id })}
            />
          ))}
        </ol>
      )}
      {pictures.length < maxPictures && (
        <AddForm key={pictures.length} id={id} result={resultOf(result, { intent: "picture" })} />
      )}
    </Panel>
  );
}

function PictureItem({
  picture,
  number,
  result,
}: {
  picture: ProjectPage["pictures"][number];
  number: number;
  result: FormResult | undefined;
}) {
  const { id, alt, altTranslations } = picture;
  const [form, fields] = useForm({
    id: `picture-${id}`,
    lastResult: result,
    defaultValue: { alt, ...byTranslation("alt", (locale) => altTranslations[locale] ?? "") },
  });
  const place = <span className="sr-only">{text.ofPicture(number)}</span>;
  return (
    <li className="grid gap-4 border-b border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <ProjectPicture picture={picture} sizes="10rem" className="aspect-4/3 w-40 bg-sunken object-contain" />
      <div className="grid content-start gap-3">
        <Form method="post" {...getFormProps(form)} className="grid gap-3">
          <input type="hidden" name="picture" value={id} />
          <TextField field={fields.alt} label={text.alt} />
          <TranslationFields label={text.alt} fieldOf={(locale) => fields[translationOf("alt", locale)]} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" name="intent" value="describe">
              {text.saveAlt}
              {place}
            </Button>
            {number > 1 && (
              <Button type="submit" size="sm" variant="quiet" name="intent" value="first">
                {text.putFirst}
              </Button>
            )}
            <Button type="submit" size="sm" variant="danger" name="intent" value="drop">
              {text.removePicture}
              {place}
            </Button>
          </div>
        </Form>
      </div>
    </li>
  );
}

function AddForm({ id, result }: { id: string; result: FormResult | undefined }) {
  const [form, fields] = useForm<{ alt: string; file: string }>({ id: "new-picture", lastResult: result });
  return (
    <Form
      method="post"
      action={paths.manageProject(id)}
      encType="multipart/form-data"
      {...getFormProps(form)}
      className="mt-6 grid gap-5"
    >
      <FormMessages form={form} />
      {/* The text precedes the file, so that it is parsed even if the file is refused. */}
      <TextField field={fields.alt} label={text.alt} hint={text.altHint} />
      <TextField
        field={fields.file}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={text.picture}
        hint={text.pictureHint}
      />
      <div>
        <Button type="submit" size="sm" variant="primary">
          {text.addPicture}
        </Button>
      </div>
    </Form>
  );
}
