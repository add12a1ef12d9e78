/** The changes that a row offers; both need a confirmation, whose texts the catalog has. */
export type Intent = "update" | "remove";
