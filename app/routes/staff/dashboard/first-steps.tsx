import { Form, Link } from "@remix-run/react";
import { useId } from "react";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/first-steps";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { FirstStepsDone as Done } from "./read-first-steps.server";

type FirstStep = keyof Done;

/** The steps in the recommended order, with the page of each. */
const steps = (): readonly [FirstStep, string][] => [
  ["name", paths.account()],
  ["password", paths.accountPassword()],
  ["company", paths.settingsSection("company")],
  ["prices", paths.settingsSection("answers")],
  ["people", paths.settingsSection("answers")],
  ["mail", paths.mail()],
  ["legal", paths.settingsLegal()],
  ["figures", paths.service("scan-to-bim")],
  ["colleague", paths.invite()],
  ["factor", paths.accountSecurity()],
];

/** Steps that a company may have good reasons to skip. */
const optionalSteps: ReadonlySet<FirstStep> = new Set<FirstStep>(["prices", "people"]);

/**
 * The steps that administrators should take before the first request. They can hide the list for a while, and remove it once the required
 * steps are done.
 */
export function FirstSteps({ done }: { done: Done }) {
  const id = useId();
  const allSteps = steps();
  const count = allSteps.filter(([step]) => done[step]).length;
  const isDone = allSteps.every(([step]) => done[step] || optionalSteps.has(step));
  return (
    <section aria-labelledby={id} className="@container border border-line bg-raised print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-4 py-3">
        <h2 id={id}>{text.title}</h2>
        <p className="text-small text-muted">
          {text.progress(formatCount(count), formatCount(allSteps.length))}
        </p>
      </div>
      <ol className="grid @xl:grid-cols-2">
        {allSteps.map(([step, to]) => (
          <StepItem key={step} step={step} to={to} isDone={done[step]} />
        ))}
      </ol>
      <Form method="post" action={paths.firstSteps()} className="flex flex-wrap justify-end gap-3 px-4 py-3">
        {isDone ? (
          <Button type="submit" size="sm" variant="primary" name="intent" value="remove">
            {text.dismiss}
          </Button>
        ) : (
          <Button type="submit" size="sm" name="intent" value="hide">
            {text.hide}
          </Button>
        )}
      </Form>
    </section>
  );
}

function StepItem({ step, to, isDone }: { step: FirstStep; to: string; isDone: boolean }) {
  const { title, text: why, link } = text.steps[step];
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3.5 @xl:odd:border-e">
      <span
        aria-hidden="true"
        className={`mt-0.5 grid size-5 shrink-0 place-items-center border ${isDone ? "border-fill bg-fill text-on-fill" : "border-line-strong"}`}
      >
        {isDone && <Icon name="check" className="size-4" />}
      </span>
      <div className="min-w-0">
        <h3 className="text-base font-semibold">
          {title} <span className="sr-only">({isDone ? text.done : text.open})</span>
        </h3>
        {!isDone && (
          <>
            <p className="text-small text-muted">{why}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-5">
              <Link
                to={to}
                className="inline-flex min-h-11 items-center text-accent-text underline sm:min-h-8"
              >
                {link}
              </Link>
              {(step === "legal" || step === "figures") && (
                <Form method="post" action={paths.firstSteps()} className="contents">
                  <Button
                    type="submit"
                    variant="quiet"
                    size="sm"
                    name="intent"
                    value={`${step}-read`}
                    className="min-h-11"
                  >
                    {text.confirm[step]}
                  </Button>
                </Form>
              )}
            </div>
          </>
        )}
      </div>
    </li>
  );
}
