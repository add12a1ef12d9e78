import fc from "fast-check";
import { expect, test } from "vitest";
import { readTraceId } from "./traceparent";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";

test.each([
  `00-${traceId}-${parentId}-01`,
  `00-${traceId}-${parentId}-00`,
  // A later version may have more fields.
  `01-${traceId}-${parentId}-01`,
  `cc-${traceId}-${parentId}-01-what-the-future-brings`,
])("the trace id of %s is read", (header) => expect(readTraceId(header)).toBe(traceId));

test.each([
  undefined,
  "",
  traceId,
  `ff-${traceId}-${parentId}-01`,
  `00-${traceId}-${parentId}-01-more`,
  `00-${traceId}-${parentId}`,
  `00-${traceId.toUpperCase()}-${parentId}-01`,
  `00-${"0".repeat(32)}-${parentId}-01`,
  `00-${traceId}-${"0".repeat(16)}-01`,
  `00-${traceId.slice(1)}-${parentId}-01`,
  ` 00-${traceId}-${parentId}-01`,
  `00-${traceId}-${parentId}-01, 00-${traceId}-${parentId}-01`,
  `01-${traceId}-${parentId}-01-${"x".repeat(1000)}`,
])("%s is ignored", (header) => expect(readTraceId(header)).toBeUndefined());

test("any header gives 32 hexadecimal digits of its own or nothing", () => {
  const hex = (length: number) =>
    fc.string({
      unit: fc.integer({ min: 0, max: 15 }).map((digit) => digit.toString(16)),
      minLength: length,
      maxLength: length,
    });
  const near = fc
    .tuple(hex(2), hex(32), hex(16), hex(2), fc.constantFrom("", "-", "-x", " "))
    .map(([version, trace, parent, flags, rest]) => `${version}-${trace}-${parent}-${flags}${rest}`);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), near), (header) => {
      const found = readTraceId(header);
      if (found !== undefined) {
        expect(found).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
        expect(header).toContain(`-${found}-`);
      }
    }),
  );
});
