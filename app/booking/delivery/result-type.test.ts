import { expect, test } from "vitest";
import { fields } from "~/booking-fields";
import { services } from "~/booking/services";
import { acceptedExtensions } from "~/files/file-types";
import { samples } from "~/site/samples";
import { formatsOf } from "~/site/service-pages/service-pages";
import { resultExtensions, resultTypeOf } from "./result-type";

test("every format on the form and the pages can be delivered, and every delivered type can be uploaded", () => {
  const ordered: readonly string[] = fields.outputFormats.options;
  // Both formats are links.
  const promised = services
    .flatMap(({ slug }) => formatsOf(slug))
    .filter((format) => !/^(Web link|HTML)$/.test(format));
  const shown = Object.values(samples).map(({ file }) => file.replace(/^.*\./, ""));
  const offered = [...new Set([...ordered, ...promised, ...shown].map((format) => format.toLowerCase()))];
  expect(offered.filter((extension) => resultTypeOf(`scan.${extension}`) === "other")).toEqual([]);
  expect(resultExtensions.filter((extension) => !acceptedExtensions.includes(extension))).toEqual([]);
});
