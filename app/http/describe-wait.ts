/** How long to wait, in minutes rounded up: `a minute`, `12 minutes`. */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? "a minute" : `${minutes} minutes`;
}
