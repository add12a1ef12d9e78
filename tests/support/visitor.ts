import { JSDOM } from "jsdom";

/** A page as a browser without script has it, and what such a browser can do with it. */
export interface Page {
  status: number;
  url: URL;
  document: Document;
  /** The text of the page, with white space folded. */
  text: string;
  /** Follows the link that reads so. */
  click: (linkText: string) => Promise<Page>;
  /** Fills in a form and presses one of its buttons. */
  submit: (fill: Filling, button: string) => Promise<Page>;
}

/** Values for inputs by name: text, several for a group of check boxes, or files. */
export type Filling = Record<string, string | string[] | File[]>;

/** A browser without script: keeps cookies, follows redirects, posts forms as HTML says. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  /** @param headers go with every request */
  constructor(
    private readonly base: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  async open(path: string): Promise<Page> {
    return this.toPage(await this.follow(new URL(path, this.base), { method: "GET" }));
  }

  /** One request with this visitor's cookies; redirects are not followed. */
  async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.headers, ...Object.fromEntries(new Headers(init.headers)) });
    if (this.cookies.size > 0)
      headers.set("Cookie", [...this.cookies].map((pair) => pair.join("=")).join("; "));
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
    }
  }

  private async toPage({ url, response }: { url: URL; response: Response }): Promise<Page> {
    const { document } = new JSDOM(await response.text(), { url: url.href }).window;
    return {
      status: response.status,
      url,
      document,
      text: document.body.textContent.replace(/\s+/g, " ").trim(),
      click: (linkText) => this.open(findLink(document, linkText)),
      submit: async (fill, button) => this.toPage(await this.post(document, url, fill, button)),
    };
  }

  private post(document: Document, pageUrl: URL, fill: Filling, label: string) {
    const button = [...document.querySelectorAll("button")].find(
      (candidate) =>
        !candidate.disabled && candidate.type === "submit" && fold(candidate.textContent) === label,
    );
    const form = button?.form;
    if (!button || !form) throw new Error(`No form has a button "${label}".`);
    const fields = fieldsOf(form, fill);
    if (button.name) fields.push([button.name, button.value]);
    // The attribute: an input named "action" or "method" hides the property of the form.
    const action = new URL(form.getAttribute("action") ?? pageUrl.href, pageUrl);
    if (form.getAttribute("method")?.toLowerCase() !== "post") {
      action.search = new URLSearchParams(fields.map(([name, value]) => [name, textOf(value)])).toString();
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
  const link = [...document.querySelectorAll("a")].find((candidate) => fold(candidate.textContent) === text);
  if (!link) throw new Error(`No link reads "${text}".`);
  return link.href;
}

/** What the form would send: its own values, with `fill` over them. */
function fieldsOf(form: HTMLFormElement, fill: Filling): [string, string | File][] {
  const own = [...form.elements].flatMap((element): [string, string | File][] => {
    const input = element as HTMLInputElement;
    const isSent = input.name !== "" && !input.disabled && !["submit", "button", "file"].includes(input.type);
    const isChosen = !["checkbox", "radio"].includes(input.type) || input.checked;
    return isSent && isChosen && element.tagName !== "FIELDSET" && !(input.name in fill)
      ? [[input.name, input.value]]
      : [];
  });
  for (const [name, given] of Object.entries(fill)) {
    if (!form.elements.namedItem(name)) throw new Error(`The form has no input "${name}".`);
    for (const value of [given].flat()) own.push([name, value]);
  }
  return own;
}

function toBody(form: HTMLFormElement, fields: [string, string | File][]): FormData | URLSearchParams {
  if (form.enctype !== "multipart/form-data")
    return new URLSearchParams(fields.map(([name, value]) => [name, textOf(value)]));
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return body;
}

/** A form that is not multipart sends a file's name only. */
function textOf(value: string | File): string {
  return typeof value === "string" ? value : value.name;
}

function fold(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}
