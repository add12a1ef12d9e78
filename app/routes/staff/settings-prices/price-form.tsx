import { EntryForm } from "~/back-office/entry-form";
import type { EntryShown } from "~/back-office/handle-entry-forms.server";
import { errorsOf, type FormResult, typedInto, valueOf } from "~/forms/form-result";
import { price as text } from "~/messages/settings-lists";
import { paths } from "~/paths";
import { type Price, toTypedPrice } from "~/settings/lists/price";
import { TextField } from "~/ui/text-field";

/**
 * The form of one price.
 *
 * @param price the one that is changed; null for a new one
 * @param id generated for a new price
 */
export function PriceForm({
  price,
  id,
  digest,
  result,
}: {
  price: Price | null;
  id: string;
  digest: string;
  result: FormResult<EntryShown> | undefined;
}) {
  const field = (name: "label" | "unit" | "price", initial = "") => ({
    id: name,
    name,
    defaultValue: valueOf(result, name, initial),
    errors: errorsOf(result, name),
  });
  return (
    <EntryForm
      title={price ? text.changeTitle : text.newTitle}
      id={typedInto(result, "id") ?? id}
      digest={result?.storedDigest ?? typedInto(result, "digest") ?? digest}
      isNew={price === null}
      list={paths.priceSettings()}
      fields={["label", "unit", "price"]}
      result={result}
    >
      <TextField {...field("label", price?.label)} label={text.label} hint={text.labelHint} />
      <div className="grid gap-5 min-[40rem]:grid-cols-2 min-[40rem]:items-end">
        <TextField {...field("unit", price?.unit)} label={text.unit} hint={text.unitHint} optional />
        <TextField
          {...field("price", price ? toTypedPrice(price.unitCents) : "")}
          label={text.unitPrice}
          hint={text.unitPriceHint}
          inputMode="decimal"
        />
      </div>
    </EntryForm>
  );
}
