/**
 * Lets React continue after the browser or an extension has translated the page. A translation replaces texts with `<font>` elements, and
 * React would fail and drop that part of the page when it removes such a text or inserts before it. See
 * https://github.com/facebook/react/issues/11538.
 */
export function surviveTranslation(): void {
  const { prototype } = Node;
  const insertBefore = Reflect.get(prototype, "insertBefore");
  const removeChild = Reflect.get(prototype, "removeChild");
  prototype.insertBefore = function <Inserted extends Node>(inserted: Inserted, next: Node | null): Inserted {
    return insertBefore.call(this, inserted, next?.parentNode === this ? next : null) as Inserted;
  };
  prototype.removeChild = function <Removed extends Node>(removed: Removed): Removed {
    return removed.parentNode === this ? (removeChild.call(this, removed) as Removed) : removed;
  };
}
