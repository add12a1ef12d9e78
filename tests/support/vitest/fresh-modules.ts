import { vi } from "vitest";

/**
 * The first setup file. Gives this test file its own modules, although files share a process. Packages stay loaded, which saves most of the
 * time that a new process needs to start. Files share `globalThis` and packages, so this also undoes an earlier file's replacements there,
 * and removes the app's values under names in `datum…`, such as the loaded settings.
 */
vi.resetModules();
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
for (const name of Object.keys(globalThis))
  if (name.startsWith("datum")) Reflect.deleteProperty(globalThis, name);
