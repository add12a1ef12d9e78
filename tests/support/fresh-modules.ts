import { vi } from "vitest";

/**
 * First of the setup files: gives this test file modules of its own, although it shares its process with others. What comes from
 * packages stays loaded, which is most of what a new process would have to do. Only `globalThis` and packages are shared, so this
 * also takes back what an earlier file may have replaced there.
 */
vi.resetModules();
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
