import { useForm as useConform } from "@conform-to/react";
import { useMemo } from "react";

const noResult = {};

/**
 * Conform's `useForm` for a Remix page:
 *
 * - Without a result, the errors of an earlier result disappear; Conform alone would keep them.
 * - The error summary receives the focus, as without script, instead of the first invalid field.
 * - Until script runs, the browser validates the form by `constraint`.
 */
export const useForm: typeof useConform = ({ lastResult, ...options }) => {
  const resultToShow = useMemo(
    () => (lastResult ? { ...lastResult, status: undefined } : noResult),
    [lastResult],
  );
  return useConform({ defaultNoValidate: false, ...options, lastResult: resultToShow });
};
