import { fillParameters, type PopulatedApp } from "#tests/support/app/personas";
import { type ManifestRoute, readRouteManifest } from "#tests/support/app/route-manifest";
import { parsePage } from "#tests/support/http/parse-page";
import { contract } from "~/api/contract";
import { steps } from "~/booking/form/steps";
import { policies, type Policy } from "~/policies";

/** A URL of the built app that accepts a body, with the headers needed to reach its parser. */
export interface FormTarget {
  /** `POST /login`. */
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  kinds: ("form" | "json" | "multipart")[];
  /** The form's fields on the page, or the names in the JSON body with empty values. */
  fields: [name: string, value: string][];
}

const writingMethods = ["POST", "PUT", "PATCH", "DELETE"] as const;

export async function findFormTargets(populated: PopulatedApp): Promise<FormTarget[]> {
  const cookie = populated.takeCookie("admin") ?? "";
  const targets: FormTarget[] = [];
  for (const route of readRouteManifest()) {
    const policy: Policy = (policies as Record<string, Policy>)[route.id] ?? {};
    for (const method of writingMethods) {
      if (route.address === null || !policy[method]) continue;
      const url = populated.app.url + fillParameters(route, populated.ids);
      // Signing out would end the session for the following routes.
      const isSigningOut = route.id === "routes/site/logout";
      const headers = { Origin: populated.app.url, ...(!isSigningOut && { Cookie: cookie }) };
      const name = `${method} ${route.address}`;
      const forms = route.id.startsWith("api:")
        ? [readOperation(route, method)]
        : await readForms(url, headers);
      for (const form of forms) targets.push({ name, method, url, headers, ...form });
    }
  }
  return targets;
}

/** The fields for a page without a form. No form has exactly these fields. */
export const noFields: FormTarget["fields"] = [["id", ""]];

type FormContent = Pick<FormTarget, "kinds" | "fields"> & { url?: string };

function readOperation({ id }: ManifestRoute, method: (typeof writingMethods)[number]): FormContent {
  const operations = contract[id as keyof typeof contract] as Partial<
    Record<string, { body?: { shape: object }; form?: object }>
  >;
  const call = operations[method];
  const names = Object.keys(call?.body?.shape ?? { id: "" });
  return { kinds: [call?.form ? "multipart" : "json"], fields: names.map((name) => [name, ""]) };
}

async function readForms(url: string, headers: Record<string, string>): Promise<FormContent[]> {
  const page = await fetch(url, { headers, redirect: "manual" });
  const document = parsePage(await page.text(), url);
  if (new URL(url).pathname === "/booking") return steps.map((step) => stepForm(url, step));
  const forms = [...document.forms]
    .filter((form) => form.getAttribute("method")?.toLowerCase() === "post")
    .filter((form) => new URL(form.getAttribute("action") ?? url, url).pathname === new URL(url).pathname)
    .map((form): FormContent => ({ kinds: ["form"], fields: readFields(form) }));
  const bySignature = new Map(forms.map((form) => [toSignature(form), form]));
  return bySignature.size > 0 ? [...bySignature.values()] : [{ kinds: ["form"], fields: noFields }];
}

/** Returns a step's form without reading the page, which shows a later step only after valid earlier ones. */
function stepForm(url: string, { number, answers }: (typeof steps)[number]): FormContent {
  return {
    url: `${url}?step=${number}`,
    kinds: ["form", "multipart"],
    fields: answers.map((name) => [name, ""]),
  };
}

function readFields(form: HTMLFormElement): [string, string][] {
  const inputs = [...form.elements] as HTMLInputElement[];
  return inputs.filter(({ name }) => name !== "").map(({ name, value }) => [name, value]);
}

/** Returns a text that equal forms share. Forms in the rows of a table differ only in their values, and count as one. */
function toSignature({ fields }: FormContent): string {
  return fields.map(([name, value]) => (name === "intent" ? value : name)).join(" ");
}
