/** Formats thousands of bytes: `12.3 kB`. */
export function formatKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Formats a difference in millions of bytes: `+12 MB`. */
export function formatMoreMb(bytes: number): string {
  const megabytes = Math.round(bytes / 1e6);
  return `${megabytes < 0 ? "−" : "+"}${Math.abs(megabytes)} MB`;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function sizeOfScripts(transfers: readonly { isScript: boolean; gzipBytes: number }[]): number {
  return sum(transfers.filter(({ isScript }) => isScript).map(({ gzipBytes }) => gzipBytes));
}
