const metersPerInch = 0.0254;
export const metersPerFoot = 0.3048;
/** Eighths of an inch in a foot: the unit of the figures on drawings. */
export const eighthsPerFoot = 96;

/** Rounds to the nearest eighth. */
export const toEighths = (meters: number) => Math.round((meters / metersPerInch) * 8);

export const inchesToMeters = (inches: number) => inches * metersPerInch;

/** Formats eighths of an inch as on a drawing: 12′-5 7/8″, or 5 1/8″ below a foot. The text does not wrap. */
export function feetAndInches(eighths: number): string {
  const [feet, inches] = divide(eighths * 2);
  return feet === 0 ? inches : `${feet}′-${inches}`;
}

/** Formats a measured length as on a drawing, to the nearest 1/16 inch: 12′-4 3/8″. The text does not wrap. */
export function formatFeetAndInches(meters: number): string {
  const sixteenths = Math.round(Math.abs(meters / metersPerInch) * 16);
  const [feet, inches] = divide(sixteenths);
  return `${meters < 0 && sixteenths > 0 ? "−" : ""}${feet}′-${inches}`;
}

/** Splits a length into feet and inches. The fraction of the inches is reduced. */
function divide(sixteenths: number): [feet: number, inches: string] {
  let [numerator, denominator] = [sixteenths % 16, 16];
  while (numerator > 0 && numerator % 2 === 0) [numerator, denominator] = [numerator / 2, denominator / 2];
  const fraction = numerator === 0 ? "" : `\u00a0${numerator}/${denominator}`;
  return [Math.floor(sixteenths / 192), `${Math.floor((sixteenths % 192) / 16)}${fraction}″`];
}
