import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formHeaders } from "~/forms/form-result";
import * as text from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { PrivatePage } from "~/private-page/private-page";
import { contactText, titleOf } from "~/settings/company";
import { contactTags } from "~/site/contact-tags";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
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

export function action({ request, params }: ActionFunctionArgs) {
  return handlePrivatePageForms(request, params.token);
}

export default function PrivatePageRoute() {
  const view = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (view.kind === "unknown") return <UnknownLink wait={view.wait} />;
  if (view.kind === "unavailable") return <UnsentForm messages={view.messages} result={result} />;
  if (view.confirm !== null) return <ConfirmView view={view} confirm={view.confirm} result={result} />;
  return <PrivatePage view={view} result={result} />;
}

/**
 * The page for a link that opens nothing. The same for all of them: it says nothing about the link.
 *
 * @param wait how long to wait, if too many of them came from the visitor's network
 */
function UnknownLink({ wait }: { wait: string | null }) {
  return (
    <Container className="grid justify-items-start gap-y-6 pt-[clamp(2.5rem,5vw,5.5rem)] pb-section">
      <h1 className="max-w-[18ch]">{text.unknown.title}</h1>
      <p className="max-w-[52ch] text-lead text-muted">{text.unknown.lead}</p>
      {wait !== null && (
        <Banner tone="warn" title={text.unknown.tooMany}>
          <p>{text.unknown.tooManyAdvice(wait)}</p>
        </Banner>
      )}
      <ButtonLink to={paths.privatePageLookup()} reloadDocument variant="primary">
        {text.unknown.find}
      </ButtonLink>
      <p>
        {text.questions} <RichText text={contactText(text.call)} tags={contactTags} />
      </p>
    </Container>
  );
}
