const hour = 60 * 60_000;
const day = 24 * hour;

/** `ahead`: more than a day is missing before this sweep. `back`: the clock is before what earlier sweeps have seen. */
type ClockState = "steady" | "ahead" | "back";

/** What the last sweep has left. */
export interface SweepMemory {
  /** What ended before this time is removed. */
  horizon: Date;
  /** When it began. */
  seenAt: Date;
}

interface Step {
  state: ClockState;
  horizon: Date;
  /** Whether this sweep may remove what ended before the horizon. */
  mayRemove: boolean;
}

/**
 * Decides until when a sweep removes. The horizon follows the clock while no more than a day is missing. Where more is missing, either
 * the clock has jumped or the site was off, which nothing here can tell apart: the horizon stays behind, and from then on moves with the
 * time that passes between sweeps. So what is removed is never removed earlier than after the time that it was promised to be kept,
 * counted in hours in which the site ran.
 *
 * A clock up to an hour behind the horizon was set right. One that is farther behind was wrong before or is wrong now.
 */
export function moveHorizon({ horizon, seenAt }: SweepMemory, now: Date): Step {
  const missing = now.getTime() - horizon.getTime();
  if (missing < -hour) return { state: "back", horizon, mayRemove: false };
  if (missing <= day) return { state: "steady", horizon: now, mayRemove: true };
  const passed = now.getTime() - seenAt.getTime();
  const isJump = passed < 0 || passed > day;
  if (isJump) return { state: "ahead", horizon, mayRemove: false };
  return { state: "ahead", horizon: new Date(horizon.getTime() + passed), mayRemove: true };
}
