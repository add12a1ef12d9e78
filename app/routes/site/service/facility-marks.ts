/** The numbered marks in the picture of the roof, in percent of its width and height, and the assets that they point at. */
export const facilityMarks = {
  airHandler: { asset: "AHU-1", x: 47.5, y: 57 },
  valve: { asset: "V-1", x: 54, y: 69 },
  pipe: { asset: "P-1", x: 73, y: 69 },
  chiller: { asset: "CH-1", x: 85, y: 56 },
} as const;
