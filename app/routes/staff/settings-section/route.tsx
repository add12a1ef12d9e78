import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { Session } from "~/access/session";
import { formTitle } from "~/back-office/page-title";
import { SettingsPage } from "~/back-office/settings-page";
import { constraintOf } from "~/forms/constraint.server";
import { formAction } from "~/forms/form-action.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import {
  respondToResult,
  type FormPost,
  type FormResponse,
  readPost,
  readValues,
  showForm,
  redirectOrShow,
  unknownForm,
} from "~/forms/form-post.server";
import { formHeaders, type FormResult, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard, requireVerificationToType } from "~/guard.server";
import * as projectText from "~/messages/project-work";
import * as text from "~/messages/settings";
import { paths } from "~/paths";
import { findUnconfirmedRemoval } from "~/persons/retention/retention-rules.server";
import { removeFounderPicture, saveFounderPicture } from "~/projects/founder-picture.server";
import { explainMissingPicture, pictureRefusals } from "~/refusals/project.server";
import { actOfSection, maxNoticeReaders, readSection, saveSection } from "~/settings/save-settings.server";
import { isSection, type SectionName, sectionForms, type Settings } from "~/settings/schema";
import { settings } from "~/settings/settings.server";
import { translatedSettings } from "~/settings/translated-settings";
import { ProjectPicture } from "~/site/project-picture";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { TextField } from "~/ui/text-field";
import { SettingsForm, type SettingsResultData } from "./settings-form";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(data ? `${text.tabs[data.section]}, ${text.title}` : text.title, data?.isRefused) },
];

export const headers = formHeaders;

function requireSection(name: string | undefined): SectionName {
  if (!isSection(name)) throw new Response(null, { status: 404 });
  return name;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/settings-section", request);
  const section = requireSection(params.section);
  await requireVerificationToType(request, session, actOfSection(section));
  const stored = await readSection(section);
  const { founderPicture } = settings();
  const english = Object.fromEntries(
    section === "translations" ? translatedSettings.map((name) => [name, settings()[name]]) : [],
  );
  const constraint = constraintOf(sectionForms[section]);
  return toKeptFormPage(request, session.staff.id, {
    section,
    founderPicture,
    english,
    constraint,
    ...stored,
  });
}

export const action = formAction<SettingsResultData>(async ({ request, params }) => {
  const session = await guard("routes/staff/settings-section", request);
  const section = requireSection(params.section);
  const post = await readPost(request, { maxFiles: 1, fileIntent: "founder-picture" });
  switch (post.intent) {
    case "save":
      return save(post, section, session);
    case "founder-picture": {
      if (post.fault !== undefined) throw post.fault;
      const [picture] = post.files.stored;
      if (!picture) return showForm(post, explainMissingPicture(post.files.refused));
      const flash = { title: text.pictureSaved, advice: text.savedAdvice.answers };
      return respondToResult(post, await saveFounderPicture(picture, session), () => flash, pictureRefusals);
    }
    case "remove-founder-picture":
      await removeFounderPicture(session);
      return redirectOrShow(post, text.pictureRemoved);
    default:
      return unknownForm(post);
  }
});

/** Fields that only some sections send. */
const optionalFields = { readers: undefined, kept: undefined, removes: undefined };

async function save(
  post: FormPost,
  section: SectionName,
  session: Session,
): Promise<FormResponse<SettingsResultData>> {
  const form = { ...optionalFields, ...readValues(post, sectionForms[section]) };
  const { version, readers: chosen, kept, removes, ...values } = form;
  if ("retentionDoneDays" in values) {
    for (const name of kept ?? []) values[name] = 0;
    const removal = await findUnconfirmedRemoval(values, removes);
    if (removal) return showForm(post, { status: 400, errors: { removes: [text.removesTonight(removal)] } });
  }
  const readers = chosen && { chosen: chosen.slice(0, maxNoticeReaders) };
  const saved = await saveSection(section, { values, readers, version }, session);
  const flash = { title: text.saved, advice: text.savedAdvice[section] };
  return respondToResult(post, saved, () => flash, {
    unchanged: { page: () => ({ tone: "info", title: text.unchanged }) },
    changed: {
      page: ({ by, differing, version }) => ({
        messages: [by === null ? text.changedBySomebody : text.changedBy(by), text.changedAdvice],
        errors: Object.fromEntries(differing.map(({ name, stored }) => [name, [sayStored(name, stored)]])),
        resultData: { storedVersion: version },
      }),
    },
  });
}

const labels: Partial<Record<string, string>> = text.labels;

function sayStored(name: string, stored: string): string {
  return text.nowStored(labels[name], stored || text.empty);
}

export default function SettingsSection() {
  const page = useLoaderData<typeof loader>();
  const { section, founderPicture, flash, kept } = page;
  const actionResult = useActionData<typeof action>();
  const pictureResult = resultOf(actionResult, { intent: "founder-picture" });
  const result = pictureResult ? undefined : (actionResult ?? kept);
  return (
    <SettingsPage flash={flash}>
      <p className="text-muted">{text.leads[section]}</p>
      <SettingsForm key={section} {...page} result={result} />
      {section === "answers" && <FounderPictureForm picture={founderPicture} result={pictureResult} />}
    </SettingsPage>
  );
}

interface FounderPictureFormProps {
  picture: Settings["founderPicture"];
  result: FormResult | undefined;
}

function FounderPictureForm({ picture, result }: FounderPictureFormProps) {
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
