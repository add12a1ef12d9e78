export const pageSize = 6;

export const pageSizes = [pageSize, 25, 50] as const;

export const selectionLimit = 500;

/** Limit of the dashboard's waiting counts. */
export const maxCounted = 1_000;
