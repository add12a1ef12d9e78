import * as text from "~/messages/staff-frame";
import { NavigationList } from "./navigation-list";

/** The navigation on screens from 1024 px; narrower ones have the drawer. */
export function Sidebar({ isAdmin }: { isAdmin: boolean }) {
  return (
    <nav aria-label={text.staff} className="border-e border-line max-lg:hidden print:hidden">
      <div className="sticky top-15 px-3 py-5">
        <NavigationList isAdmin={isAdmin} />
      </div>
    </nav>
  );
}
