import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigate, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { formTitle } from "~/back-office/page-title";
import { readPageSize } from "~/back-office/preferences.server";
import { ShortcutHelp } from "~/back-office/shortcut-help";
import { datePresets } from "~/booking/list/date-presets";
import { isFiltered, toListParams, withOwnerId } from "~/booking/list/filter";
import { listBookings } from "~/booking/list/list-bookings.server";
import { pageSize as smallestPage, pageSizes } from "~/booking/list/list-limits";
import { readListQuery } from "~/booking/list/read-list-query";
import { findWithFailedMail } from "~/booking/mail/mail-problems.server";
import { readOwnerOptions } from "~/booking/owner/owners.server";
import { findAnsweredSpam } from "~/booking/spam/spam-events.server";
import { findNextVisits } from "~/booking/visit/find-visit.server";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { messagesOf, resultOf } from "~/forms/form-result";
import { guard } from "~/guard.server";
import * as text from "~/messages/bookings-list";
import { listShortcuts } from "~/messages/shortcuts";
import { paths } from "~/paths";
import { useErrorTitle } from "~/ui/error-summary";
import { PageMessages } from "~/ui/page-messages";
import { Pagination } from "~/ui/pagination";
import { pressShortcut } from "~/ui/shortcut";
import { BookingTable } from "./booking-table";
import { ListHead } from "./filter-form";
import { ListSummary } from "./list-summary";
import { NoBookings } from "./no-bookings";
import { SelectionArea } from "./selection";
import { SelectionBar } from "./selection-bar";
import { toBookingRow } from "./to-booking-row";
import { type ShownView, loadViews } from "./to-views.server";
import { handleViewBookingForms } from "./view-booking-forms.server";

export const meta: MetaFunction<typeof loader> = ({ data: list }) => [
  { title: formTitle(text.allBookings, list?.isRefused) },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/view-booking", request);
  const { searchParams } = new URL(request.url);
  const { page: requestedPage, ...filter } = readListQuery(searchParams);
  // A form also sends its empty inputs. The redirect keeps them out of a URL that users copy.
  if ([...searchParams.values()].includes("")) throw redirect(paths.viewBooking(toListParams(filter)));
  const query = withOwnerId({ ...filter, page: requestedPage }, staff.id);
  const pageSize = await readPageSize(request);
  const [{ bookings, ...list }, owners, views] = await Promise.all([
    listBookings(query, pageSize),
    readOwnerOptions(staff),
    loadViews(filter, staff),
  ]);
  const now = new Date();
  const ids = bookings.map(({ id }) => id);
  const [answered, withFailedMail, nextVisits] = await Promise.all([
    findAnsweredSpam(filter.spam ? ids : []),
    findWithFailedMail(filter.spam ? [] : ids),
    findNextVisits(ids, now),
  ]);
  return toFormPage(request, {
    filter,
    owners,
    ...views,
    presets: datePresets(now),
    pageSize,
    rows: bookings.map((booking) => toBookingRow(booking, { answered, withFailedMail, nextVisits, now })),
    ...list,
  });
}

export const action = formAction(async ({ request }) =>
  handleViewBookingForms(request, await guard("routes/staff/view-booking", request)),
);

export default function AllBookings() {
  const { filter, flash, owners, spamCount, views, presets, pageSize, rows, page, pages, total, hasMore } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const isSearchRefused = resultOf(result, { intent: "save-search" }) !== undefined;
  const isLoading = useIsListLoading();
  useErrorTitle(result !== undefined);
  const pageLink = (number: number) => paths.viewBooking({ ...toListParams(filter), page: number });
  const previousHref = page > 1 ? pageLink(page - 1) : undefined;
  const nextHref = page < pages ? pageLink(page + 1) : undefined;
  const isEmpty = total === 0 && !isFiltered(filter);
  return (
    <>
      <PageMessages messages={isSearchRefused ? undefined : messagesOf(result)} flash={flash}>
        {flash?.link && <Link to={flash.link.to}>{flash.link.label}</Link>}
      </PageMessages>
      <ListHead filter={filter} />
      <ViewLinks views={views} />
      {!isEmpty && <ListSummary {...{ filter, owners, presets, total, hasMore, isLoading, result }} />}
      <div aria-busy={isLoading || undefined} className={isLoading ? "opacity-60" : undefined}>
        {rows.length > 0 ? (
          <SelectionArea rows={rows} total={hasMore ? null : total}>
            <BookingTable {...{ rows, filter, page }} />
            <SelectionBar address={pageLink(page)} owners={owners} isSpam={filter.spam === true} />
            <p className="mt-2 text-small text-muted">{text.pacificTime}</p>
          </SelectionArea>
        ) : (
          <NoBookings filter={filter} owners={owners} spamCount={spamCount} />
        )}
      </div>
      <Pagination page={page} pages={pages} previousHref={previousHref} nextHref={nextHref} />
      {total > smallestPage && <PageSizeForm address={pageLink(1)} pageSize={pageSize} />}
      <ListShortcuts previousHref={previousHref} nextHref={nextHref} />
    </>
  );
}

