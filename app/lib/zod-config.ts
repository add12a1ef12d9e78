import { z } from "zod";

// Zod's JIT uses `new Function`, which our content security policy forbids. Schemas read this setting when they are created, so every
// module that creates schemas for the browser imports this one first. package.json lists it under "sideEffects"; otherwise a bundler would
// drop it, because it exports nothing.
z.config({ jitless: true });
