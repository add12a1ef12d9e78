import type { EffectView } from "~/booking/workflow/describe-effects";
import type { FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { titles } from "~/messages/work-effects";
import { Panel } from "~/ui/panel";
import { RadioCards } from "~/ui/radio-cards";
import type { BookingFormShown } from "./work-form.server";

/**
 * What a change of the stage does to the work under way: a sentence for what has one way, a question for what has several.
 *
 * @param effects as the page was loaded with; a refused form shows them as they are now
 */
export function Effects({
  effects,
  result,
}: {
  effects: readonly EffectView[];
  result: FormResult<BookingFormShown> | undefined;
}) {
  const form = useForm(result, { fields: { quote: "", visit: "", results: "" } });
  return (result?.effects ?? effects).map(({ subject, title, options }) =>
    options.length === 0 ? (
      <p key={subject}>{title}</p>
    ) : (
      <Panel key={subject} title={titles[subject]}>
        <RadioCards {...form.choice(subject)} legend={title} options={options} />
      </Panel>
    ),
  );
}
