import { z } from "zod";

// Zod's JIT uses `new Function`, which our content security policy forbids. Schemas read this when they are created, so
// every module that creates schemas for the browser imports this one first. package.json lists it under "sideEffects":
// a bundler would drop it otherwise, because nothing uses an export of it.
z.config({ jitless: true });
