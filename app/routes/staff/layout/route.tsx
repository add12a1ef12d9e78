import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { describeError } from "~/back-office/error-page-text";
import { StaffErrorPage } from "~/back-office/staff-error-page";
import { useSignOut } from "~/back-office/unsent-input/unsent-work";
import { readNotices } from "~/booking/desk/notices.server";
import { guard } from "~/guard.server";
import * as text from "~/messages/staff-frame";
import { titleOf } from "~/settings/company";
import type { Notices } from "./bell/notices";
import { useLiveNotices } from "./bell/use-live-notices";
import { BookingSkeleton, useIsOpeningBooking } from "./navigation-progress";
import { StaffFrame } from "./staff-frame";

/** The title of a failed page; all other pages have their own. */
export const meta: MetaFunction = ({ error }) => [
  { title: titleOf(error ? describeError(error).title : text.staff) },
  { name: "robots", content: "noindex" },
];

/**
 * Navigation does not reload the layout: if the page fails, the layout stays, and the bell polls its own data. The layout reloads after a
 * successful form submission but not after a rejected one, as Remix does by default without single fetch.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formAction,
  actionStatus = 200,
  defaultShouldRevalidate,
}) =>
  actionStatus < 400 && (formAction || currentUrl.href === nextUrl.href) ? defaultShouldRevalidate : false;

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/layout", request);
  return { email: staff.email, isAdmin: staff.isAdmin, notices: await readNotices(staff.id) };
}

/** Passes a version of the notices as the outlet context, so that pages can reload when it changes. */
export default function StaffLayout() {
  const { notices, ...staff } = useLoaderData<typeof loader>();
  const live = useLiveNotices(notices);
  const isOpeningBooking = useIsOpeningBooking();
  useSignOut(false);
  return (
    <StaffFrame signedIn={live && { ...staff, live }}>
      {isOpeningBooking ? <BookingSkeleton /> : <Outlet context={live && getVersion(live.notices)} />}
    </StaffFrame>
  );
}

function getVersion({ waiting, pending, replies, handedOver }: Notices): string {
  const counts = [waiting, pending.count, replies.count, handedOver.count];
  return [...counts, pending.newest[0]?.id, replies.newest[0]?.id].join(" ");
}

/** Replaces a failed page inside the layout; without navigation if the layout itself failed. */
export function ErrorBoundary() {
  const staff = useRouteLoaderData<typeof loader>("routes/staff/layout");
  const live = useLiveNotices(staff?.notices);
  const error = useRouteError();
  const { key, pathname, search } = useLocation();
  return (
    <StaffFrame signedIn={staff && live && { email: staff.email, isAdmin: staff.isAdmin, live }}>
      <StaffErrorPage key={key} error={error} address={pathname + search} />
    </StaffFrame>
  );
}
