import { Link } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { beforeAll, expect, test } from "vitest";
import { addModalDialogs } from "#tests/support/components/modal-dialogs";
import Billing from "~/routes/staff/account-billing/route";
import ChooseEmails from "~/routes/staff/account-emails/route";
import Profile from "./route";

beforeAll(addModalDialogs);

const profile = { fullName: "Ada", email: "ada@example.com", mobile: "(818) 555-0142" };
const billing = { legalName: "Datum 3D LLC", invoiceAddress: "Van Nuys", taxId: "" };
const preferences = { mailsNewRequests: false, mailsVisits: true, mailsReplies: "mine" };

const loaded = {
  profile,
  billing,
  preferences,
  email: profile.email,
  isAdmin: true,
  changed: null,
  flash: null,
};

const type = (label: RegExp) => () => userEvent.type(screen.getByLabelText(label), "1");
const choose = (role: "checkbox" | "radio", name: RegExp) => () =>
  userEvent.click(screen.getByRole(role, { name }));

test.each<[string, ComponentType, () => Promise<void>]>([
  ["a name in the profile", Profile, type(/^Name/)],
  ["a new password in the profile", Profile, type(/^Update Password/)],
  ["an address for invoices", Billing, type(/^Invoice address/)],
  ["a kind of emails", ChooseEmails, choose("checkbox", /^New requests/)],
  ["whose answers are emailed", ChooseEmails, choose("radio", /^None/)],
])("asks about %s that is not saved, but not before a change", async (_, Form, change) => {
  const Page = () => (
    <>
      <Form />
      <Link to="/other">Other page</Link>
    </>
  );
  const Stub = createRemixStub([
    { path: "/", Component: Page, loader: () => loaded },
    { path: "/other", Component: () => <Link to="/">Back</Link> },
  ]);
  render(<Stub />);
  const leave = async () => userEvent.click(await screen.findByRole("link", { name: "Other page" }));
  await leave();
  await userEvent.click(await screen.findByRole("link", { name: "Back" }));
  await screen.findByRole("link", { name: "Other page" });
  await change();
  await leave();
  await screen.findByRole("heading", { name: "Leave without saving?" });
  expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
});
