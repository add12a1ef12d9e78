// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { AST_NODE_TYPES, ESLintUtils } from "@typescript-eslint/utils";

const prefix = "~/messages/";
const translations = path.resolve(import.meta.dirname, "../../app/messages/vi");

/** The translated catalogs, which visitors read. */
const catalogs = readdirSync(translations, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => prefix + file.slice(0, -".ts".length).replaceAll(path.sep, "/"));

/** The functions of `paths` whose addresses depend on the current language. */
const sitePaths = Array.from(
  readFileSync(path.resolve(import.meta.dirname, "../../app/paths/site-paths.ts"), "utf8").matchAll(
    /^export const (\w+) =/gm,
  ),
  ([, name]) => name,
);

/** @type {readonly string[]} */
const functions = [
  AST_NODE_TYPES.ArrowFunctionExpression,
  AST_NODE_TYPES.FunctionDeclaration,
  AST_NODE_TYPES.FunctionExpression,
];

/**
 * Reports texts for visitors, and addresses of their pages, that a module reads while it is loaded, because their language depends on the
 * request. Code must read them as members of their catalog, which chooses the language.
 */
export const textsWhenShown = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: "problem",
    schema: [],
    messages: {
      load: "Read this text inside of a function: the module is loaded once, for all languages.",
      path: "Call this inside of a function: the module is loaded once, and the address has the language of the request.",
      name: "Import the catalog as a namespace, so that its texts are read when they are shown.",
    },
  },
  defaultOptions: [],
  create: (context) => ({
    "CallExpression > MemberExpression.callee[object.name='paths'][computed=false]"(
      /** @type {import("@typescript-eslint/utils").TSESTree.MemberExpressionNonComputedName} */ node,
    ) {
      if (sitePaths.includes(node.property.name) && !isInFunction(node))
        context.report({ node, messageId: "path" });
    },
    ImportDeclaration(node) {
      if (!catalogs.includes(node.source.value) || node.importKind === "type") return;
      for (const specifier of node.specifiers) {
        if (specifier.type !== AST_NODE_TYPES.ImportNamespaceSpecifier) {
          if (!("importKind" in specifier && specifier.importKind === "type"))
            context.report({ node: specifier, messageId: "name" });
          continue;
        }
        for (const variable of context.sourceCode.getDeclaredVariables(specifier))
          for (const { identifier, isTypeReference, isValueReference } of variable.references)
            if (isValueReference && !isTypeReference && !isInFunction(identifier) && !isTypeQuery(identifier))
              context.report({ node: identifier, messageId: "load" });
      }
    },
  }),
});

/** Methods that call their callback at once. */
const immediate = ["every", "filter", "find", "flatMap", "forEach", "map", "reduce", "some", "toSorted"];

/** @param {import("@typescript-eslint/utils").TSESTree.Node} node */
function isInFunction(node) {
  for (let outer = node.parent; outer; outer = outer.parent)
    if (functions.includes(outer.type) && !isCalledAtOnce(outer)) return true;
  return false;
}

/** @param {import("@typescript-eslint/utils").TSESTree.Node} node */
function isCalledAtOnce({ parent }) {
  return (
    parent?.type === AST_NODE_TYPES.CallExpression &&
    parent.callee.type === AST_NODE_TYPES.MemberExpression &&
    parent.callee.property.type === AST_NODE_TYPES.Identifier &&
    immediate.includes(parent.callee.property.name)
  );
}

/** @param {import("@typescript-eslint/utils").TSESTree.Node} node */
function isTypeQuery(node) {
  for (let outer = node.parent; outer; outer = outer.parent)
    if (outer.type === AST_NODE_TYPES.TSTypeQuery) return true;
  return false;
}
