import type { z } from "zod";
import type { contract } from "~/api/contract";
import type { ResourceId } from "~/api/contract/operation";

/** The JSON of a success; of the calls that have none, such as a download, no example. */
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
