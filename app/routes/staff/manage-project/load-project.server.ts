import { randomUUID } from "node:crypto";
import { findBooking, isDone } from "~/booking/record/find-booking.server";
import { serviceByName } from "~/booking/services";
import { showsRefusedForm } from "~/forms/form-page.server";
import { formatPacificLong } from "~/lib/pacific-time";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/project-work";
import { findProject, type Project } from "~/projects/projects.server";

const none: Project["translations"] = {};

export type ProjectPage = Awaited<ReturnType<typeof loadProject>>;

/** Loads a project. `new` gets an empty form, and so does the id of a new project whose form was rejected. */
export async function loadProject(request: Request, idParam: string | undefined) {
  const { searchParams } = new URL(request.url);
  const project = await findProject(idParam);
  if (project) {
    const { id, title, place, service, link, version, status, slug, pictures, translations } = project;
    const { consentAt, consentBy } = project;
    return {
      id,
      version,
      status,
      slug,
      pictures,
      translations,
      values: { title, place, service, text: project.text, link },
      consent: consentAt && text.consentOf(consentBy ?? "", formatPacificLong(consentAt)),
      needsConsent: project.isFromBooking,
      bookingId: null,
      asksToRemove: searchParams.has("remove") && status !== "published",
    };
  }
  // A new project's form posts to the URL with its id, which then shows a rejected form again.
  const isNew = idParam === "new" || (isUuid(idParam ?? "") && showsRefusedForm(request));
  if (!isNew) throw new Response(text.unknown, { status: 404 });
  const bookingId = searchParams.get("booking");
  const booking =
    bookingId && isUuid(bookingId) && (await isDone(bookingId)) ? await findBooking(bookingId) : null;
  return {
    id: idParam === "new" ? randomUUID() : (idParam ?? ""),
    version: 0,
    status: "draft" as const,
    slug: "",
    pictures: [],
    translations: none,
    values: {
      title: "",
      place: "",
      service: serviceByName(booking?.service)?.slug ?? "",
      text: "",
      link: "",
    },
    consent: null,
    needsConsent: booking !== null,
    bookingId: booking?.id ?? null,
    asksToRemove: false,
  };
}
