/** Forms with files that one address may send to this process at the same time: a browser sends one after the other. */
export const slotsPerAddress = 10;

const taken = new Map<string, number>();

/**
 * Takes one of the slots of an address.
 *
 * @returns a function that gives the slot back, once; null when all are taken
 */
export function takeUploadSlot(address: string): (() => void) | null {
  const count = taken.get(address) ?? 0;
  if (count >= slotsPerAddress) return null;
  taken.set(address, count + 1);
  return () => {
    const left = (taken.get(address) ?? 0) - 1;
    if (left > 0) taken.set(address, left);
    else taken.delete(address);
  };
}