function useIsListLoading(): boolean {
  const { location, formMethod } = useNavigation();
  return location?.pathname === paths.viewBooking() && (formMethod === undefined || formMethod === "GET");
}

/** The links to the views, which scroll sideways on a narrow screen. */
function ViewLinks({ views }: { views: readonly ShownView[] }) {
  return (
    <nav
      aria-label={text.viewsLabel}
      className="mb-3 [scrollbar-width:none] overflow-x-auto border-b border-line-strong"
    >
      <ul className="flex w-max">
        {views.map(({ to, name, count, isCurrent, beginsGroup }) => (
          <li key={to} className={beginsGroup ? "ms-2 border-s border-line ps-2" : undefined}>
            <Link
              to={to}
              aria-current={isCurrent ? "page" : undefined}
              className="flex min-h-11 items-center gap-1.5 border-b-3 border-transparent px-3 py-1 font-medium whitespace-nowrap text-muted no-underline hover:bg-soft hover:text-text aria-[current]:border-fill aria-[current]:font-semibold aria-[current]:text-text forced-colors:aria-[current]:border-[Highlight]"
            >
              <span className="max-w-60 truncate">{name}</span>{" "}
              {count !== null && <span className="font-mono text-mono tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sets the page size of this browser. */
function PageSizeForm({ address: action, pageSize }: { address: string; pageSize: number }) {
  return (
    <Form method="post" action={action} className="mt-3 flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="page-size" />
      <span id="page-size" className="text-muted">
        {text.rowsPerPage}
      </span>
      <div
        role="group"
        aria-labelledby="page-size"
        className="inline-flex rounded-control border border-line-strong"
      >
        {pageSizes.map((size) => (
          <button
            key={size}
            type="submit"
            name="size"
            value={size}
            aria-pressed={size === pageSize}
            className="min-h-9.5 min-w-11 border-line-strong px-2.5 tabular-nums not-first:border-s hover:bg-soft aria-pressed:bg-soft aria-pressed:font-semibold aria-pressed:shadow-[inset_0_-3px_0_var(--color-fill)] max-sm:min-h-11"
          >
            {size}
          </button>
        ))}
      </div>
    </Form>
  );
}

interface PageLinks {
  previousHref: string | undefined;
  nextHref: string | undefined;
}

function ListShortcuts({ previousHref, nextHref }: PageLinks) {
  const navigate = useNavigate();
  const shortcuts = useMemo(() => {
    const goTo = (href: string | undefined) => {
      if (href === undefined) return undefined;
      return () => {
        navigate(href);
      };
    };
    return {
      j: () => focusRow(1),
      k: () => focusRow(-1),
      x: selectFocusedRow,
      "/": focusSearch,
      f: () => pressShortcut("f"),
      n: goTo(nextHref),
      p: goTo(previousHref),
    };
  }, [navigate, nextHref, previousHref]);
  return <ShortcutHelp shortcuts={shortcuts} descriptions={listShortcuts} />;
}

function focusSearch() {
  const input = document.getElementById("search");
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

/** Moves the focus by `step` rows, or from outside the table to the first row. Enter then follows the focused link. */
function focusRow(step: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>("[data-row-link]")];
  const row = document.activeElement?.closest("tr");
  const index = row ? links.findIndex((link) => row.contains(link)) : -1;
  (index < 0 ? links[0] : links[index + step])?.focus();
}

function selectFocusedRow() {
  document.activeElement?.closest("tr")?.querySelector<HTMLElement>("input[name=booking]")?.click();
}
