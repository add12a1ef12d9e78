import * as text from "~/messages/scan-file";
import { lengths, type UnitName, type Units } from "~/site/scan-file/las-unit";
import type { ViewerParts } from "./viewer-parts";

/** Shows the file's unit. Where the file names none, shows the assumed one with a choice of others. */
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

/** Finds a unit's name with a tolerance: files write the same unit with more or fewer digits. */
function nameOf(meters: number): string {
  const names = Object.keys(lengths) as UnitName[];
  const name = names.find((each) => Math.abs(lengths[each] / meters - 1) < 1e-7);
  return name ? text.units[name] : text.otherUnit(meters);
}
