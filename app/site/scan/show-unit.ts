import * as text from "~/messages/scan-file";
import { lengths, type UnitName, type Units } from "~/site/scan-file/las-unit";
import type { ViewerParts } from "./viewer-parts";

/** Says in which unit a file is; where it names none, which one is assumed, with a choice of others. */
export function showUnit(
  { unit: sentence, unitLabel, unitChoice }: ViewerParts,
  { units, unit }: { units: Units; unit: UnitName },
): void {
  if (!sentence || !unitLabel || !unitChoice) return;
  const [across, up] = [nameOf(units.across), nameOf(units.up)];
  const named = across === up ? text.unit(across) : text.unitApart(across, up);
  sentence.textContent = units.areNamed ? named : text.noUnit(text.units[unit]);
  unitLabel.hidden = units.areNamed;
  unitChoice.value = unit;
}

/** Files write the same unit with more digits or fewer. */
function nameOf(meters: number): string {
  const names = Object.keys(lengths) as UnitName[];
  const name = names.find((each) => Math.abs(lengths[each] / meters - 1) < 1e-7);
  return name ? text.units[name] : text.otherUnit(meters);
}
