/** Converts degrees to radians. */
export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Converts radians to degrees. */
export const toDegrees = (radians: number) => (radians * 180) / Math.PI;
