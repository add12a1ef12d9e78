import { drizzle } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import type { ReadApart } from "./connection.server";
import * as schema from "./schema.server";

/** Milliseconds for a read, opening the connection included. */
const readTimeout = 1_000;

/**
 * Opens a connection for short queries that must not wait for those of visitors, who may use all of the pool, nor for a connection that
 * has died without anybody being told. One that does not respond in time is replaced with the next query.
 */
export function openSeparateConnection(url: string): { readApart: ReadApart; close: () => Promise<void> } {
  let client: Sql | undefined;
  const open = () =>
    postgres(url, {
      max: 1,
      connect_timeout: readTimeout / 1000,
      fetch_types: false,
      onnotice: () => undefined,
      connection: { application_name: "datum3d", statement_timeout: readTimeout },
    });
  return {
    readApart: async (read) => {
      const current = (client ??= open());
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error("The separate connection does not respond")), readTimeout);
      });
      try {
        return await Promise.race([read(drizzle(current, { schema, casing: "snake_case" })), timeout]);
      } catch (error) {
        if (client === current) client = undefined;
        void current.end({ timeout: 0 });
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      await client?.end({ timeout: 1 });
    },
  };
}
