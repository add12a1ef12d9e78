import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { countBookings } from "~/booking/list/booking-counts.server";
import { listPending } from "~/booking/list/pending-bookings.server";
import { company } from "~/site/company";
import { guard } from "~/guard.server";
import { BookingSkeleton } from "./booking-skeleton";
import { describeError } from "~/back-office/describe-error";
import { ErrorPage } from "~/back-office/error-page";
import { useSignOut } from "~/back-office/use-sign-out";
import type { PendingEnquiries } from "./pending-enquiries";
import { StaffFrame } from "./staff-frame";
import { useIsOpeningBooking } from "./use-is-opening-booking";
import { useLivePending } from "./use-live-pending";

export const handle = { hydrate: true };

/** The title of a page that has none of its own: one that failed. */
export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? describeError(error).title : "Staff"} | ${company.name}` },
  { name: "robots", content: "noindex" },
];

/**
 * On the way to another page only that page is loaded: where it fails, the frame stands. The bell asks
 * for its news by itself; what a form has changed is loaded again as ever, and nothing where it was not
 * taken: with single fetch, Remix's own default does not know of that.
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
    staff: { email, isAdmin },
  } = await guard("routes/_staff", request);
  const askedAt = new Date();
  const [{ pending: count }, newest] = await Promise.all([countBookings(), listPending()]);
  return { email, isAdmin, pending: { count, newest, askedAt } };
}

/** The context of the outlet changes whenever the bell hears of another enquiry, or of one less. */
export default function StaffLayout() {
  const { pending, ...staff } = useLoaderData<typeof loader>();
  const live = useLivePending(pending);
  const isOpeningBooking = useIsOpeningBooking();
  useSignOut(false);
  return (
    <StaffFrame signedIn={live && { ...staff, live }}>
      {isOpeningBooking ? <BookingSkeleton /> : <Outlet context={live && newsOf(live.pending)} />}
    </StaffFrame>
  );
}

function newsOf({ count, newest }: PendingEnquiries): string {
  return `${count} ${newest[0]?.id ?? ""}`;
}

/** A page that fails is replaced by a report inside of the frame; where the frame itself failed, of it too. */
export function ErrorBoundary() {
  const staff = useRouteLoaderData<typeof loader>("routes/_staff");
  const live = useLivePending(staff?.pending);
  const error = useRouteError();
  const { key, pathname, search } = useLocation();
  return (
    <StaffFrame signedIn={staff && live && { email: staff.email, isAdmin: staff.isAdmin, live }}>
      <ErrorPage key={key} error={error} address={pathname + search} />
    </StaffFrame>
  );
}
