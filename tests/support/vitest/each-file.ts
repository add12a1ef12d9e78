import fc from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { setCompany } from "~/settings/company";
import { defaultSettings } from "~/settings/default-settings";
import { toCompany } from "~/settings/schema";

/** The second setup file. It applies to every test file. */

// Sets the company, which texts and components show, because most of their tests load no server module that would.
setCompany(toCompany(defaultSettings));

// On a busy machine, a property tries fewer inputs instead of exceeding the test's timeout.
fc.installGlobalPlugin(fc.interruptAfterTimeLimit(10_000));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(calls, "console.error was called").toEqual([]);
});
