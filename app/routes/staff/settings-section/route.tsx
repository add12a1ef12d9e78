import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Session } from "~/access/session";
import { formTitle } from "~/back-office/page-title";
import { SettingsPage } from "~/back-office/settings-page";
import { changeForm, noFields } from "~/forms/define-form.server";
import type { ShownForm } from "~/forms/form-outcome.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { formHeaders, resultOf } from "~/forms/form-result";
import { handleForms } from "~/forms/handle-form.server";
import { pictureForm } from "~/forms/picture-form.server";
import { pictureRefusals } from "~/forms/refusals/project.server";
import { sectionRefusals } from "~/forms/refusals/settings.server";
import { guard, requireVerificationToType } from "~/guard.server";
import * as text from "~/messages/settings";
import { findUnconfirmedRemoval, type NextRemoval } from "~/persons/retention/retention-rules.server";
import { removeFounderPicture, saveFounderPicture } from "~/projects/founder-picture.server";
import { actOfSection, maxNoticeReaders, readSection, saveSection } from "~/settings/save-settings.server";
import { isSection, type SectionName, sectionForms } from "~/settings/schema";
import { settings } from "~/settings/settings.server";
import { translatedSettings } from "~/settings/translated-settings";
import { FounderPictureForm } from "./founder-picture-form";
import { SettingsForm } from "./settings-form";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(data ? `${text.tabs[data.section]}, ${text.title}` : text.title, data?.isRefused) },
];

export const headers = formHeaders;

function toSection(name: string | undefined): SectionName {
  if (!isSection(name)) throw new Response(null, { status: 404 });
  return name;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/settings-section", request);
  const section = toSection(params.section);
  await requireVerificationToType(request, session, actOfSection(section));
  const stored = await readSection(section);
  const { founderPicture } = settings();
  const english = Object.fromEntries(
    section === "translations" ? translatedSettings.map((name) => [name, settings()[name]]) : [],
  );
  return toKeptFormPage(request, session.staff.id, { section, founderPicture, english, ...stored });
}

/** What only some of the sections send. */
const absent = { readers: undefined, kept: undefined, removes: undefined };

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await guard("routes/staff/settings-section", request);
  const section = toSection(params.section);
  const save = changeForm({
    schema: sectionForms[section],
    keepFor: session.staff.id,
    change: async ({ version, ...form }) => {
      const { readers: chosen, kept, removes, ...values } = { ...absent, ...form };
      if ("retentionDoneDays" in values) {
        for (const name of kept ?? []) values[name] = 0;
        const removal = await findUnconfirmedRemoval(values, removes);
        if (removal) return { result: "unconfirmed" as const, removal };
      }
      const readers = chosen && { chosen: chosen.slice(0, maxNoticeReaders) };
      return saveSection(section, { values, readers, version }, session);
    },
    done: () => ({ title: text.saved, advice: text.savedAdvice[section] }),
    refusals: {
      ...sectionRefusals,
      unchanged: { page: () => ({ tone: "info", title: text.unchanged }) },
      unconfirmed: { page: ({ removal }) => askForNumber(removal) },
    },
  });
  const removePicture = changeForm({
    schema: noFields,
    change: () => removeFounderPicture(session),
    done: () => text.pictureRemoved,
    refusals: {},
  });
  return handleForms(request, {
    save,
    ...(section === "answers" && { "founder-picture": founderPictureForm(session) }),
    "remove-founder-picture": removePicture,
  });
}

function founderPictureForm(session: Session) {
  return pictureForm({
    schema: noFields,
    change: (_values, picture) => saveFounderPicture(picture, session),
    done: () => ({ title: text.pictureSaved, advice: text.savedAdvice.answers }),
    refusals: pictureRefusals,
  });
}

export default function SettingsSection() {
  const page = useLoaderData<typeof loader>();
  const { section, values, readers, version, english, founderPicture, flash, kept } = page;
  const sent = useActionData<typeof action>();
  const pictureResult = resultOf(sent, { intent: "founder-picture" });
  const result = pictureResult ? undefined : (sent ?? kept);
  return (
    <SettingsPage flash={flash}>
      <p className="text-muted">{text.leads[section]}</p>
      <SettingsForm key={section} {...{ section, values, readers, version, english, result }} />
      {section === "answers" && <FounderPictureForm picture={founderPicture} result={pictureResult} />}
    </SettingsPage>
  );
}

/** Asks for the number of what goes tonight. */
function askForNumber(removal: NextRemoval): ShownForm {
  const question = text.removesTonight(removal);
  return { status: 400, errors: { removes: [question] } };
}
