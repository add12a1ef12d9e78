/** Returns whether a client that sent this Accept-Encoding takes an encoding (not `q=0`). */
export function acceptsEncoding(accepted: string | null | undefined, encoding: string): boolean {
  return (accepted ?? "")
    .split(",")
    .map((offer) => offer.split(";").map((part) => part.trim().toLowerCase()))
    .some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ""));
}
