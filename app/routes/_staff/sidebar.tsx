import { NavigationList } from "./navigation-list";

/** The menu as a column at the side; under 1024 px the drawer takes its place. */
export function Sidebar({ isAdmin }: { isAdmin: boolean }) {
  return (
    <nav aria-label="Staff" className="border-e border-line max-lg:hidden print:hidden">
      <div className="sticky top-15 px-3 py-5">
        <NavigationList isAdmin={isAdmin} />
      </div>
    </nav>
  );
}
