import type { z } from "zod";
import { bookings } from "./bookings";
import { files } from "./files";
import type { ResourceId, Resources } from "./operation";
import { service } from "./service";
import { users } from "./users";
import { bookings as v1Bookings } from "./v1/bookings";
import { conversation } from "./v1/conversation";
import { deliveries } from "./v1/deliveries";
import { quotesAndVisits } from "./v1/quotes-and-visits";

export const contract = {
  ...users,
  ...bookings,
  ...files,
  ...service,
  ...v1Bookings,
  ...conversation,
  ...deliveries,
  ...quotesAndVisits,
} satisfies Required<Resources>;

/** Example responses. An operation without JSON, such as a download, has none. */
export type Examples = {
  [Id in ResourceId]: {
    [
      M in keyof (typeof contract)[Id] as (typeof contract)[Id][M] extends { success: { body: z.ZodType } }
        ? M
        : never
    ]: (typeof contract)[Id][M] extends { success: { body: infer Body extends z.ZodType } }
      ? z.output<Body>
      : never;
  };
};
