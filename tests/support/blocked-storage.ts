import { onTestFinished, vi } from "vitest";

/** For this test, storage is as in a browser that blocks it: naming it already throws. */
export function blockStorage(): void {
  for (const area of ["localStorage", "sessionStorage"] as const) {
    const spy = vi.spyOn(globalThis, area, "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    onTestFinished(() => spy.mockRestore());
  }
}
