import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { describeError } from "~/back-office/describe-error";
import { ErrorPage } from "~/back-office/error-page";
import { useSignOut } from "~/back-office/use-sign-out";
import { listPending } from "~/booking/list/booking-counts.server";
import { readNotices } from "~/booking/list/notices.server";
import { guard } from "~/guard.server";
import * as text from "~/messages/staff-frame";
import { titleOf } from "~/settings/company";
import type { PendingBookings } from "./bell/pending-bookings";
import { useLivePending } from "./bell/use-live-pending";
import { BookingSkeleton } from "./booking-skeleton";
import { useIsOpeningBooking } from "./navigation-progress";
import { StaffFrame } from "./staff-frame";

/** The title of a page that failed; the other pages have their own. */
export const meta: MetaFunction = ({ error }) => [
  { title: titleOf(error ? describeError(error).title : text.staff) },
  { name: "robots", content: "noindex" },
];

/**
 * Navigation does not reload the layout: if the page fails, the layout stays, and the bell polls for its data. After a
 * successful form submission the layout reloads, but not after a rejected one, which is Remix's default without
 * single fetch.
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
  const {
    staff: { id, email, isAdmin },
  } = await guard("routes/staff/layout", request);
  const fetchedAt = new Date();
  const [pending, notices] = await Promise.all([listPending(), readNotices(id)]);
  const newest = pending.map(({ createdAt: at, ...booking }) => ({ ...booking, at }));
  return { email, isAdmin, pending: { newest, fetchedAt, ...notices } };
}

/** The outlet context is a version of the pending bookings, so that pages can reload when it changes. */
export default function StaffLayout() {
  const { pending, ...staff } = useLoaderData<typeof loader>();
  const live = useLivePending(pending);
  const isOpeningBooking = useIsOpeningBooking();
  useSignOut(false);
  return (
    <StaffFrame signedIn={live && { ...staff, live }}>
      {isOpeningBooking ? <BookingSkeleton /> : <Outlet context={live && getVersion(live.pending)} />}
    </StaffFrame>
  );
}

function getVersion({ count, newest, waiting, replies, handedOver }: PendingBookings): string {
  return [count, waiting, replies.count, handedOver.count, newest[0]?.id, replies.newest[0]?.id].join(" ");
}

/** Replaces a page that failed, inside the layout; without navigation if the layout itself failed. */
export function ErrorBoundary() {
  const staff = useRouteLoaderData<typeof loader>("routes/staff/layout");
  const live = useLivePending(staff?.pending);
  const error = useRouteError();
  const { key, pathname, search } = useLocation();
  return (
    <StaffFrame signedIn={staff && live && { email: staff.email, isAdmin: staff.isAdmin, live }}>
      <ErrorPage key={key} error={error} address={pathname + search} />
    </StaffFrame>
  );
}
