import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/booking-deliver";
import { heading } from "~/messages/public-tour";
import { EmbedCode } from "~/private-page/results/embed-code";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
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
    lastResult: result,
    defaultValue: { title: "", days },
  });
  return (
    <Panel title={heading}>
      <p className="text-muted">{text.publicTour.lead}</p>
      {links.length > 0 && <Links links={links} formId={formId} />}
      {isMakeable ? (
        <Form method="post" {...getFormProps(form)} className="mt-5 grid gap-5">
          <FormMessages form={form} formErrors={[]} />
          <input type="hidden" name="formId" value={formId} />
          <TextField
            field={fields.title}
            label={text.publicTour.titleLabel}
            hint={text.publicTour.titleHint}
            required
          />
          <TextField
            field={fields.days}
            label={text.publicTour.days}
            hint={text.publicTour.daysHint}
            optional
            inputMode="numeric"
            autoComplete="off"
            className="[&_input]:max-w-40 [&_input]:tabular-nums"
          />
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

function Links({ links, formId }: { links: DeliverPage["publicTours"]["links"]; formId: string }) {
  return (
    <ul className="mt-4 border-t border-line-strong">
      {links.map(({ id, title, until, address }) => (
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
          {address ? (
            <EmbedCode address={address} title={title} />
          ) : (
            <p className="text-small">{text.publicTour.lostLink}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
