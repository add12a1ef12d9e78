import type { LoaderFunctionArgs } from "@remix-run/node";
import { StoredFileMissingError } from "~/files/file-store";
import { findPublishedFile } from "~/files/published-files.server";
import { sendFile } from "~/files/transport/send-file.server";
import { requestContext } from "~/process/current-request.server";
import { log } from "~/process/log.server";
import { pictureIdOf } from "~/projects/project";
import { publishedProjects } from "~/projects/published-projects.server";
import { settings } from "~/settings/settings.server";
import { findSession } from "~/staff/sessions/sessions.server";

/** Caches for a year, because the content of a name never changes. */
const cacheable = "public, max-age=31536000, immutable, no-transform";

/** Pictures of published projects and of the founder are public; all others are for staff. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const name = params.name ?? "";
  const id = pictureIdOf(name);
  if (id === null) return notFound();
  const isPublic =
    settings().founderPicture?.id === id ||
    publishedProjects().some(({ pictures }) => pictures.some((picture) => picture.id === id));
  if (!isPublic && !(await findSession(request))) return notFound();
  const file = await findPublishedFile(name);
  if (!file) return notFound();
  try {
    const caching = isPublic ? cacheable : "private, no-store, no-transform";
    return await sendFile(
      request,
      { ...file, originalName: name },
      {
        connection: requestContext(),
        caching,
      },
    );
  } catch (error) {
    if (!(error instanceof StoredFileMissingError)) throw error;
    log.error({ event: "stored-file-missing" }, "A picture is missing from the store");
    return notFound();
  }
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}
