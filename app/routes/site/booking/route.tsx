import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { RawAnswers } from "~/booking/form/journey";
import { clampStep } from "~/booking/form/steps";
import { resolveLostPost } from "~/browser/resolve-lost-post";
import { formHeaders, type FormResult, messagesOf } from "~/forms/form-result";
import * as text from "~/messages/booking";
import * as draftText from "~/messages/draft-link";
import { paths } from "~/paths";
import { titleOf } from "~/settings/company";
import { originIn, pageMeta } from "~/site/page-meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Failure } from "./failure";
import { loadBookingForm } from "./load-booking-form.server";
import { postStep } from "./post-step.server";
import { forgetAllUnsent, forgetUnsent } from "./unsent-answers";
import { Wizard } from "./wizard";

export const handle = { page: "booking" };

/** The canonical URL has no query, so search engines and shared links get the start of the form. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    title: titleOf(data?.title ?? text.title),
    description: text.description,
    path: paths.booking(),
    origin: originIn(matches),
    image: "hero-social-1200.jpg",
  });

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  return loadBookingForm(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return postStep(request);
}

/** Keeps the unsent input if the post or its response is lost. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const action = serverAction<FormResult>().catch((error: unknown) => {
    if (error instanceof Response) forgetSaved(request, error);
    throw error;
  });
  return resolveLostPost(
    action,
    () => ({ status: "error", error: { "": unreachable() } }) satisfies FormResult,
  );
}

/**
 * Deletes the unsent answers that were saved. Every redirect means that the step was saved; a redirect to a private page means that the
 * booking was submitted.
 */
function forgetSaved(request: Request, { status, headers }: Response) {
  if (status >= 400) return;
  if (headers.get("Location")?.startsWith(paths.privatePage(""))) forgetAllUnsent();
  else forgetUnsent(clampStep(new URL(request.url).searchParams.get("step")));
}

function unreachable(): string[] {
  return [text.unreachable, text.unreachableAdvice];
}

export default function BookingRoute() {
  const data = useLoaderData<typeof loader>();
  const notSaved = useActionData<FormResult>();
  if (data.kind !== "step" && !notSaved) return <ClosedForm closed={data} />;
  // Without script, a failed post renders the whole page, which must contain the input.
  const values = { ...data.values, ...(notSaved?.initialValue as RawAnswers | undefined) };
  const saved = data.kind === "step" ? JSON.stringify([data.draftTag, data.values]) : null;
  return <Wizard key={data.step} data={{ ...data, values }} saved={saved} failure={messagesOf(notSaved)} />;
}

type ClosedFormReason = { kind: "moved"; isSubmitted: boolean } | { kind: "unavailable"; messages: string[] };

function ClosedForm({ closed }: { closed: ClosedFormReason }) {
  return closed.kind === "moved" ? (
    <Moved isSubmitted={closed.isSubmitted} />
  ) : (
    <Unavailable messages={closed.messages} />
  );
}

function Unavailable({ messages }: { messages: string[] }) {
  return (
    <Container className="grid gap-8 pt-[clamp(2rem,1.2rem+3vw,4rem)] pb-section lg:grid-cols-12">
      <div className="grid gap-8 lg:col-span-7">
        <h1>{text.title}</h1>
        <Failure messages={messages} />
      </div>
    </Container>
  );
}

/** Says that the draft was continued in another browser. */
function Moved({ isSubmitted }: { isSubmitted: boolean }) {
  return (
    <Container className="pb-section">
      <div className="grid max-w-read gap-7 pt-[clamp(2rem,1.2rem+3vw,4rem)]">
        <h1>{isSubmitted ? draftText.submittedTitle : draftText.movedTitle}</h1>
        <p className="text-lead text-muted">{isSubmitted ? draftText.submittedText : draftText.movedText}</p>
        <p className="flex flex-wrap gap-3">
          {isSubmitted ? (
            <ButtonLink to={paths.privatePageLookup()} variant="primary">
              {draftText.lookUp}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.finishLater()} variant="primary">
              {draftText.movedMailLink}
            </ButtonLink>
          )}
          <ButtonLink to={paths.booking({ start: "new" })}>{draftText.startNew}</ButtonLink>
        </p>
      </div>
    </Container>
  );
}
