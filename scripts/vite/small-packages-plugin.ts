import type { VitePluginConfig } from "@remix-run/dev";
import type { Plugin } from "vite";

type Flags = VitePluginConfig["future"];

const remixReact = "/node_modules/@remix-run/react/dist/esm/";
const chart = "/node_modules/chart.js/dist/chart.js";
const chartColors = "/node_modules/@kurkle/color/";
/** Only because of this, which every subclass inherits, the scales of time are in each bundle: reading a property may have effects. */
export const readOfTimeScale = "static defaults = TimeScale.defaults;";

/**
 * Leaves out of the scripts of the browser what no page uses of packages whose modules import it (bench row P2): what the flags of Remix
 * turn off, 4.3 kB under gzip of every page with React, and the scales of time and computed colors of Chart.js, 6 of its 47 kB.
 *
 * @param flags of Remix
 */
export function smallPackages(flags: Flags): Plugin {
  return {
    name: "small-packages",
    apply: "build",
    enforce: "pre",
    load(id) {
      // Charts have no hover, and their colors change at once: to Chart.js, these are like the names of no color.
      return id.includes(chartColors) ? "export class Color { valid = false; }" : undefined;
    },
    transform(code, id, options) {
      if (id.endsWith(chart)) return { code: code.replace(readOfTimeScale, ""), map: null };
      if (options?.ssr || !id.includes(remixReact)) return undefined;
      return { code: setFlags(code, flags), map: null };
    },
  };
}

/** How Remix reads a flag: each document brings all of them. */
const readFlag = /\b(?:window\.__remixContext\.)?future\.(v3_\w+)/g;

/** Conditions of Remix with their values under single fetch: a loader is always given it, and no document brings scripts of deferred data. */
export const withSingleFetch = {
  'typeof singleFetch === "function"': "true",
  'typeof __remixContext === "object" && __remixContext.a': "false",
};

/** Returns a module of Remix with the values of its flags in place of what reads them. */
export function setFlags(code: string, flags: Flags): string {
  const values = new Map(Object.entries(flags ?? {}));
  const constant = code.replace(readFlag, (_expression, name: string) => {
    const value = values.get(name);
    if (value === undefined)
      throw new Error(`Remix reads the flag ${name}, which remix.config.js does not set.`);
    return String(value);
  });
  if (!flags?.v3_singleFetch) return constant;
  return Object.entries(withSingleFetch).reduce(
    (changed, [condition, value]) => changed.replaceAll(condition, value),
    constant,
  );
}
