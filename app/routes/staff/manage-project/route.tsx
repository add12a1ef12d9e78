import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { BackLink } from "~/back-office/back-link";
import { formTitle } from "~/back-office/page-title";
import { constraintOf } from "~/forms/constraint.server";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { formHeaders, messagesOf, resultOf, typedInto } from "~/forms/form-result";
import { guard } from "~/guard.server";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/project-work";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPage } from "~/ui/confirm-page";
import { FormMessages } from "~/ui/form-messages";
import { PageFlash } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { DetailsForm } from "./details-form";
import { loadProject, type ProjectPage } from "./load-project.server";
import { handleManageProjectForms, projectSchema } from "./manage-project-forms.server";
import { PictureForms } from "./picture-forms";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(titleOf(data?.values.title), data?.isRefused) },
];

/** A new project has no title. */
function titleOf(title = ""): string {
  return title === "" ? text.add : title;
}

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("routes/staff/manage-project", request);
  const constraint = constraintOf(projectSchema);
  return toFormPage(request, { ...(await loadProject(request, params.id)), constraint });
}

export const action = formAction(async ({ request, params }) => {
  const session = await guard("routes/staff/manage-project", request);
  const id = params.id ?? "";
  if (!isUuid(id)) throw new Response(text.unknown, { status: 404 });
  return handleManageProjectForms(request, id, session);
});

export default function ManageProject() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { id, values, version, pictures, flash, asksToRemove } = page;
  if (asksToRemove && !result)
    return (
      <ConfirmPage
        title={text.removeQuestion(values.title)}
        address={paths.manageProject(id)}
        fields={{ intent: "remove", version: String(version) }}
        confirmLabel={text.remove}
        isDestructive
      >
        <p>{text.removeText(pictures.length)}</p>
      </ConfirmPage>
    );
  const detailsIntent = ["save", "picture", "describe"].includes(typedInto(result, "intent") ?? "");
  return (
    <div className="grid max-w-180 gap-6">
      <div>
        <BackLink to={paths.manageProjects()}>{text.back}</BackLink>
        <h1 className="wrap-anywhere">{titleOf(values.title)}</h1>
      </div>
      <PageFlash flash={flash} />
      {!detailsIntent && <FormMessages formErrors={messagesOf(result)} fields={[]} />}
      {version > 0 && <StatusPanel page={page} />}
      <DetailsForm
        key={`${id} ${version}`}
        page={page}
        constraint={page.constraint}
        result={resultOf(result, { intent: "save" })}
      />
      {version > 0 && <PictureForms page={page} result={result} />}
    </div>
  );
}

function StatusPanel({ page: { id, version, status, slug } }: { page: ProjectPage }) {
  const isPublished = status === "published";
  return (
    <Panel title={text.statusTitle}>
      <p>
        <span className="font-semibold">{text.statuses[status]}.</span>{" "}
        {isPublished ? text.isPublished : text.notPublished}
      </p>
      <Form method="post" className="mt-4 flex flex-wrap items-center gap-3">
        <input type="hidden" name="version" value={version} />
        {isPublished ? (
          <>
            <Button type="submit" size="sm" name="intent" value="withdraw">
              {text.withdraw}
            </Button>
            <ButtonLink to={paths.project(slug)} reloadDocument size="sm" variant="quiet">
              {text.view}
            </ButtonLink>
          </>
        ) : (
          <>
            <Button type="submit" size="sm" variant="primary" name="intent" value="publish">
              {text.publish}
            </Button>
            <ButtonLink to={`${paths.manageProject(id)}?remove`} size="sm" variant="danger">
              {text.remove}
            </ButtonLink>
          </>
        )}
      </Form>
    </Panel>
  );
}
