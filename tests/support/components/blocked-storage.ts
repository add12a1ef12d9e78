import { vi } from "vitest";

/** Runs `task` while access to web storage throws, as in a browser that blocks it. */
export async function withBlockedStorage(task: () => Promise<void> | void): Promise<void> {
  const spies = (["localStorage", "sessionStorage"] as const).map((area) =>
    vi.spyOn(globalThis, area, "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    }),
  );
  try {
    await task();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
