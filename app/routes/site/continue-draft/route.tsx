import { randomUUID } from "node:crypto";
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readDraftCookie, writeDraftCookie } from "~/booking/form/draft-cookie.server";
import { findDraftByToken } from "~/booking/form/draft-link.server";
import { findDraft, toPublicDraftId } from "~/booking/form/draft.server";
import { findUnfinishedStep } from "~/booking/form/journey";
import { openLinkedDraft } from "~/booking/form/move-draft.server";
import { formAction } from "~/forms/form-action.server";
import { readPost, readValues, showForm } from "~/forms/form-post.server";
import { formHeaders, messagesOf } from "~/forms/form-result";
import * as bookingText from "~/messages/booking";
import * as text from "~/messages/draft-link";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { clientAddress } from "~/server/request-context.server";
import { titleOf } from "~/settings/company";
import { draftDays } from "~/settings/kept-days";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { FailureBanner } from "~/ui/failure-banner";

export const handle = { page: "booking" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf(data?.isFound ? text.openTitle : text.deadTitle) },
  { name: "robots", content: "noindex" },
];

export const headers = formHeaders;

/** Says what the link does. Mail scanners follow links, so only the post opens the draft. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const draft = await findDraftByToken(params.token);
  if (!draft) return data({ isFound: false as const }, { status: 404 });
  return data({ isFound: true as const, other: await findOther(request, draft.id), formId: randomUUID() });
}

/** Returns the tag of another draft with answers in this browser; "" if there is none. */
async function findOther(request: Request, id: string): Promise<string> {
  const found = await findDraft((await readDraftCookie(request)).draft);
  if (found.kind !== "open" || found.draft.id === id) return "";
  return Object.keys(found.draft.answers).length > 0 ? toPublicDraftId(found.draft.id) : "";
}

const schema = z.object({
  formId: z.uuid().catch(() => randomUUID()),
  /** The tag of the browser's own draft that the page showed. */
  other: z.string().max(100).default(""),
});

/** Moves the draft to this browser, and opens the step where the visitor stopped. At a limit, the draft does not move. */
export const action = formAction(async ({ request, params: { token = "" } }) => {
  const post = await readPost(request);
  const { formId, other } = readValues(post, schema, {
    limit: (wait) => [bookingText.tooManyRequests, text.tooManyAdvice(wait)],
  });
  const linked = await findDraftByToken(token);
  if (!linked) return showForm(post, { status: 404 });
  // Another tab has saved answers since the page was rendered, so the page asks again.
  if ((await findOther(request, linked.id)) !== other) return redirect(paths.continueDraft(token));
  const { confirmed, draft: current } = await readDraftCookie(request);
  const draft = await openLinkedDraft(token, { formId, current, address: clientAddress() });
  if (draft === null) return showForm(post, { status: 404 });
  return redirect(paths.booking({ step: findUnfinishedStep(draft) }), {
    headers: { "Set-Cookie": await writeDraftCookie(request, { confirmed, draft: draft.id }) },
  });
});

export default function ContinueDraft() {
  const page = useLoaderData<typeof loader>();
  const messages = messagesOf(useActionData<typeof action>());
  return (
    <Container className="pb-section">
      <div className="grid max-w-read gap-7 pt-[clamp(2rem,1.2rem+3vw,4rem)]">
        {messages && <FailureBanner messages={messages} />}
        {page.isFound ? <Question other={page.other} formId={page.formId} /> : <DeadLink />}
      </div>
    </Container>
  );
}

function Question({ other, formId }: { other: string; formId: string }) {
  return (
    <>
      <h1>{other ? text.otherTitle : text.openTitle}</h1>
      {other && (
        <p>
          <RichText
            text={text.otherText}
            tags={{
              link: (label) => (
                <a href={paths.finishLater()} className="text-accent-text underline hover:decoration-2">
                  {label}
                </a>
              ),
            }}
          />
        </p>
      )}
      <p className="text-lead text-muted">{text.openText}</p>
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="other" value={other} />
        <input type="hidden" name="formId" value={formId} />
        <Button type="submit" variant="primary">
          {other ? text.openMailed : text.open}
        </Button>
        {other && <ButtonLink to={paths.booking()}>{text.keepOther}</ButtonLink>}
      </form>
    </>
  );
}

function DeadLink() {
  return (
    <>
      <h1>{text.deadTitle}</h1>
      <p className="text-lead text-muted">{text.deadText(draftDays)}</p>
      <p>
        <ButtonLink to={paths.booking()} variant="primary">
          {text.startNew}
        </ButtonLink>
      </p>
    </>
  );
}
