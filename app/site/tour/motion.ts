import { toDegrees, toRadians } from "~/site/viewer/numbers";
import { type Direction, wrap } from "./view";

/** Browsers that ask before they tell how the phone is held; others tell at once. */
interface AskingEvent {
  requestPermission?: () => Promise<PermissionState>;
}

/** Milliseconds without any motion after which a device is taken for one that cannot tell. */
const silence = 1_500;

/** Whether this may be a phone that tells how it is held. */
export const mayMove = () => "DeviceOrientationEvent" in window && matchMedia("(pointer: coarse)").matches;

/**
 * Follows how the phone is held, once a person has allowed it. `follow` gets where the back of the phone points; its heading begins
 * anywhere. Returns a function that ends it; undefined where it is refused, or nothing moves.
 */
export async function startMotion(follow: (direction: Direction) => void): Promise<(() => void) | undefined> {
  const permission = await (DeviceOrientationEvent as AskingEvent).requestPermission?.();
  if (permission && permission !== "granted") return undefined;
  return new Promise((resolve) => {
    const end = () => removeEventListener("deviceorientation", listen);
    const timer = setTimeout(() => {
      end();
      resolve(undefined);
    }, silence);
    const listen = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return;
      clearTimeout(timer);
      resolve(end);
      follow(directionOf(alpha, beta, gamma));
    };
    addEventListener("deviceorientation", listen);
  });
}

/** Returns where the back of a device points that is turned by these angles, in degrees, as the W3C defines them. */
export function directionOf(alpha: number, beta: number, gamma: number): Direction {
  const [a, b, c] = [alpha, beta, gamma].map(toRadians) as [number, number, number];
  // The back is (0, 0, -1), turned around y by gamma, x by beta, and z by alpha. East, north, up:
  const east = -(Math.cos(a) * Math.sin(c) + Math.sin(a) * Math.sin(b) * Math.cos(c));
  const north = -(Math.sin(a) * Math.sin(c) - Math.cos(a) * Math.sin(b) * Math.cos(c));
  const up = -Math.cos(b) * Math.cos(c);
  return { heading: wrap(toDegrees(Math.atan2(east, north))), elevation: toDegrees(Math.asin(up)) };
}
