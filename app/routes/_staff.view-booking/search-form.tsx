import { Form, useNavigation } from "@remix-run/react";
import { searchLength } from "~/booking/search";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";

/** @param query what is searched for now */
export function SearchForm({ query }: { query: string }) {
  const { location, formMethod } = useNavigation();
  const isSearching = location?.pathname === paths.bookings() && formMethod === "GET";
  return (
    <Form method="get" action={paths.bookings()} role="search" className="flex w-full gap-2 sm:w-104">
      <TextField
        // A search that was cleared by a link empties the box, too.
        key={query}
        id="search"
        type="search"
        name="q"
        label="Search bookings by name, email or phone"
        isLabelHidden
        icon="search"
        defaultValue={query}
        maxLength={searchLength}
        placeholder="Search..."
        className="flex-1"
      />
      <Button type="submit" size="sm" isLoading={isSearching}>
        Search
      </Button>
    </Form>
  );
}
