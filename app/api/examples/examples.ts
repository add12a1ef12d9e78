import type { z } from "zod";
import type { contract, ResourceId } from "~/api/contract";

type Operations<Id extends ResourceId> = (typeof contract)[Id]["operations"];

/** The JSON of a success; of the calls that have none, such as a download, no example. */
export type Examples = {
  [Id in ResourceId]: {
    [
      M in keyof Operations<Id> as Operations<Id>[M] extends { success: { body: z.ZodType } } ? M : never
    ]: Operations<Id>[M] extends { success: { body: infer Body extends z.ZodType } } ? z.output<Body> : never;
  };
};
