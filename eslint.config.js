// @ts-check
import ts from "typescript-eslint";
import { handleResults } from "./scripts/lib/handle-results.js";
import { foreignTables, foreignWrites } from "./scripts/lib/table-owners.js";
import { textsWhenShown } from "./scripts/lib/texts-when-shown.js";

/** Import restrictions. A later block for the same files replaces the restrictions of earlier blocks, so it repeats them. */
const parents = { regex: "^\\.\\./", message: "Import with ./ or ~/, never with ../." };
const routes = {
  regex: "^~/routes/|/routes/",
  message: "Routes must not be imported: move shared code to a module.",
};
/** Below the HTTP layers, only the log may read the request. */
const currentRequest = "|^~/process/current-request\\.server$";
const domainModules = {
  regex:
    "^~/(access|audit|backup|booking|files|mail|persons|projects|client-limits|settings|staff|tasks|webhooks|site|private-page|upload-field|back-office|api|forms|refusals|server|browser)/" +
    currentRequest,
  message:
    "db/, lib/, messages/, metrics/, paths/, process/ and ui/ must not import domain modules or the HTTP layers: pass what they need as an argument.",
};
const httpLayers = {
  regex: "^~/(server|forms|refusals|api|private-page|upload-field|back-office)/" + currentRequest,
  message:
    "Domain modules must not know the request: pass the client address, connection or session as an argument.",
};
const modulesAboveMail = {
  regex:
    "^~/(booking|files|staff|server|forms|refusals|api|private-page|upload-field|back-office)/" +
    currentRequest,
  message: "mail/ sends what it is given: pass texts, addresses and the resolver of a link as arguments.",
};
const upperLayers = {
  regex: "^~/(forms|refusals|api|private-page|upload-field|back-office)/",
  message:
    "server/ prepares and logs requests for all layers, so it must not import the layers that handle them.",
};
const databaseInRoutes = {
  regex: "^~/db/client\\.server$",
  importNames: ["db"],
  message: "Routes translate HTTP: put the query into a domain module.",
};
const rawForms = {
  regex: "^@conform-to/zod",
  importNames: ["parseWithZod"],
  message: "Parse untrusted forms with parseForm: Conform is not safe with field names from strangers.",
};
const rawUploads = {
  regex: "^~/files/transport/receive\\.server$",
  importNames: ["receiveFiles"],
  message: "Receive forms with files with receiveForm, which keeps the typed text when it rejects the files.",
};
const processes = {
  regex: "^node:child_process$|^#tests/support/app/(process|server|run-command)$",
  message: "A test that starts a process belongs in tests/processes/.",
};
const everywhere = [parents, routes, rawForms, rawUploads];
/** @returns {import("eslint").Linter.RulesRecord} */
const imports = (
  /** @type {{ regex: string; message: string; importNames?: string[] }[]} */ ...patterns
) => ({
  "no-restricted-imports": ["error", { patterns }],
});

const restrictedSyntax = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: "Only app/process/env.server.ts reads the environment.",
  },
  {
    selector: "CallExpression[callee.property.name='formData']",
    message: "Read forms with readForm or receiveForm, which bound the body.",
  },
  {
    selector:
      "JSXOpeningElement:has(JSXSpreadAttribute > MemberExpression[property.name='props']) > JSXAttribute[name.name=/^on(Focus|Input|Submit)$/]",
    message: "Give the handler to useForm: on the form, it replaces that of the validation.",
  },
];
/** @returns {import("eslint").Linter.RulesRecord} */
const syntax = (/** @type {{ selector: string; message: string }[]} */ ...additional) => ({
  "no-restricted-syntax": ["error", ...restrictedSyntax, ...additional],
});

/** The forbidden imports of each module, in addition to those of all modules. */
const layers = {
  ...forEach(domainModules, "db", "lib", "messages", "metrics", "paths", "process", "ui"),
  ...forEach(
    httpLayers,
    "access",
    "audit",
    "backup",
    "booking",
    "files",
    "persons",
    "projects",
    "client-limits",
    "settings",
  ),
  ...forEach(httpLayers, "site", "staff", "tasks", "webhooks"),
  mail: modulesAboveMail,
  server: upperLayers,
  routes: databaseInRoutes,
  ...forEach(null, "api", "back-office", "browser", "forms", "private-page", "refusals", "upload-field"),
};
const modules = Object.entries(layers).map(([module, layer]) => ({
  files: [`app/${module}/**`],
  rules: {
    ...imports(...everywhere, ...(layer ? [layer] : []), ...(module === "db" ? [] : [foreignTables(module)])),
    ...syntax(...foreignWrites(module)),
  },
}));

/**
 * @template Layer
 * @param {Layer} layer
 * @param {string[]} names
 */
function forEach(layer, ...names) {
  return Object.fromEntries(names.map((name) => [name, layer]));
}

export default ts.config(
  {
    ignores: ["build/", "release/", "backups/", "data/", "uploads/", "node_modules/", "public/", "art/"],
  },
  {
    extends: [ts.configs.base],
    files: ["**/*.{js,ts,tsx}"],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: {
      local: { rules: { "handle-results": handleResults, "texts-when-shown": textsWhenShown } },
    },
    rules: { ...imports(...everywhere), ...syntax() },
  },
  {
    // The only rule that needs types.
    files: ["app/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { "local/handle-results": "error" },
  },
  ...modules,
  {
    files: ["app/**"],
    // The ignored files contain only texts for staff and programs, which are in English.
    ignores: [
      "app/{api,back-office,messages}/**",
      "app/routes/{api,staff}/**",
      "app/booking/reports/**",
      // This file reads only the keys of texts, which are the same in every language.
      "app/projects/project.ts",
      "app/settings/{billing,schema}.ts",
      "app/settings/legal/publish-legal.server.ts",
      "**/*.test.{ts,tsx}",
    ],
    rules: { "local/texts-when-shown": "error" },
  },
  {
    // The file defines parseForm, so it may use parseWithZod.
    files: ["app/lib/parse-form.ts"],
    rules: imports(parents, routes, domainModules),
  },
  {
    // The file defines receiveForm, so it may use receiveFiles.
    files: ["app/server/receive-form.server.ts"],
    rules: imports(parents, routes, rawForms, upperLayers, foreignTables("server")),
  },
  {
    // Scripts, configuration and tests set up the environment that the app reads.
    files: ["app/process/env.server.ts", "*.{ts,js}", "scripts/**", "tests/**", "bench/**"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    // A test imports the route that it tests.
    files: ["tests/**", "**/*.test.{ts,tsx}"],
    rules: { "no-restricted-imports": "off", "no-restricted-syntax": "off" },
  },
  {
    files: ["scripts/**", "bench/**"],
    rules: { "no-restricted-imports": "off" },
  },
  { files: ["{app,scripts}/**/*.test.{ts,tsx}"], rules: imports(processes) },
);
