/** Eighths of an inch in a foot: the unit of the figures on drawings. */
export const eighthsPerFoot = 96;

/**
 * Returns a length in eighths of an inch as on a drawing, such as 12′-5 7/8″; less than a foot is 5 1/8″. It does not break.
 */
export function feetAndInches(eighths: number): string {
  const feet = Math.floor(eighths / eighthsPerFoot);
  const inches = Math.floor((eighths % eighthsPerFoot) / 8);
  const fraction = eighths % 8;
  const divisor = fraction % 4 === 0 ? 4 : fraction % 2 === 0 ? 2 : 1;
  const part = fraction === 0 ? "" : `\u00a0${fraction / divisor}/${8 / divisor}`;
  return feet === 0 ? `${inches}${part}″` : `${feet}′-${inches}${part}″`;
}

export const toMeters = (eighths: number) => (eighths / 8) * 0.0254;

/** Returns meters as eighths of an inch, rounded to the nearest. */
export const toEighths = (meters: number) => Math.round((meters / 0.0254) * 8);
