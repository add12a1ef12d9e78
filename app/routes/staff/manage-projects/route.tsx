import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EntryOrder } from "~/back-office/entries/entry-order";
import { formMeta } from "~/back-office/page-title";
import { findService } from "~/booking/services";
import { changeForm } from "~/forms/define-form.server";
import { toFormPage } from "~/forms/form-page.server";
import { formHeaders, messagesOf } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { guard } from "~/guard.server";
import * as text from "~/messages/project-work";
import * as servicesText from "~/messages/services";
import { paths } from "~/paths";
import { listProjects, moveProject } from "~/projects/projects.server";
import { moveSchema } from "~/settings/lists/entry";
import { ButtonLink } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { FlashBanner } from "~/ui/page-messages";

export const meta = formMeta(text.title);

export const headers = formHeaders;

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

/** Returns the name of a service; its slug if it is not offered anymore. */
function labelOf(slug: string): string {
  const service = findService(slug);
  return service ? servicesText.serviceLabels[service.slug] : slug;
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/manage-projects", request);
  return handleForm(
    request,
    changeForm({
      schema: moveSchema,
      change: ({ id, before }) => moveProject(id, before, session),
      done: () => text.moved,
      refusals: {},
    }),
  );
}

export default function Projects() {
  const { projects, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <div className="grid max-w-180 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>{text.title}</h1>
        <ButtonLink to={paths.manageProject("new")} size="sm" variant="primary">
          {text.add}
        </ButtonLink>
      </div>
      <FlashBanner flash={flash} />
      <FormMessages formErrors={messagesOf(result)} fields={[]} />
      <p className="text-muted">{text.lead}</p>
      {projects.length > 0 ? (
        <EntryOrder entries={projects} />
      ) : (
        <div>
          <p className="font-semibold">{text.none}</p>
          <p className="text-muted">{text.noneText}</p>
        </div>
      )}
    </div>
  );
}
