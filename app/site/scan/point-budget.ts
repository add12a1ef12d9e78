/** The maximum number of milliseconds between two frames of a moving picture: 30 frames a second. */
const slowFrame = 1000 / 30;
/** Longer than the refresh interval of a 60 Hz screen. A shorter frame leaves room for more points. */
const fastFrame = 1000 / 50;
const minPoints = 30_000;

/**
 * Returns the number of points in the next frame of a moving picture, to keep 30 frames a second. A picture at rest shows all points.
 *
 * @param interval milliseconds between the last two frames
 */
export function nextBudget(budget: number, interval: number, available: number): number {
  if (interval > slowFrame) return Math.max(minPoints, budget * Math.max(0.6, slowFrame / interval));
  if (interval < fastFrame) return Math.min(Math.max(available, minPoints), budget * 1.1);
  return budget;
}

/** The maximum number of points in a picture at rest, by the renderer and the device's memory. */
const limits = { processor: 1_000_000, small: 1_500_000, large: 4_000_000 };
/** Gigabytes. Browsers that do not report their memory count as small. */
const largeMemory = 8;

export function choosePointLimit(isSoftware: boolean, device: object): number {
  if (isSoftware) return limits.processor;
  const memory = "deviceMemory" in device ? Number(device.deviceMemory) : 0;
  return memory >= largeMemory ? limits.large : limits.small;
}
