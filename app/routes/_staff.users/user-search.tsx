import { Form } from "@remix-run/react";
import { searchLength } from "~/lib/text";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";

/** @param query what is searched for now */
export function UserSearch({ query }: { query: string }) {
  return (
    <Form method="get" action={paths.users()} role="search" className="flex w-full gap-2 sm:w-104">
      <TextField
        // A search that was cleared by a link empties the box, too.
        key={query}
        id="user-search"
        type="search"
        name="q"
        label="Search users by name or email"
        isLabelHidden
        icon="search"
        defaultValue={query}
        maxLength={searchLength}
        placeholder="Search..."
        className="flex-1"
      />
      <Button type="submit" size="sm">
        Search
      </Button>
    </Form>
  );
}
