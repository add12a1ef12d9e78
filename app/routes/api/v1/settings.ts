import type { Session } from "~/access/session";
import { refusalResponse, type ChangeHeaders, readEtag, readTag, toEtag } from "~/api/change-response.server";
import type { ApiCalls } from "~/api/resource.server";
import type { LegalDocument } from "~/db/schema.server";
import { legalRefusals, sectionRefusals } from "~/forms/refusals/settings.server";
import * as text from "~/messages/api";
import { findUnconfirmedRemoval, toConfirmingNumber } from "~/persons/retention/retention-rules.server";
import { problem, success } from "~/server/json-response.server";
import { explainUnknownNames, findStoredText, legalFigures } from "~/settings/legal/legal-versions.server";
import { publishLegal, translateLegal } from "~/settings/legal/publish-legal.server";
import { readSection, saveSection, toSectionTag } from "~/settings/save-settings.server";
import type { SectionName, Settings } from "~/settings/schema";
import { settings } from "~/settings/settings.server";

export const settingsCalls = {
  "api:v1-settings-company": {
    GET: () => sectionResponse("company"),
    PATCH: ({ headers, body: values, session }) => changeSection("company", { values, headers, session }),
  },
  "api:v1-settings-answers": {
    GET: () => sectionResponse("answers"),
    PATCH: ({ headers, body: values, session }) => changeSection("answers", { values, headers, session }),
  },
  "api:v1-settings-requests": {
    GET: () => sectionResponse("requests"),
    PATCH: ({ headers, body: { readerIds, ...values }, session }) =>
      changeSection("requests", { values, readerIds, headers, session }),
  },
  "api:v1-settings-data": {
    GET: () => sectionResponse("data"),
    PATCH: ({ headers, body: { removes, ...values }, session }) =>
      changeSection("data", { values, removes, headers, session }),
  },
  "api:v1-legal-text": {
    GET: ({ params: { document } }) => legalResponse(document),
    PUT: async ({ params: { document }, headers, body, session }) => {
      const unknown = explainUnknownNames(body.text);
      if (unknown !== undefined) return problem(422, text.invalid, { errors: { text: [unknown] } });
      const basedOn = readEtag(headers);
      return legalChangeResponse(
        document,
        await publishLegal({ document, text: body.text, basedOn }, session),
      );
    },
  },
  "api:v1-legal-translations": {
    PUT: async ({ params: { document }, headers, body: translations, session }) => {
      const errors: Record<string, string[]> = {};
      for (const [locale, translation] of Object.entries(translations)) {
        const unknown = explainUnknownNames(translation);
        if (unknown !== undefined) errors[locale] = [unknown];
      }
      if (Object.keys(errors).length > 0) return problem(422, text.invalid, { errors });
      const version = readEtag(headers);
      return legalChangeResponse(
        document,
        await translateLegal({ document, version, translations }, session),
      );
    },
  },
} satisfies ApiCalls;

/** Responds with a section of the settings. */
async function sectionResponse(section: SectionName): Promise<Response> {
  const { values, readers, digest } = await readSection(section);
  const shown = readers.map(({ id, name, isReader }) => ({ id, name, isReader }));
  return success(
    200,
    { ...values, ...(section === "requests" && { readers: shown }) },
    { ETag: toEtag(toSectionTag(digest)) },
  );
}

interface SectionChange {
  values: Partial<Omit<Settings, "founderPicture">>;
  readerIds?: string[] | undefined;
  /** How much is known to be removed tonight. */
  removes?: number | undefined;
  headers: ChangeHeaders;
  session: Session;
}

/** Saves what a request changes of a section, and answers with all of it, or why it was refused. */
async function changeSection(
  section: SectionName,
  { values, readerIds, removes, headers, session }: SectionChange,
): Promise<Response> {
  if (section === "data") {
    const removal = await findUnconfirmedRemoval({ ...settings(), ...values }, String(removes ?? ""));
    if (removal) {
      const number = toConfirmingNumber(removal);
      return problem(409, text.removesMore(number), {
        more: { code: "removes-more", removes: number, removal },
      });
    }
  }
  const readers = readerIds && { chosen: readerIds };
  const digest = readTag(headers);
  const outcome = await saveSection(section, { values, readers }, { digest, isStrict: true, session });
  if (outcome.result === "done" || outcome.result === "unchanged") return sectionResponse(section);
  return refusalResponse(sectionRefusals, outcome);
}

/** Responds with a legal text. */
async function legalResponse(document: LegalDocument): Promise<Response> {
  const stored = await findStoredText(document);
  const names = Object.keys(legalFigures());
  return success(200, { document, ...stored, names }, { ETag: toEtag(stored.version) });
}

/** Responds to a change of a legal text: with the text, or why it was refused. */
async function legalChangeResponse(
  document: LegalDocument,
  outcome: Awaited<ReturnType<typeof publishLegal | typeof translateLegal>>,
): Promise<Response> {
  return outcome.result === "done" ? legalResponse(document) : refusalResponse(legalRefusals, outcome);
}
