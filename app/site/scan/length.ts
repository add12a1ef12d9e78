const metersPerInch = 0.0254;
export const metersPerFoot = 0.3048;

/** A length to the nearest 1/16 inch, in whole parts and a reduced fraction. */
interface FeetAndInches {
  isNegative: boolean;
  feet: number;
  inches: number;
  numerator: number;
  denominator: number;
}

/** Converts meters to feet and inches, rounded to 1/16 inch. */
export function toFeetAndInches(meters: number): FeetAndInches {
  const sixteenths = Math.round(Math.abs(meters / metersPerInch) * 16);
  let [numerator, denominator] = [sixteenths % 16, 16];
  while (numerator > 0 && numerator % 2 === 0) [numerator, denominator] = [numerator / 2, denominator / 2];
  return {
    isNegative: meters < 0 && sixteenths > 0,
    feet: Math.floor(sixteenths / 192),
    inches: Math.floor((sixteenths % 192) / 16),
    numerator,
    denominator: numerator === 0 ? 1 : denominator,
  };
}

/** Writes a length as on American drawings: 12′-4 3/8″. It does not break. */
export function formatFeetAndInches(meters: number): string {
  const { isNegative, feet, inches, numerator, denominator } = toFeetAndInches(meters);
  const fraction = numerator === 0 ? "" : `\u00a0${numerator}/${denominator}`;
  return `${isNegative ? "−" : ""}${feet}′-${inches}${fraction}″`;
}

/** Converts inches, the unit of the height sliders, to meters. */
export function inchesToMeters(inches: number): number {
  return inches * metersPerInch;
}
