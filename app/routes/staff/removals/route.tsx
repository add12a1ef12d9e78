import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { titleMeta } from "~/back-office/page-title";
import { changeForm } from "~/forms/define-form.server";
import { toFormPage } from "~/forms/form-page.server";
import { messagesOf } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { guard, requireRecentVerification } from "~/guard.server";
import { formatCount } from "~/lib/format-count";
import { formatPacificLong } from "~/lib/pacific-time";
import * as text from "~/messages/removals";
import { confirmRemovals, readRemovals } from "~/tasks/removals.server";
import { Banner } from "~/ui/banner";
import { DescriptionList } from "~/ui/description-list";
import { PageMessages } from "~/ui/page-messages";
import { Panel } from "~/ui/panel";
import { SubmitButton } from "~/ui/submit-button";

export const meta = titleMeta(text.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/removals", request);
  await requireRecentVerification(request, session, "removals-confirmed");
  const { reason, now, horizon, due } = await readRemovals();
  const times = [
    { term: text.serverTime, value: formatPacificLong(now) },
    { term: text.horizon, value: formatPacificLong(horizon) },
  ];
  return toFormPage(request, { reason, shownAt: now.getTime(), times, due });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/removals", request);
  return handleForm(
    request,
    changeForm({
      schema: z.object({ shownAt: z.coerce.number().catch(0) }),
      change: ({ shownAt }) => confirmRemovals(new Date(shownAt), session),
      done: () => ({ title: text.confirmed, advice: text.confirmedAdvice }),
      refusals: {
        "clock-moved": {
          page: () => ({ tone: "warn", title: text.clockMoved, advice: text.clockMovedAdvice }),
        },
      },
    }),
  );
}

export default function Removals() {
  const { reason, shownAt, times, due, flash } = useLoaderData<typeof loader>();
  const messages = messagesOf(useActionData<typeof action>());
  const kinds = (Object.keys(text.kinds) as (keyof typeof text.kinds)[]).filter((kind) => due[kind]);
  return (
    <div className="max-w-[52rem]">
      <h1 className="mb-6">{text.title}</h1>
      <PageMessages messages={messages} flash={flash} />
      <div className="grid gap-6">
        {reason ? (
          <Banner tone="warn" title={text.reasons[reason].title}>
            <p>{text.reasons[reason].text}</p>
            <p>{text.nothingLost}</p>
          </Banner>
        ) : (
          !flash && (
            <Banner tone="ok" title={text.none}>
              <p>{text.noneText}</p>
            </Banner>
          )
        )}
        <Panel title={text.clock}>
          <DescriptionList items={times} />
          {reason && (
            <>
              <p className="mt-4 font-semibold">{text.question}</p>
              <p>{text.wrong}</p>
            </>
          )}
        </Panel>
        {reason && (
          <Panel title={text.affected}>
            {kinds.length === 0 ? (
              <p>{text.nothingDue}</p>
            ) : (
              <>
                <DescriptionList
                  items={kinds.map((kind) => ({
                    term: text.kinds[kind],
                    value: formatCount(due[kind] ?? 0),
                  }))}
                />
                <p className="mt-4">{text.cannotUndo}</p>
              </>
            )}
            <Form method="post" className="mt-5">
              <input type="hidden" name="shownAt" value={shownAt} />
              <SubmitButton variant="danger-filled">{text.confirm}</SubmitButton>
            </Form>
          </Panel>
        )}
      </div>
    </div>
  );
}
