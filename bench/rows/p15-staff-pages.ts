import postgres from "postgres";
import { signInVisitor } from "#tests/support/http/sign-in";
import { paths } from "~/paths";
import { compareDatabases } from "../compare-databases";
import { openPage } from "../open-page";
import type { Row } from "../row";

export const staffPages: Row = {
  id: "P15",
  what: "every staff page, p95, 1 M bookings",
  budget: "≤ 1.5× of the same with 60",
  aim: "≤ 1.2×",
  measure: () =>
    compareDatabases(async (app, databaseUrl) => {
      const staff = await signInVisitor(app.url);
      const pages = await pagesOf(databaseUrl);
      return pages.map(({ name, path }) => ({ name, open: () => openPage(app.url, staff, path) }));
    }),
};

async function pagesOf(databaseUrl: string): Promise<{ name: string; path: string }[]> {
  const client = postgres(databaseUrl, { max: 1 });
  const [booking] = await client<{ id: string }[]>`select id from bookings order by created_at desc limit 1`;
  await client.end();
  return [
    { name: "dashboard", path: paths.dashboard() },
    { name: "list", path: paths.viewBooking() },
    { name: "pending list", path: paths.viewBooking({ status: 0 }) },
    { name: "booking", path: paths.bookingDetails(booking?.id ?? "") },
    { name: "reports", path: paths.reports() },
    { name: "profile", path: paths.account() },
    { name: "users", path: paths.users() },
  ];
}
