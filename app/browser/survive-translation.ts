/**
 * Lets React go on after the browser, or an extension, has translated the page: it puts `<font>` elements in place of the texts, and React
 * would fail, and drop the part of the page, when it removes such a text or inserts something before it.
 * See https://github.com/facebook/react/issues/11538.
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
