import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EntryLinks } from "~/back-office/entries/entry-links";
import { titleMeta } from "~/back-office/page-title";
import { findService } from "~/booking/services";
import { toFormPage } from "~/forms/form-page.server";
import { guard } from "~/guard.server";
import * as text from "~/messages/project-work";
import * as servicesText from "~/messages/services";
import { paths } from "~/paths";
import { listProjects } from "~/projects/projects.server";
import { ButtonLink } from "~/ui/button";
import { FlashBanner } from "~/ui/page-messages";

export const meta = titleMeta(text.title);

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/manage-projects", request);
  const projects = (await listProjects()).map(({ id, title, place, service, status }) => ({
    id,
    label: title,
    detail: [text.statuses[status], place, labelOf(service)].join(", "),
    change: paths.manageProject(id),
  }));
  return toFormPage(request, { projects });
}

/** Returns a service's label, or the slug of a service that is no longer offered. */
function labelOf(slug: string): string {
  const service = findService(slug);
  return service ? servicesText.serviceLabels[service.slug] : slug;
}

export default function Projects() {
  const { projects, flash } = useLoaderData<typeof loader>();
  return (
    <div className="grid max-w-180 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>{text.title}</h1>
        <ButtonLink to={paths.manageProject("new")} size="sm" variant="primary">
          {text.add}
        </ButtonLink>
      </div>
      <FlashBanner flash={flash} />
      <p className="text-muted">{text.lead}</p>
      {projects.length > 0 ? (
        <EntryLinks entries={projects} />
      ) : (
        <div>
          <p className="font-semibold">{text.none}</p>
          <p className="text-muted">{text.noneText}</p>
        </div>
      )}
    </div>
  );
}
