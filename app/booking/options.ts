// The options of the form, exactly as they are shown, submitted and stored.

/** US dollars. */
export const budget = { min: 0, max: 5_000, initial: 500 };

/** Seconds between the times that a date's field offers: a quarter of an hour. */
export const dateStep = 15 * 60;

export const contactMethods = ["Call", "Text"] as const;
export const scanTypes = ["Residential", "Commercial"] as const;
export const purposes = ["Real Estate", "Construction", "Marketing"] as const;
export const rooms = ["Living Room", "Kitchen", "Bedroom"] as const;
export const outputFormats = ["OBJ", "STL", "PLY", "PDF", "MP4"] as const;
export const projectTimelines = ["Flexible", "Urgent", "Within a Week"] as const;
export const deliveryPreferences = [
  "Download link",
  "Cloud folder",
  "Web viewer",
  "USB drive by mail",
] as const;
