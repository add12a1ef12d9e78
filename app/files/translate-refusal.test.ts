import { expect, test } from "vitest";
import { withLocale } from "~/messages/current-locale.server";
import { refusals } from "./rules";
import { translateRefusal } from "./translate-refusal.server";

test.each(["empty", "type", "tooLarge", "storeFull"] as const)(
  "a page in another language says why a file was refused: %s",
  (reason) => {
    const name = "plan 1.exe";
    const message = withLocale("vi", () => refusals[reason](name));
    const english = { name, message: refusals[reason](name) };
    expect(translateRefusal({ name, message })).toEqual(english);
    expect(withLocale("vi", () => translateRefusal(english))).toEqual({ name, message });
  },
);

test("a reason that is not recognized stays as it is", () => {
  const file = { name: "plan.pdf", message: refusals.overQuota("plan.pdf", "3 minutes") };
  expect(withLocale("fr-BE", () => translateRefusal(file))).toEqual(file);
});
