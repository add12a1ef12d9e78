import { vi } from "vitest";

/**
 * First of the setup files: gives this test file modules of its own, although it shares its process with others. What comes from
 * packages stays loaded, which is most of what a new process would have to do. Only `globalThis` and packages are shared, so this
 * also takes back what an earlier file may have replaced there, and removes what the app keeps there under names in `datum…`, such as
 * the settings that it has read.
 */
vi.resetModules();
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
for (const name of Object.keys(globalThis))
  if (name.startsWith("datum")) Reflect.deleteProperty(globalThis, name);
