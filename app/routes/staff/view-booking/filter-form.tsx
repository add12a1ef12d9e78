import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type ListFilter, toListParams } from "~/booking/list/filter";
import type { Owners } from "~/booking/list/owners.server";
import { isReversed } from "~/lib/day-range";
import { searchLength } from "~/lib/text";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { FilterFields } from "./filter-fields";

const formId = "list-filter";

/** The page title, the search and the filters. Search and filters are one form, so they are submitted together. */
export function FilterForm({ filter, owners }: { filter: ListFilter; owners: Owners }) {
  const { location, formMethod } = useNavigation();
  const isSearching = location?.pathname === paths.bookings() && formMethod === "GET";
  const { spam, sort, order } = toListParams(filter);
  const form = useResetOnFilterChange(filter);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1>{text.allBookings}</h1>
        <Form
          ref={form}
          id={formId}
          method="get"
          action={paths.bookings()}
          role="search"
          className="flex w-full gap-2 sm:w-104"
        >
          <TextField
            id="search"
            type="search"
            name="q"
            label={text.searchLabel}
            isLabelHidden
            icon="search"
            defaultValue={filter.q}
            maxLength={searchLength}
            placeholder={text.searchPlaceholder}
            className="flex-1"
          />
          {spam && <input type="hidden" name="spam" value={spam} />}
          {sort && <input type="hidden" name="sort" value={sort} />}
          {order && <input type="hidden" name="order" value={order} />}
          <Button type="submit" size="sm" isLoading={isSearching}>
            {text.search}
          </Button>
        </Form>
      </div>
      <FilterFields {...{ formId, filter, owners }} isReversed={isReversed(filter)} />
    </>
  );
}

/** Resets the form to its defaults when a link changes the filter. The focus stays. */
function useResetOnFilterChange(filter: ListFilter) {
  const form = useRef<HTMLFormElement>(null);
  const address = paths.bookings(toListParams(filter));
  const lastAddress = useRef(address);
  useEffect(() => {
    if (lastAddress.current !== address) form.current?.reset();
    lastAddress.current = address;
  }, [address]);
  return form;
}
