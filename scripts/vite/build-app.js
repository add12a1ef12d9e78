// @ts-check
/** Builds the app, then the commands of operators, in one process, which loads the packages of the build once. */
import { cli } from "@remix-run/dev";
import { build } from "vite";

// With the arguments of this script.
await cli.run();
await build({ configFile: "scripts/vite/commands.config.ts" });
