import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { useForm } from "~/forms/use-form";
import { ServiceTable, serviceFields } from "./service-table";

const refused = "Enter a whole number, or leave it empty";

function Page() {
  const [, fields] = useForm<Record<keyof typeof serviceFields, string>>({
    id: "settings",
    defaultValue: { "startingPrice-scan-to-bim": "2400" },
    lastResult: {
      status: "error",
      initialValue: { "startingPrice-scan-to-bim": "2400", "turnaroundDays-scan-to-bim": "soon" },
      error: { "turnaroundDays-scan-to-bim": [refused] },
    },
  });
  return <ServiceTable fields={fields} />;
}

test("each service has a row with two named boxes, and the error of one is below it", () => {
  render(<Page />);
  const boxes = screen.getAllByRole<HTMLInputElement>("textbox");
  expect(boxes.map(({ name }) => name)).toEqual(Object.keys(serviceFields));
  const row = screen.getByRole("rowheader", { name: "Scan to BIM" }).closest("tr");
  if (!row) throw new Error("There is no row.");
  const price = within(row).getByRole<HTMLInputElement>("textbox", { name: "Scan to BIM, starting at" });
  const days = within(row).getByRole<HTMLInputElement>("textbox", { name: "Scan to BIM, in business days" });
  expect([price.value, days.value]).toEqual(["2400", "soon"]);
  expect([price.getAttribute("aria-invalid"), days.getAttribute("aria-invalid")]).toEqual([null, "true"]);
  const error = document.getElementById(days.getAttribute("aria-describedby") ?? "");
  expect(error?.textContent).toContain(refused);
  expect(row.nextElementSibling?.contains(error)).toBe(true);
});
