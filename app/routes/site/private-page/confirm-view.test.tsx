import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Stage } from "~/db/schema.server";
import * as text from "~/messages/private-page-forms";
import type { PageView } from "~/private-page/page-view.server";
import { ConfirmView } from "./confirm-view";

test.each<[Stage, string]>([
  ["quoted", text.accept.lead],
  ["scheduled", text.accept.leadWhenScheduled],
])("before a quote is accepted in the stage %s, the page says: %s", async (stage, lead) => {
  const quotes = [{ id: "q", number: 1, total: "$5" }];
  const view = { token: "x", formId: "f", messages: [], quotes, stage } as unknown as PageView;
  const Page = createRemixStub([
    { path: "/", Component: () => <ConfirmView view={view} confirm="accept" result={undefined} /> },
  ]);
  render(<Page />);
  expect(await screen.findByText(lead)).toBeTruthy();
});
