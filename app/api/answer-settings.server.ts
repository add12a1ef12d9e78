import type { Session } from "~/access/session";
import * as text from "~/messages/api";
import { findUnconfirmedRemoval, toConfirmingNumber } from "~/persons/retention/old-data.server";
import { readSection, saveSection } from "~/settings/save-settings.server";
import type { Section, Settings } from "~/settings/schema";
import { toSectionTag } from "~/settings/section-digest.server";
import { settings } from "~/settings/settings.server";
import { type ChangeHeaders, readTag, toEtag } from "./answer-change.server";
import { problem, success } from "./json.server";

/** Answers with a section of the settings. */
export async function answerSection(section: Section): Promise<Response> {
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
export async function changeSection(
  section: Section,
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
  if (outcome.result !== "changed") return answerSection(section);
  const { by, differing } = outcome;
  const current = await readSection(section);
  return problem(412, text.sectionChanged, {
    more: { code: "changed", by, differing },
    headers: { ETag: toEtag(toSectionTag(current.digest)) },
  });
}
