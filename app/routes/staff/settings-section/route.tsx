import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getFormTitle } from "~/back-office/form-title";
import { SettingsPage } from "~/back-office/settings-page";
import type { FormOutcome } from "~/forms/explain-error.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { formHeaders } from "~/forms/form-result";
import { handleForm, showsRefusedForm } from "~/forms/handle-form.server";
import { guard, requireRecentVerification } from "~/guard.server";
import * as text from "~/messages/settings";
import { paths } from "~/paths";
import {
  findUnconfirmedRemoval,
  type NextRemoval,
  toConfirmingNumber,
} from "~/persons/retention/old-data.server";
import {
  maxNoticeReaders,
  readSection,
  saveSection,
  type SectionConflict,
} from "~/settings/save-settings.server";
import { isSection, type Section, sectionForms } from "~/settings/schema";
import { SettingsForm } from "./settings-form";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: getFormTitle(data ? `${text.tabs[data.section]}, ${text.title}` : text.title, data?.isRefused) },
];

export const headers = formHeaders;

function toSection(name: string | undefined): Section {
  if (!isSection(name)) throw new Response(null, { status: 404 });
  return name;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/settings-section", request);
  const section = toSection(params.section);
  if (section === "security" && !showsRefusedForm(request)) await requireRecentVerification(request, session);
  const stored = await readSection(section);
  return toKeptFormPage(request, session.staff.id, { section, ...stored });
}

/** What only some of the sections send. */
const absent = { readers: undefined, kept: undefined, removes: undefined };

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await guard("routes/staff/settings-section", request);
  const section = toSection(params.section);
  return handleForm(request, {
    schema: sectionForms[section],
    keepFor: session.staff.id,
    act: async ({ digest, ...form }) => {
      const { readers: chosen, kept, removes, ...values } = { ...absent, ...form };
      if ("retentionDoneDays" in values) {
        for (const name of kept ?? []) values[name] = 0;
        const removal = await findUnconfirmedRemoval(values, removes);
        if (removal) return askForNumber(removal);
      }
      const readers = chosen && { chosen: chosen.slice(0, maxNoticeReaders) };
      const outcome = await saveSection(section, { values, readers }, { digest, session });
      if (outcome.result === "changed") return explainChange(outcome);
      return redirectWithFlash(
        request,
        paths.settings(section),
        { tone: "ok", title: text.saved, advice: text.savedAdvice[section] },
        303,
      );
    },
  });
}

export default function SettingsSection() {
  const { section, values, readers, digest, flash, kept } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() ?? kept;
  return (
    <SettingsPage flash={flash}>
      <p className="text-muted">{text.leads[section]}</p>
      <SettingsForm key={section} {...{ section, values, readers, digest, lastResult }} />
    </SettingsPage>
  );
}

/** Tells the second of two editors what the first has changed. */
function explainChange({ by, differing }: SectionConflict): FormOutcome {
  const title = by === null ? text.changedBySomebody : text.changedBy(by);
  const errors = differing.map(({ name, stored }) => [name, [text.nowStored(stored || text.empty)]]);
  return {
    status: 409,
    messages: [title, text.changedAdvice],
    errors: Object.fromEntries(errors) as Record<string, string[]>,
  };
}

/** Asks for the number of what goes tonight. */
function askForNumber(removal: NextRemoval): FormOutcome {
  const question = text.removesTonight(removal, toConfirmingNumber(removal));
  return { status: 400, errors: { removes: [question] } };
}
