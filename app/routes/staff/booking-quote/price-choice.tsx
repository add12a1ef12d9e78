import * as text from "~/messages/booking-work";
import type { OfferedPrice } from "~/settings/lists/price";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";

/** Adds a price of the list to the lines where there is no script: its button sends the form, which comes back with the line. */
export function PriceChoice({ prices }: { prices: readonly OfferedPrice[] }) {
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3 not-noscript:hidden">
      <Select
        id="priceId"
        name="priceId"
        defaultValue=""
        label={text.priceList.label}
        className="min-w-0 grow basis-60"
      >
        <option value="">{text.priceList.choose}</option>
        {prices.map(({ id, label, detail }) => (
          <option key={id} value={id}>
            {text.priceList.option(label, detail)}
          </option>
        ))}
      </Select>
      <Button type="submit" name="takePrice" value="yes" size="sm">
        {text.priceList.add}
      </Button>
    </div>
  );
}
