import type { FieldMetadata } from "@conform-to/react";
import type { EffectView } from "~/booking/workflow/describe-effects";
import { titles } from "~/messages/work-effects";
import { Panel } from "~/ui/panel";
import { RadioCards } from "~/ui/radio-cards";

/** Shows how a stage change affects the work in progress: a sentence for a fixed outcome, a question where staff choose. */
export function Effects({
  effects,
  fields,
}: {
  effects: readonly EffectView[];
  fields: Partial<Record<EffectView["subject"], FieldMetadata>>;
}) {
  return effects.map(({ subject, title, options }) => {
    const field = fields[subject];
    return field && options.length > 0 ? (
      <Panel key={subject} title={titles[subject]}>
        <RadioCards field={field} legend={title} options={options} />
      </Panel>
    ) : (
      <p key={subject}>{title}</p>
    );
  });
}
