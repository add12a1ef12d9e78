import { useEffect, useState } from "react";

/** A part of the script that is loaded when it is needed. */
export type Chunk<Module> = { state: "loading" | "failed" } | { state: "ready"; module: Module };

/** Milliseconds after which a load counts as failed. */
const timeLimit = 120_000;

/**
 * Loads a part of the script once the page runs.
 *
 * @param load must be the same function every time; null as long as the part is not needed
 */
export function useChunk<Module>(load: (() => Promise<Module>) | null): Chunk<Module> {
  const [chunk, setChunk] = useState<Chunk<Module>>({ state: "loading" });
  useEffect(() => {
    if (!load) return undefined;
    let isOver = false;
    const finish = (result: Chunk<Module>) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(limit);
      setChunk(result);
    };
    const limit = setTimeout(() => finish({ state: "failed" }), timeLimit);
    load().then(
      (module) => finish({ state: "ready", module }),
      () => finish({ state: "failed" }),
    );
    return () => {
      isOver = true;
      clearTimeout(limit);
    };
  }, [load]);
  return chunk;
}
