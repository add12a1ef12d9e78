import { Form } from "@remix-run/react";
import { searchLength } from "~/lib/text";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";

/** @param query the current search */
export function UserSearch({ query }: { query: string }) {
  return (
    <Form method="get" action={paths.users()} role="search" className="flex w-full gap-2 sm:w-104">
      <TextField
        // A link that clears the search must empty the input, too.
        key={query}
        id="user-search"
        type="search"
        name="q"
        label={text.searchLabel}
        isLabelHidden
        icon="search"
        defaultValue={query}
        maxLength={searchLength}
        placeholder={text.searchPlaceholder}
        className="flex-1"
      />
      <Button type="submit" size="sm">
        {text.search}
      </Button>
    </Form>
  );
}
