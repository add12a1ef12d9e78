/** `12.3 kB`, in thousands of bytes. */
export function formatKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** `+12 MB`: a difference in millions of bytes. */
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
