import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { type FormResult, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/booking-deliver";
import { heading } from "~/messages/public-tour";
import { EmbedCode } from "~/private-page/results/embed-code";
import { Button } from "~/ui/button";
import { FormErrors } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { TextField } from "~/ui/text-field";
import type { DeliverPage } from "./load-deliveries.server";

interface PublicToursPanelProps {
  publicTours: DeliverPage["publicTours"];
  formId: string;
  result: FormResult | undefined;
}

export function PublicToursPanel({ publicTours, formId, result }: PublicToursPanelProps) {
  const { links, isMakeable, days } = publicTours;
  const [form, fields] = useForm<{ title: string; days: string }>({
    id: "public-tour",
    lastResult: resultOf(result, { intent: "public-tour" }),
    // The initial title contains no words of the request, because they may name the customer.
    defaultValue: { title: links[0]?.title ?? "", days },
  });
  return (
    <Panel title={heading}>
      <p className="text-muted">{text.publicTour.lead}</p>
      {links.length > 0 && <Links publicTours={publicTours} formId={formId} result={result} />}
      {isMakeable ? (
        <Form method="post" {...getFormProps(form)} className="mt-5 grid gap-5">
          <FormErrors form={form} />
          <input type="hidden" name="formId" value={formId} />
          <TextField
            field={fields.title}
            label={text.publicTour.titleLabel}
            hint={text.publicTour.titleHint}
            placeholder={text.publicTour.titleExample}
            required
          />
          <DaysField field={fields.days} label={text.publicTour.days} hint={text.publicTour.daysHint} />
          <div>
            <Button type="submit" size="sm" name="intent" value="public-tour">
              {text.publicTour.make}
            </Button>
          </div>
        </Form>
      ) : (
        <p className="mt-3">{text.publicTour.nothing}</p>
      )}
    </Panel>
  );
}

function DaysField(props: Pick<ComponentPropsWithoutRef<typeof TextField>, "field" | "label" | "hint">) {
  return (
    <TextField
      {...props}
      optional
      inputMode="numeric"
      autoComplete="off"
      className="[&_input]:max-w-40 [&_input]:tabular-nums"
    />
  );
}

function Links({ publicTours: { links, days }, formId, result }: PublicToursPanelProps) {
  return (
    <ul className="mt-4 border-t border-line-strong">
      {links.map(({ id, title, until, isOver, address }) => (
        <li key={id} className="grid gap-3 border-b border-line py-4">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{title}</p>
              <p className="text-small text-muted tabular-nums">{until}</p>
            </div>
            <Form method="post">
              <input type="hidden" name="formId" value={formId} />
              <input type="hidden" name="tour" value={id} />
              <Button
                type="submit"
                name="intent"
                value="end-public-tour"
                size="sm"
                variant="danger"
                aria-label={text.publicTour.endFor(title)}
              >
                {text.publicTour.end}
              </Button>
            </Form>
          </div>
          <EndForm tour={id} {...{ formId, days, result }} />
          {isOver ? null : address ? (
            <EmbedCode address={address} title={title} />
          ) : (
            <p className="text-small">{text.publicTour.lostLink}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface EndFormProps {
  tour: string;
  formId: string;
  days: string;
  result: FormResult | undefined;
}

/** Renders the form for a link's new end, collapsed until a click or an error. */
function EndForm({ tour, formId, days, result }: EndFormProps) {
  const lastResult = resultOf(result, { intent: "extend-public-tour", tour });
  const [form, fields] = useForm<{ days: string }>({
    id: `end-${tour}`,
    lastResult,
    defaultValue: { days },
  });
  return (
    <details open={Boolean(lastResult) || undefined}>
      <summary className="inline-flex min-h-6 items-center text-small text-accent-text underline underline-offset-[0.25em] hover:decoration-2">
        {text.publicTour.extend}
      </summary>
      <Form method="post" {...getFormProps(form)} className="mt-3 grid gap-4">
        <FormErrors form={form} />
        <input type="hidden" name="formId" value={formId} />
        <input type="hidden" name="tour" value={tour} />
        <DaysField field={fields.days} label={text.publicTour.extendDays} hint={text.publicTour.extendHint} />
        <div>
          <Button type="submit" size="sm" name="intent" value="extend-public-tour">
            {text.publicTour.saveEnd}
          </Button>
        </div>
      </Form>
    </details>
  );
}
