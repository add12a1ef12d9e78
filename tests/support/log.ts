/** Returns the lines of an app's output that report a fault of the app: log entries of errors, and stack traces. */
export function findFaults(output: string): string[] {
  return output.split("\n").filter((line) => /"level":"(error|fatal)"|^\s+at /.test(line));
}
