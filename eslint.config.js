// @ts-check
import js from "@eslint/js";
// @ts-expect-error The plugin ships no types.
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import globals from "globals";
import ts from "typescript-eslint";

/** What nobody may import, and why. A later block for the same files must repeat the earlier ones. */
const upwards = { regex: "^\\.\\./", message: "Reach other folders through ~/, siblings through ./" };
const routes = {
  regex: "^~/routes/|/routes/",
  message: "Nothing imports a route: move what is shared into a room.",
};
const rooms = {
  regex: "^~/(booking|files|staff|site|http)/",
  message: "db/ and ui/ know no room: pass what they need as an argument.",
};
const rawForms = {
  regex: "^@conform-to/zod",
  importNames: ["parseWithZod"],
  message: "Input from outside goes through parseForm: Conform is not safe on names that a stranger chose.",
};
/** @returns {import("eslint").Linter.RulesRecord} */
const imports = (
  /** @type {{ regex: string; message: string; importNames?: string[] }[]} */ ...patterns
) => ({
  "no-restricted-imports": ["error", { patterns }],
});

export default ts.config(
  { ignores: ["build/", "data/", "uploads/", "node_modules/", "public/", "art/"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  a11y.flatConfigs.recommended,
  hooks.configs.flat.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...imports(upwards, routes, rawForms),
      "no-console": "error",
      "max-lines": ["error", 300],
      "@typescript-eslint/only-throw-error": "off", // Remix: a thrown Response is an answer.
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allow: ["URLSearchParams"] },
      ],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/consistent-type-definitions": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: "Only app/env.server.ts reads the environment.",
        },
        {
          selector: "CallExpression[callee.property.name='formData']",
          message: "readForm and receiveFiles read forms: their bodies are bounded.",
        },
      ],
    },
  },
  { files: ["app/db/**", "app/ui/**"], rules: imports(upwards, routes, rooms, rawForms) },
  {
    // In the browser Conform checks what the visitor's own page sends, with its intents.
    files: ["app/lib/parse-form.ts", "app/booking/form/journey.ts", "app/routes/**/*-form.tsx"],
    rules: imports(upwards, routes),
  },
  {
    // Outside of the app: scripts, configuration and tests set up the environment that the app reads.
    files: ["app/env.server.ts", "*.{ts,js}", "scripts/**", "tests/**", "bench/**"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    // A test needs the route it tests, and a line on a terminal is a script's purpose.
    files: ["tests/**", "**/*.test.{ts,tsx}"],
    rules: { "no-restricted-imports": "off", "no-restricted-syntax": "off" },
  },
  {
    files: ["scripts/**", "bench/**", "tests/support/**"],
    rules: { "no-console": "off", "no-restricted-imports": "off" },
  },
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
);
