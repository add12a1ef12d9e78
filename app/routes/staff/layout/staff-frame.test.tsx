import { Link, useRouteError } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createNotices } from "#tests/support/components/live-frame";
import { StaffErrorPage } from "~/back-office/staff-error-page";
import { RenderContextProvider } from "~/ui/render-context";
import { StaffFrame } from "./staff-frame";

const live = { notices: createNotices(), problem: null, announcement: "" };

function open(path: string, isAdmin = false) {
  const Page = () => (
    <StaffFrame signedIn={{ email: "ada@example.com", isAdmin, live }}>
      <h1>Page</h1>
    </StaffFrame>
  );
  const Stub = createRemixStub([{ path: "*", Component: Page }]);
  render(<Stub initialEntries={[path]} />);
}

test.each([
  ["/view-booking", "page"],
  ["/booking-details/1", "true"],
  ["/other", null],
])("at %s marks Bookings with aria-current %s", (path, current) => {
  open(path);
  const sidebar = within(screen.getByRole("navigation", { name: "Staff" }));
  expect(sidebar.getByRole("link", { name: "Bookings" }).getAttribute("aria-current")).toBe(current);
});

test.each([
  ["/users/1", "Staff Management"],
  ["/users/1/second-factor", "Staff Management"],
  ["/invite", "Add Staff"],
  ["/people/erase", "Personal Data"],
  ["/settings/company", "Settings"],
])("at %s an administrator’s menu marks only %s", (path, label) => {
  open(path, true);
  const sidebar = within(screen.getByRole("navigation", { name: "Staff" }));
  const marked = sidebar.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map(({ textContent }) => textContent)).toEqual([label]);
});

const outside = ["Help", "View site"];

test.each([
  [false, ["Dashboard", "Bookings", "Calendar", "Projects", ...outside]],
  [
    true,
    [
      "Dashboard",
      "Bookings",
      "Calendar",
      "Projects",
      "Reports",
      "Add Staff",
      "Staff Management",
      "Settings",
      "Mail",
      "Personal Data",
      "Audit",
      ...outside,
    ],
  ],
])("with isAdmin %s both menus contain %j", (isAdmin, labels) => {
  open("/dashboard", isAdmin);
  for (const name of ["Staff", "Staff menu"]) {
    const menu = within(screen.getByRole("navigation", { name }));
    expect(menu.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(labels);
  }
});

test("links the product name to the dashboard", () => {
  open("/view-booking");
  const banner = within(screen.getByRole("banner"));
  expect(banner.getByRole("link", { name: "Datum 3D" }).getAttribute("href")).toBe("/dashboard");
});

test("signs out by POST, so that no link or prefetch can", () => {
  open("/view-booking");
  const form = screen.getByText("Logout").closest("form");
  expect(form?.getAttribute("method")).toBe("post");
  expect(form?.getAttribute("action")).toBe("/logout");
});

function createFailingStub(error: () => unknown) {
  const ErrorBoundary = () => <StaffErrorPage error={useRouteError()} address="/fails" />;
  return createRemixStub([
    { path: "/", Component: () => <Link to="/fails">Go</Link> },
    {
      path: "/fails",
      Component: () => null,
      loader: () => {
        throw error();
      },
      ErrorBoundary,
    },
  ]);
}

test.each([
  [404, "This booking does not exist.", "Page not found", "This booking does not exist."],
  [404, "", "Page not found", "There’s nothing at this address."],
  [403, "", "No access", "Your account can’t open this page."],
  [400, "", "That didn’t work", "This page doesn’t recognize that request."],
  [500, "secret detail", "Something went wrong", "We couldn’t show this page."],
])("shows a thrown %i with body %j as %j", async (status, body, title, message) => {
  const Stub = createFailingStub(() => new Response(body, { status }));
  render(<Stub initialEntries={["/fails"]} />);
  expect((await screen.findByRole("heading")).textContent).toBe(title);
  expect(screen.getByText(message)).toBeTruthy();
  expect(document.body.textContent).not.toContain("secret detail");
});

test("shows the text that was typed for a missing page, for copying", async () => {
  const typed = "Long </textarea><b>thought</b>";
  const Stub = createFailingStub(() => Response.json({ message: "It is gone.", typed }, { status: 404 }));
  render(<Stub initialEntries={["/fails"]} />);
  const textbox = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "What you typed" });
  expect([textbox.value, textbox.readOnly]).toEqual([typed, true]);
  expect(screen.getByText("It is gone.")).toBeTruthy();
});

test("offers to reload a page that fails during navigation, without the id of another request", async () => {
  const Stub = createFailingStub(() => new Error("secret detail"));
  render(
    <RenderContextProvider value={{ nonce: "", requestId: "id-of-the-first-page" }}>
      <Stub initialEntries={["/"]} />
    </RenderContextProvider>,
  );
  await userEvent.click(screen.getByText("Go"));
  await screen.findByText("Something went wrong");
  expect(screen.getByRole("link", { name: "Reload this page" }).getAttribute("href")).toBe("/fails");
  expect(document.body.textContent).not.toMatch(/secret detail|id-of-the-first-page/);
});

test("shows the request id of a failed document", () => {
  const page = (
    <RenderContextProvider value={{ nonce: "", requestId: "id-of-this-page" }}>
      <StaffErrorPage error={new Error("boom")} address="/fails" />
    </RenderContextProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  expect(container.textContent).toContain("Error code: id-of-this-page");
  render(page, { container: document.body.appendChild(container), hydrate: true });
  expect(container.textContent).toContain("Error code: id-of-this-page");
});
