import { shareDays } from "~/booking/delivery/availability";
import { resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/results";
import { paths } from "~/paths";
import { Fold, FoldHeading } from "~/private-page/fold";
import { FormFrame, type PageSectionProps } from "~/private-page/form-frame";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { CopyText } from "./copy-text";
import type { ShareView } from "./results-view";

/** The shared links, and the form that creates one. The section is open after an error or a new link. */
export function ShareSection({ view, result }: PageSectionProps) {
  const { token, shares, formId } = view;
  const lastResult = resultOf(result, { intent: "share" });
  const defaultValue = { label: "", days: shareDays[1] };
  const [form, fields] = useForm({ id: "share", lastResult, defaultValue });
  return (
    <Fold
      title={<FoldHeading>{text.share.heading}</FoldHeading>}
      note={shares.length > 0 ? text.share.count(shares.length) : undefined}
      isOpen={Boolean(lastResult) || view.flash?.title === text.share.sent}
    >
      <div className="grid gap-6">
        <p className="max-w-[60ch] text-muted">{text.share.lead}</p>
        {shares.length > 0 && <Shares shares={shares} token={token} formId={formId} />}
        <FormFrame {...{ view, result, form }} intent="share" send={text.share.send}>
          <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <TextField field={fields.label} label={text.share.label} hint={text.share.hint} required />
            <Select field={fields.days} label={text.share.days}>
              {shareDays.map((days) => (
                <option key={days} value={days}>
                  {text.share.dayOptions[days]}
                </option>
              ))}
            </Select>
          </div>
        </FormFrame>
      </div>
    </Fold>
  );
}

function Shares({ shares, token, formId }: { shares: readonly ShareView[]; token: string; formId: string }) {
  return (
    <section>
      <h3 className="mb-2 text-base font-semibold">{text.share.links}</h3>
      <ul className="border-t border-line-strong">
        {shares.map(({ id, label, address, day }) => (
          <li key={id} className="grid gap-2 border-b border-line py-3">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div>
                <p className="font-medium wrap-anywhere">{label}</p>
                <p className="text-small text-muted tabular-nums">{text.share.until(day)}</p>
              </div>
              <form method="post" action={paths.privatePage(token)} noValidate>
                <input type="hidden" name="formId" value={formId} />
                <input type="hidden" name="shareId" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="end-share"
                  size="sm"
                  variant="danger"
                  aria-label={text.share.endFor(label)}
                >
                  {text.share.end}
                </Button>
              </form>
            </div>
            {address && <CopyText>{address}</CopyText>}
          </li>
        ))}
      </ul>
    </section>
  );
}
