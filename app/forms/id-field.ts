import "~/lib/zod-config";
import { z } from "zod";

/** The id of what a form changes. One that is missing or longer than any id is that of nothing. */
export const idField = z.string().max(100).catch("");
