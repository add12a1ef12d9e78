import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-result";
import * as text from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import { paths } from "~/paths";
import { PrivatePage } from "~/private-page/private-page";
import { UnknownLink } from "~/private-page/unknown-link";
import { titleOf } from "~/settings/company";
import { ButtonLink } from "~/ui/button";
import { ConfirmView } from "./confirm-view";
import { loadPageView } from "./load-page-view.server";
import { handlePrivatePageForms } from "./private-page-forms.server";
import { UnsentForm } from "./unsent-form";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: titleOf(toTitle(view)) },
  { name: "description", content: text.description },
  { name: "robots", content: "noindex, nofollow" },
];

function toTitle(view: Awaited<ReturnType<typeof loader>>["data"] | undefined): string {
  if (view?.kind === "unavailable") return forms.notSent;
  if (view?.kind !== "page") return text.unknown.title;
  return view.isRefused ? text.titleWithErrors(view.title) : view.title;
}

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { view, init } = await loadPageView(request, params.token);
  return data(view, init);
}

export const action = formAction(({ request, params: { token = "" } }) =>
  handlePrivatePageForms(request, token),
);

export default function PrivatePageRoute() {
  const view = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (view.kind === "unknown")
    return (
      <UnknownLink
        title={text.unknown.title}
        lead={text.unknown.lead}
        tooManyAdvice={view.wait && text.unknown.tooManyAdvice(view.wait)}
      >
        <ButtonLink to={paths.privatePageLookup()} reloadDocument variant="primary">
          {text.unknown.find}
        </ButtonLink>
      </UnknownLink>
    );
  if (view.kind === "unavailable") return <UnsentForm messages={view.messages} result={result} />;
  if (view.confirm !== null) return <ConfirmView view={view} confirm={view.confirm} result={result} />;
  return <PrivatePage view={view} result={result} />;
}
