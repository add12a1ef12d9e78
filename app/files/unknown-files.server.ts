import { inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { files } from "~/db/schema.server";
import { log } from "~/log.server";
import type { FileStore, StoredObject } from "./store";

const dayMs = 24 * 60 * 60_000;
/** Names that are looked up in the database at a time. */
const batch = 500;
/** Names that one call looks at: ten pages of a bucket. */
const mostNames = 10_000;

interface Moment {
  /** A file is only left over once it is older than this, because its row is written after it. */
  before: Date;
  now: Date;
}

interface Walk {
  names: AsyncIterator<StoredObject>;
  /** Whether the database has known one of the names so far. */
  isKnown: boolean;
}

/**
 * Finds files in the store that no row knows: left by a crash between the two. It looks through the store at
 * most once a day, and at some thousand names a call; the next call goes on where this one stopped.
 *
 * It removes nothing until the database has known one of the names. A database that knows none is a new or another
 * one, opened with the wrong settings, and the files are somebody's; leftovers of crashes are few among many.
 */
export class UnknownFiles {
  private walk: Walk | undefined;
  private nextWalkAt = -Infinity;

  /** @param mostAtOnce names that one call looks at */
  constructor(private readonly mostAtOnce = mostNames) {}

  /** Removes those among the next names of the store; answers how many. After an error it starts over. */
  async removeSome(store: FileStore, { before, now }: Moment): Promise<number> {
    if (!this.walk) {
      if (now.getTime() < this.nextWalkAt) return 0;
      this.walk = { names: store.list()[Symbol.asyncIterator](), isKnown: false };
    }
    const walk = this.walk;
    // Only put back when all went well.
    this.walk = undefined;
    try {
      const { removed, isOver } = await this.goOn(walk, store, before);
      if (isOver) this.nextWalkAt = now.getTime() + dayMs;
      else this.walk = walk;
      return removed;
    } catch (error) {
      // Closes the folder that it reads.
      await walk.names.return?.();
      throw error;
    }
  }

  private async goOn(walk: Walk, store: FileStore, before: Date) {
    let removed = 0;
    for (let looked = 0; looked < this.mostAtOnce; looked += batch) {
      const wanted = Math.min(batch, this.mostAtOnce - looked);
      const some = await take(walk.names, wanted);
      const known = await knownOf(some.map(({ name }) => name));
      walk.isKnown ||= known.size > 0;
      const unknown = some.filter(({ name }) => !known.has(name));
      if (walk.isKnown) removed += await removeOld(store, unknown, before);
      else if (some.length > 0) warnOfUnknown(some.length);
      if (some.length < wanted) return { removed, isOver: true };
    }
    return { removed, isOver: false };
  }
}

async function take(walk: AsyncIterator<StoredObject>, count: number): Promise<StoredObject[]> {
  const taken: StoredObject[] = [];
  while (taken.length < count) {
    const next = await walk.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

function warnOfUnknown(count: number) {
  log.warn({ event: "stored-files-unknown", count }, "The database knows none of these files: they stay");
}

async function removeOld(store: FileStore, found: StoredObject[], before: Date): Promise<number> {
  let removed = 0;
  for (const file of found) {
    const modifiedAt = await file.modifiedAt();
    if (!modifiedAt || modifiedAt >= before) continue;
    await store.remove(file.name);
    removed++;
  }
  return removed;
}

async function knownOf(names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db()
    .select({ storedName: files.storedName })
    .from(files)
    .where(inArray(files.storedName, names));
  return new Set(rows.map(({ storedName }) => storedName));
}
