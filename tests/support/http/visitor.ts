import { rememberForm, rememberPersonal } from "#tests/support/app/log";
import { parsePage } from "./parse-page";

export interface Page {
  status: number;
  url: URL;
  document: Document;
  /** The text of the page, with white space collapsed. */
  text: string;
  click: (linkText: string) => Promise<Page>;
  submit: (values: FormValues, button: string) => Promise<Page>;
}

/** Values by input name: text, a list of texts for a group of check boxes, or files. */
export type FormValues = Record<string, string | string[] | File[]>;

/** A browser without script: keeps cookies, follows redirects and submits forms according to HTML. */
export class Visitor {
  /**
   * @param headers sent with every request
   * @param cookies by name
   */
  constructor(
    private readonly base: string,
    private readonly headers: Record<string, string> = {},
    readonly cookies = new Map<string, string>(),
  ) {}

  /** Returns the same visitor, with the same cookies, at another process of the site. */
  at(base: string): Visitor {
    return new Visitor(base, this.headers, this.cookies);
  }

  /** The value of the Cookie header, for requests that other clients send. */
  get cookieHeader(): string {
    return [...this.cookies].map((pair) => pair.join("=")).join("; ");
  }

  async open(path: string): Promise<Page> {
    return this.toPage(await this.follow(new URL(path, this.base), { method: "GET" }));
  }

  /** Sends one request with this visitor's cookies, without following redirects. */
  async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.headers, ...Object.fromEntries(new Headers(init.headers)) });
    if (this.cookies.size > 0) headers.set("Cookie", this.cookieHeader);
    const response = await fetch(new URL(url, this.base), { ...init, headers, redirect: "manual" });
    this.keepCookies(response);
    return response;
  }

  private async follow(url: URL, init: RequestInit): Promise<{ url: URL; response: Response }> {
    const response = await this.fetch(url, init);
    const location = response.headers.get("Location");
    if (response.status < 300 || response.status >= 400 || !location) return { url, response };
    return this.follow(new URL(location, url), { method: "GET" });
  }

  private keepCookies(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = "", rest = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
      if (value === "" || /max-age=0|expires=thu, 01 jan 1970/i.test(rest)) this.cookies.delete(name);
      else this.cookies.set(name, value);
      // Only cookies with this prefix are secret. The cookie of the theme has no prefix.
      if (name.startsWith("__")) rememberPersonal(value);
    }
  }

  private async toPage({ url, response }: { url: URL; response: Response }): Promise<Page> {
    const html = await response.text();
    let parsed: Document | undefined;
    // Parses on demand, because parsing takes longer than the request.
    const read = () => (parsed ??= parsePage(html, url));
    return {
      status: response.status,
      url,
      get document() {
        return read();
      },
      get text() {
        return collapse(read().body.textContent);
      },
      click: (linkText) => this.open(findLink(read(), linkText)),
      submit: async (values, button) => this.toPage(await this.post(read(), url, values, button)),
    };
  }

  private post(document: Document, pageUrl: URL, values: FormValues, label: string) {
    const button = [...document.querySelectorAll("button")].find(
      (candidate) => !candidate.disabled && candidate.type === "submit" && nameOf(candidate) === label,
    );
    const form = button?.form;
    if (!button || !form) throw new Error(`No form has a button "${label}".`);
    const fields = readFields(form, values);
    rememberForm(Object.entries(values));
    if (button.name) fields.push([button.name, button.value]);
    // Reads the attribute, because an input named "action" or "method" hides the form's property.
    const action = new URL(form.getAttribute("action") ?? pageUrl.href, pageUrl);
    if (form.getAttribute("method")?.toLowerCase() !== "post") {
      action.search = new URLSearchParams(fields.map(([name, value]) => [name, toText(value)])).toString();
      return this.follow(action, { method: "GET" });
    }
    return this.follow(action, {
      method: "POST",
      body: toBody(form, fields),
      headers: { Origin: pageUrl.origin },
    });
  }
}

function findLink(document: Document, text: string): string {
  const link = [...document.querySelectorAll("a")].find((candidate) => nameOf(candidate) === text);
  if (!link) throw new Error(`No link has the text "${text}".`);
  return link.href;
}

/** Returns the fields that the form sends. `values` replace fields with the same names. */
function readFields(form: HTMLFormElement, values: FormValues): [string, string | File][] {
  const formFields = [...form.elements].flatMap((element): [string, string | File][] => {
    const input = element as HTMLInputElement;
    const isSent = input.name !== "" && !input.disabled && !["submit", "button", "file"].includes(input.type);
    const isChosen = !["checkbox", "radio"].includes(input.type) || input.checked;
    return isSent && isChosen && element.tagName !== "FIELDSET" && !(input.name in values)
      ? [[input.name, input.value]]
      : [];
  });
  for (const [name, value] of Object.entries(values)) {
    if (!form.elements.namedItem(name)) throw new Error(`The form has no input "${name}".`);
    for (const each of [value].flat()) formFields.push([name, each]);
  }
  return formFields;
}

function toBody(form: HTMLFormElement, fields: [string, string | File][]): FormData | URLSearchParams {
  if (form.enctype !== "multipart/form-data")
    return new URLSearchParams(fields.map(([name, value]) => [name, toText(value)]));
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return body;
}

/** Converts a value for a form that is not multipart, which sends only the name of a file. */
function toText(value: string | File): string {
  return typeof value === "string" ? value : value.name;
}

function nameOf(element: Element): string {
  return collapse(element.getAttribute("aria-label") ?? element.textContent);
}

function collapse(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}

/** Fills in a form and presses the button with this value, whatever its label is. */
export function press(page: Page, values: FormValues, value: string): Promise<Page> {
  const button = page.document.querySelector(`button[value="${value}"]`);
  return page.submit(values, button?.textContent.replace(/\s+/g, " ").trim() ?? value);
}
