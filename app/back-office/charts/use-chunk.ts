import { useEffect, useState } from "react";

export type Chunk<Module> = { state: "loading" | "failed" } | { state: "ready"; module: Module };

/** In milliseconds. */
const loadTimeout = 120_000;

/**
 * Loads a module after hydration.
 *
 * @param load must be the same function in each render; null if the module is not needed
 */
export function useChunk<Module>(load: (() => Promise<Module>) | null): Chunk<Module> {
  const [chunk, setChunk] = useState<Chunk<Module>>({ state: "loading" });
  useEffect(() => {
    if (!load) return undefined;
    let isSettled = false;
    const finish = (result: Chunk<Module>) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      setChunk(result);
    };
    const timer = setTimeout(() => finish({ state: "failed" }), loadTimeout);
    load().then(
      (module) => finish({ state: "ready", module }),
      () => finish({ state: "failed" }),
    );
    return () => {
      isSettled = true;
      clearTimeout(timer);
    };
  }, [load]);
  return chunk;
}
