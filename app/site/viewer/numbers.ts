export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export const toDegrees = (radians: number) => (radians * 180) / Math.PI;

export const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
