/** The longest time between two frames of a moving picture, in milliseconds: 30 frames a second. */
const slowFrame = 1000 / 30;
/** Above the refresh interval of a 60 Hz screen: there is room for more points. */
const fastFrame = 1000 / 50;
/** The least number of points while the picture moves. */
const leastPoints = 30_000;

/**
 * Returns how many points the next frame of a moving picture shows, so that it keeps 30 frames a second. A picture at rest
 * shows all points.
 *
 * @param interval milliseconds between the last two frames
 */
export function nextBudget(budget: number, interval: number, available: number): number {
  if (interval > slowFrame) return Math.max(leastPoints, budget * Math.max(0.6, slowFrame / interval));
  if (interval < fastFrame) return Math.min(Math.max(available, leastPoints), budget * 1.1);
  return budget;
}

/** The most points of a picture at rest, by what draws it and by the memory of the device. */
const limits = { processor: 1_000_000, small: 1_500_000, large: 4_000_000 };
/** Gigabytes; browsers that do not tell how much they have get fewer points. */
const largeMemory = 8;

export function choosePointLimit(isSoftware: boolean, device: object): number {
  if (isSoftware) return limits.processor;
  const memory = "deviceMemory" in device ? Number(device.deviceMemory) : 0;
  return memory >= largeMemory ? limits.large : limits.small;
}
