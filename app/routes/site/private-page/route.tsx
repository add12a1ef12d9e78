import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/forms/form-action.server";
import { formHeaders, messagesOf, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import { paths } from "~/paths";
import { FormFrame, lastSent, type PageSectionProps } from "~/private-page/form-frame";
import type { Confirm, PageView } from "~/private-page/page-view.server";
import { PaymentTerms } from "~/private-page/payment-terms";
import { PrivatePage } from "~/private-page/private-page";
import { UnknownLink } from "~/private-page/unknown-link";
import { titleOf } from "~/settings/company";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { fieldsWithErrors, FormMessages } from "~/ui/form-messages";
import { TextArea } from "~/ui/text-area";
import { loadPageView } from "./load-page-view.server";
import { handlePrivatePageForms } from "./private-page-forms.server";
import { UnsentForm } from "./unsent-form";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: titleOf(toPageTitle(view)) },
  { name: "description", content: text.description },
  { name: "robots", content: "noindex, nofollow" },
];

function toPageTitle(view: Awaited<ReturnType<typeof loader>>["data"] | undefined): string {
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

/** The kinds of message that the forms create. */
const sentKinds = { decline: "quote-declined", cancel: "cancellation" } as const;

/** Asks for confirmation of a change that the visitor cannot undo here: accepting or declining a quote, or canceling. */
function ConfirmView({ view, confirm, result }: PageSectionProps & { confirm: Confirm }) {
  const { token, quotes } = view;
  const [quote] = quotes;
  const page = paths.privatePage(token);
  const { title, lead, send } = describeConfirm(confirm, quote);
  const lastResult = resultOf(result, { intent: confirm });
  const [form, fields] = useForm({ id: confirm, lastResult, defaultValue: { text: "" } });
  return (
    <Container className="pt-[clamp(2.5rem,5vw,5.5rem)] pb-section">
      <div className="grid max-w-read gap-6">
        <FormMessages formErrors={messagesOf(result)} fields={fieldsWithErrors(form)} />
        <h1 className="wrap-anywhere">{title}</h1>
        <p className="text-lead text-muted">{lead}</p>
        {confirm === "accept" && <PaymentTerms />}
        <FormFrame
          {...{ view, result, form }}
          intent={confirm}
          action={`${page}?view=${confirm}`}
          send={send}
          keptUntil={confirm === "accept" ? undefined : lastSent(view, sentKinds[confirm])}
          variant={confirm === "cancel" ? "danger-filled" : "primary"}
          aside={
            <ButtonLink to={page} reloadDocument variant="quiet">
              {forms.goBack}
            </ButtonLink>
          }
        >
          {confirm !== "cancel" && quote && <input type="hidden" name="quoteId" value={quote.id} />}
          {confirm !== "accept" && <TextArea field={fields.text} label={forms[confirm].text} optional />}
        </FormFrame>
      </div>
    </Container>
  );
}

function describeConfirm(confirm: Confirm, quote: PageView["quotes"][number] | undefined) {
  if (confirm === "cancel") return forms.cancel;
  const { number = 1, total = "" } = quote ?? {};
  if (confirm === "decline") return { ...forms.decline, title: forms.decline.title(number) };
  return { ...forms.accept, title: forms.accept.title(number, total) };
}
