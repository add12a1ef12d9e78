import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { company } from "~/site/company";
import { requireStaff } from "~/staff/guards.server";
import { describeError } from "./describe-error";
import { ErrorReport } from "./error-report";
import { StaffFrame } from "./staff-frame";

export const handle = { hydrate: true };

/** The title of a page that has none of its own: one that failed. */
export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? describeError(error).title : "Staff"} | ${company.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireStaff(request);
  return { email };
}

export default function StaffLayout() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <StaffFrame email={email}>
      <Outlet />
    </StaffFrame>
  );
}

/** A page that fails is replaced by a report inside of the frame; where the frame itself failed, of it too. */
export function ErrorBoundary() {
  const staff = useRouteLoaderData<typeof loader>("routes/_staff");
  const error = useRouteError();
  const { key, pathname, search } = useLocation();
  return (
    <StaffFrame email={staff?.email}>
      <ErrorReport key={key} error={error} address={pathname + search} />
    </StaffFrame>
  );
}
