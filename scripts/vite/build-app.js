// @ts-check
/** Builds the app, then the operators' commands, in one process, which loads the build's packages only once. */
import { cli } from "@remix-run/dev";
import { build } from "vite";

await cli.run();
await build({ configFile: "scripts/vite/commands.config.ts" });
