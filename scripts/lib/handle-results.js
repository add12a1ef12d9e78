// @ts-check
import { ESLintUtils } from "@typescript-eslint/utils";

/** Reports an awaited call whose `result` is ignored. By its `result`, a domain function tells whether the change was made or refused. */
export const handleResults = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: "problem",
    schema: [],
    messages: { unhandled: "Handle the result: the change may have been refused." },
  },
  defaultOptions: [],
  create(context) {
    const { program, getTypeAtLocation } = ESLintUtils.getParserServices(context);
    const checker = program.getTypeChecker();
    return {
      "ExpressionStatement > AwaitExpression"(
        /** @type {import("@typescript-eslint/utils").TSESTree.AwaitExpression} */ node,
      ) {
        const type = checker.getNonNullableType(getTypeAtLocation(node));
        if (checker.getPropertyOfType(type, "result")) context.report({ node, messageId: "unhandled" });
      },
    };
  },
});
