import { cruise, type ICruiseResult } from "dependency-cruiser";
import config from "../../.dependency-cruiser-folders.js";

/** The modules of app/ from top to bottom, each with its purpose. */
const areas: Record<string, Record<string, string>> = {
  HTTP: {
    routes: "loaders, actions, screens",
    api: "contract, JSON, OpenAPI",
    forms: "form posts, replies",
    refusals: "messages for rejected changes",
    server: "request context, origin check,<br>headers, flash",
  },
  "Shared components": {
    "back-office": "shared parts of staff pages",
    "private-page": "the customer’s page",
    "upload-field": "files that visitors choose",
    site: "public pages, page cache",
    browser: "recovery from failed loads",
    ui: "primitives",
  },
  Domain: {
    booking: "form, list, record, stages, quotes,<br>visits, messages, mails, erasure",
    persons: "find, export, erase, retention",
    tasks: "jobs that run every ten minutes",
    webhooks: "events for other programs",
    projects: "published work of the company",
    staff: "accounts, passwords, factors,<br>sessions, sign-in",
    files: "rules, storage, transport",
    mail: "outbox, worker, layout",
    settings: "values, legal texts, billing",
    audit: "append-only log",
    access: "actor, session, permission checks,<br>tokens of secret links",
    "client-limits": "rate limits by client address",
    backup: "backup, restore, move",
  },
  Foundation: {
    paths: "every URL",
    db: "connections, schema, migrations",
    metrics: "counters, Prometheus",
    messages: "texts by language",
    lib: "helpers without domain",
    process: "settings, secrets, log, version",
  },
};

const start = "<!-- Drawn by `npm run docs:modules`. -->\n\n";
const end = "\n\n<!-- End of the drawing. -->";

/**
 * Draws the modules of app/ as a Mermaid diagram. An arrow is an import. Omits an arrow if two other arrows connect the modules through a
 * third one, because there are about 150 in total.
 *
 * @throws {Error} for a module that `areas` does not list
 */
export async function drawModules(): Promise<string> {
  const imports = await findImports();
  const listed = Object.values(areas).flatMap((modules) => Object.keys(modules));
  const missing = [...imports.keys()].filter((module) => !listed.includes(module));
  if (missing.length > 0)
    throw new Error(`scripts/lib/module-drawing.ts does not list ${missing.join(", ")}.`);
  const nodes = Object.entries(areas).flatMap(([area, modules], index) => [
    `  subgraph area${index} ["${area}"]`,
    ...Object.entries(modules).map(([module, purpose]) => `    ${module}["${module}/<br>${purpose}"]`),
    "  end",
  ]);
  const arrows = listed.flatMap((from) => withoutImplied(imports, from).map((to) => `  ${from} --> ${to}`));
  return ["```mermaid", "flowchart TD", ...nodes, ...arrows, "```"].join("\n");
}

export function replaceDrawing(document: string, drawing: string): string {
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from === -1 || to === -1) throw new Error("The document has no place for the drawing.");
  return document.slice(0, from + start.length) + drawing + document.slice(to);
}

async function findImports(): Promise<Map<string, Set<string>>> {
  const { output } = await cruise(["app"], config.options);
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    const from = moduleOf(source);
    if (!from) continue;
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved);
      if (to && to !== from) targets.add(to);
    }
  }
  return imports;
}

function moduleOf(file: string): string | undefined {
  return /^app\/([^/]+)\//.exec(file)?.[1];
}

function withoutImplied(imports: Map<string, Set<string>>, from: string): string[] {
  const direct = [...(imports.get(from) ?? [])].sort();
  return direct.filter((to) => !direct.some((via) => via !== to && reaches(imports, via, to)));
}

function reaches(imports: Map<string, Set<string>>, from: string, to: string): boolean {
  const next = imports.get(from) ?? new Set();
  return next.has(to) || [...next].some((via) => reaches(imports, via, to));
}
