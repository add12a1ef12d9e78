import { type ExecProtocolOptions, messages, PGlite, protocol } from "@electric-sql/pglite";

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/** A statement that PostgreSQL keeps under a name, and what it answered when it was prepared. */
interface PreparedStatement {
  name: string;
  /** The answer to Parse. */
  parsed: Messages;
  /** The answer to Describe: the types of the parameters and the columns of the rows. Missing until it was asked for. */
  described?: Messages;
}

/** How many statements are kept. */
export const maxStatements = 200;
/** The longest statement that is kept, in bytes. Longer ones, such as those that write many rows at once, are rarely sent twice. */
const maxLength = 8192;
/**
 * Milliseconds after which all plans are made again. A plan suits the size that its tables had. On a server, autovacuum analyzes a table
 * that has grown, which ends its plans; PGlite has no autovacuum.
 */
export const maxPlanAge = 60_000;

/** Where the content of a message of PostgreSQL's protocol begins: after its kind and its length. */
const contentStart = 5;
const kinds = { bind: codeOf("B"), describe: codeOf("D"), parse: codeOf("P") };

/**
 * PGlite that prepares each statement once, as postgres.js does. PGlite itself sends six messages for a query, each in a call of its own,
 * and PostgreSQL parses, analyzes, and plans the statement each time. Here Parse and Describe of a known statement are answered from
 * memory, and Bind names the statement.
 */
export class StatementCachingPGlite extends PGlite {
  /** By the content of their Parse message; the one used last comes last. */
  readonly #statements = new Map<string, PreparedStatement>();
  /** The key of the query that runs; empty if its statement is too long to be kept. */
  #current = "";
  /** Names of statements that are not used any more. They are closed with the next Parse. */
  #unused: string[] = [];
  #lastName = 0;
  #plannedAt = performance.now();

  override async execProtocolStream(message: Uint8Array, options?: ExecProtocolOptions): Promise<Messages> {
    const send = (bytes: Uint8Array) => super.execProtocolStream(bytes, options);
    if (message[0] === kinds.parse) return this.#parse(message, send);
    const statement = this.#statements.get(this.#current);
    if (!statement) return send(message);
    if (message[0] === kinds.describe)
      return (statement.described ??= await send(
        protocol.serialize.describe({ type: "S", name: statement.name }),
      ));
    if (message[0] === kinds.bind)
      return this.#bind(insertName(message, contentStart + 1, statement.name), send);
    return send(message);
  }

  async #parse(message: Uint8Array, send: (bytes: Uint8Array) => Promise<Messages>): Promise<Messages> {
    if (performance.now() - this.#plannedAt > maxPlanAge) {
      await send(protocol.serialize.query("discard plans"));
      this.#plannedAt = performance.now();
    }
    this.#current = "";
    if (message.length > maxLength) return send(message);
    this.#current = Buffer.from(message.buffer, message.byteOffset, message.length).toString("latin1");
    const known = this.#statements.get(this.#current);
    if (known) {
      this.#statements.delete(this.#current);
      this.#statements.set(this.#current, known);
      return known.parsed;
    }
    const [oldest] = this.#statements.size < maxStatements ? [] : this.#statements.keys();
    if (oldest !== undefined) this.#forget(oldest);
    const name = `s${++this.#lastName}`;
    const closes = this.#unused.splice(0).map((name) => protocol.serialize.close({ type: "S", name }));
    const parsed = await send(Buffer.concat([...closes, insertName(message, contentStart, name)]));
    this.#statements.set(this.#current, { name, parsed });
    return parsed;
  }

  async #bind(message: Uint8Array, send: (bytes: Uint8Array) => Promise<Messages>): Promise<Messages> {
    try {
      return await send(message);
    } catch (error) {
      // The columns of its tables have changed since it was prepared.
      if (error instanceof messages.DatabaseError && error.routine === "RevalidateCachedQuery")
        this.#forget(this.#current);
      throw error;
    }
  }

  #forget(key: string) {
    const statement = this.#statements.get(key);
    if (statement) this.#unused.push(statement.name);
    this.#statements.delete(key);
  }
}

function codeOf(letter: string): number {
  return letter.charCodeAt(0);
}

/** A copy of a message with a name inserted in its content at `offset`. */
function insertName(message: Uint8Array, offset: number, name: string): Uint8Array {
  const named = Buffer.concat([message.subarray(0, offset), Buffer.from(name), message.subarray(offset)]);
  named.writeInt32BE(named.length - 1, 1);
  return named;
}
