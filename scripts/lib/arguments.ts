import { parseArgs, type ParseArgsConfig } from "node:util";

/** Parses the arguments of a command. Wrong arguments end it with its usage and exit code 1. */
export function parseArguments<Options extends NonNullable<ParseArgsConfig["options"]>>(
  usage: string,
  options: Options,
  maxPositionals: number,
) {
  try {
    const parsed = parseArgs({ options, allowPositionals: true, strict: true });
    if (parsed.positionals.length > maxPositionals) throw new Error("There are too many arguments.");
    return parsed;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : ""}\n${usage}`);
    process.exit(1);
  }
}
