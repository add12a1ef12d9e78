import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { paths } from "~/paths";
import { compareDatabases } from "../compare-databases";
import { openPage } from "../open-page";
import type { Row } from "../row";
import { fillInBooking } from "../submit-booking";

export const privatePageAndDesk: Row = {
  id: "P22",
  what: "private request page and desk, p95, 1 M bookings",
  budget: "≤ 1.5× of the same with 60",
  aim: "≤ 1.2×",
  measure: () =>
    compareDatabases(async (app) => {
      const visitor = new Visitor(app.url);
      const submit = await fillInBooking(visitor);
      const request = await submit();
      const staff = await signInVisitor(app.url);
      return [
        { name: "request", open: () => openPage(app.url, visitor, request) },
        { name: "dashboard with the desk", open: () => openPage(app.url, staff, paths.dashboard()) },
        { name: "week", open: () => openPage(app.url, staff, paths.calendar({ who: "all" })) },
      ];
    }),
};
