import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readDraftCookie, writeDraftCookie } from "~/booking/form/draft-cookie.server";
import { findDraftByToken } from "~/booking/form/draft-link.server";
import { findDraft } from "~/booking/form/draft.server";
import { toPublicDraftId } from "~/booking/form/public-draft-id.server";
import { findUnfinishedStep } from "~/booking/form/unfinished-step";
import { readForm } from "~/forms/read-form.server";
import * as text from "~/messages/draft-link";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { company, titleOf } from "~/settings/company";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";

export const handle = { page: "booking" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf(data?.isFound ? text.openTitle : text.deadTitle) },
  { name: "robots", content: "noindex" },
];

/** Shows what the link does. Mail scanners follow links, so only the post opens the draft. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const draft = await findDraftByToken(params.token);
  if (!draft) return data({ isFound: false as const }, { status: 404 });
  return data({ isFound: true as const, other: await findOther(request, draft.id) });
}

/** Returns the tag of a draft with answers that this browser has already, unless it is the one of the link; otherwise "". */
async function findOther(request: Request, id: string): Promise<string> {
  const found = await findDraft((await readDraftCookie(request)).draft);
  if (found.kind !== "open" || found.draft.id === id) return "";
  return Object.keys(found.draft.answers).length > 0 ? toPublicDraftId(found.draft.id) : "";
}

/** Makes the draft the one of this browser, and opens the step where the visitor stopped. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const draft = await findDraftByToken(params.token);
  if (!draft) return data(null, { status: 404 });
  // Answers that were typed in another tab since the page was shown: the visitor is asked.
  if ((await findOther(request, draft.id)) !== (form.get("other") ?? ""))
    return redirect(paths.continueDraft(params.token ?? ""));
  const { confirmed } = await readDraftCookie(request);
  return redirect(paths.booking({ step: findUnfinishedStep(draft) }), {
    headers: { "Set-Cookie": await writeDraftCookie(request, { confirmed, draft: draft.id }) },
  });
}

export default function ContinueDraft() {
  const page = useLoaderData<typeof loader>();
  return (
    <Container className="pb-section">
      <div className="grid max-w-read gap-7 pt-[clamp(2rem,1.2rem+3vw,4rem)]">
        {page.isFound ? <Question other={page.other} /> : <DeadLink />}
      </div>
    </Container>
  );
}

function Question({ other }: { other: string }) {
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
      <p className="text-lead text-muted">{text.deadText(company().draftDays)}</p>
      <p>
        <ButtonLink to={paths.booking()} variant="primary">
          {text.startNew}
        </ButtonLink>
      </p>
    </>
  );
}
