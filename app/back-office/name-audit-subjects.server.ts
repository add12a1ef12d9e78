import { readSubject, type SubjectReference } from "~/audit/record-audit.server";
import { findReferences } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import * as text from "~/messages/audit";
import { legalTitles } from "~/messages/frame";
import { translations } from "~/messages/languages";
import * as settings from "~/messages/settings";
import { inLanguage } from "~/messages/translations";
import { paths } from "~/paths";

interface SubjectName {
  text: string;
  href?: string;
}

/** Names the subjects that the log stores by id: bookings by reference, emails, and settings by label. */
export async function nameAuditSubjects(
  subjects: readonly string[],
): Promise<ReadonlyMap<string, SubjectName>> {
  const readSubjects = [...new Set(subjects)].flatMap((subject) => {
    const read = readSubject(subject);
    return read ? [{ subject, ...read }] : [];
  });
  const references = await findReferences(
    readSubjects.flatMap(({ kind, id }) => (kind === "booking" ? [id] : [])),
  );
  return new Map(
    readSubjects.map(({ subject, ...reference }) => [subject, nameSubject(reference, references)]),
  );
}

function nameSubject({ kind, id }: SubjectReference, references: ReadonlyMap<string, string>): SubjectName {
  if (kind === "mail") return { text: text.mail, href: paths.mailDetails(id) };
  if (kind === "booking") {
    const reference = references.get(id);
    if (reference === undefined) return { text: text.bookingGone };
    return { text: text.booking(formatReference(reference)), href: paths.bookingDetails(id) };
  }
  const labels: Partial<Record<string, string>> = {
    ...settings.labels,
    ...settings.lists,
    ...legalTitles,
    readers: settings.readers,
  };
  const locale = translations.find((locale) => id.endsWith(`-${locale}`));
  const label = locale && labels[id.slice(0, -locale.length - 1)];
  return { text: labels[id] ?? (label ? inLanguage(label, locale) : id) };
}
