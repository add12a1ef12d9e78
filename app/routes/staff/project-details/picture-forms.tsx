import { Form } from "@remix-run/react";
import { TranslationFields } from "~/back-office/translation-fields";
import { errorsOf, fieldErrors, type FormResult, messagesOf, resultOf, typedInto } from "~/forms/form-result";
import * as text from "~/messages/project-work";
import { paths } from "~/paths";
import { maxPictures } from "~/projects/project";
import { translationOf } from "~/settings/translated-settings";
import { ProjectPicture } from "~/site/project-picture";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { TextField } from "~/ui/text-field";
import type { ProjectPage } from "./load-project.server";

/** The pictures of a project, each with its text, and the form that adds one. */
export function PictureForms({ page, result }: { page: ProjectPage; result: FormResult | undefined }) {
  const { id, pictures } = page;
  return (
    <Panel title={text.pictureTitle}>
      <p className="text-muted">{text.pictureLead(maxPictures)}</p>
      {pictures.length > 0 && (
        <ol className="mt-5 border-t border-line-strong">
          {pictures.map((picture, index) => (
            <PictureItem
              key={picture.id}
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
  const place = <span className="sr-only">{text.ofPicture(number)}</span>;
  return (
    <li className="grid gap-4 border-b border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <ProjectPicture picture={picture} sizes="10rem" className="aspect-4/3 w-40 bg-sunken object-contain" />
      <div className="grid content-start gap-3">
        <Form method="post" noValidate className="grid gap-3">
          <input type="hidden" name="picture" value={id} />
          <TextField
            id={`alt-${id}`}
            name="alt"
            label={text.alt}
            defaultValue={typedInto(result, "alt") ?? alt}
            errors={errorsOf(result, "alt")}
          />
          <TranslationFields
            label={text.alt}
            fieldOf={(locale) => {
              const name = translationOf("alt", locale);
              const defaultValue = typedInto(result, name) ?? altTranslations[locale];
              return { id: `${name}-${id}`, name, defaultValue, errors: errorsOf(result, name) };
            }}
          />
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
  return (
    <Form
      method="post"
      action={paths.manageProject(id)}
      encType="multipart/form-data"
      noValidate
      className="mt-6 grid gap-5"
    >
      <FormMessages formErrors={messagesOf(result)} fields={fieldErrors(result, ["alt", "file"])} />
      {/* The text first: it is read before a file that may be refused. */}
      <TextField
        id="alt"
        name="alt"
        label={text.alt}
        hint={text.altHint}
        defaultValue={typedInto(result, "alt") ?? ""}
        errors={errorsOf(result, "alt")}
      />
      <TextField
        id="file"
        name="file"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={text.picture}
        hint={text.pictureHint}
        errors={errorsOf(result, "file")}
      />
      <div>
        <Button type="submit" size="sm" variant="primary">
          {text.addPicture}
        </Button>
      </div>
    </Form>
  );
}
