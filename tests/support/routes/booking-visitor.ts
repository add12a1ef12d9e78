import { randomUUID } from "node:crypto";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { writeDraftCookie } from "~/booking/form/draft-cookie.server";
import { action as uploadAction } from "~/routes/api/route";
import { action, loader } from "~/routes/site/booking/route";
import { loader as requestLoader } from "~/routes/site/private-page/route";

type AnswerFields = Record<string, string | string[]>;
type MultipartParts = Parameters<typeof multipartBody>[0];

interface Result<Shown> {
  status: number;
  /** The target of a redirect; null for a page. */
  location: string | null;
  headers: Headers;
  shown: Shown | undefined;
}

const site = "http://site.test";

export const answersOf = {
  1: { fullName: "Ada Lovelace", email: "ada@example.com", phone: "(818) 555-0101" },
  2: { serviceLocation: "Van Nuys, California" },
  5: { termsAccepted: "on", privacyConsent: "on", intent: "submit" },
} as const;

/** A browser that calls the loader and the action of the booking form without HTTP, and keeps its draft's cookie. */
export class BookingVisitor {
  constructor(
    public cookie = "",
    /** The time at which a visitor without a cookie opened the form. It is a minute ago, because a person needs a while to fill it in. */
    private readonly shownAt = new Date(Date.now() - 60_000),
  ) {}

  /** Loads the page at `path`. With `afterPost`, loads it as Remix does after a rejected post. */
  async open(path = "/booking", { afterPost = false } = {}) {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const request = this.request(path, afterPost ? { headers } : {});
    return this.read(loader({ request, params: {}, context: {} }));
  }

  async openPrivatePage(path: string | null) {
    const token = path?.split("/").at(-1);
    return this.read(
      requestLoader({ request: this.request(path ?? "", {}), params: { token }, context: {} }),
    );
  }

  async follow(path: string | null): Promise<Awaited<ReturnType<BookingVisitor["open"]>>> {
    if (path === null) throw new Error("There is no redirect to follow.");
    const result = await this.open(path);
    return result.location === null ? result : this.follow(result.location);
  }

  /** Posts a step like its form without script. With files, posts a multipart form. */
  async post(
    step: number,
    fields: AnswerFields,
    files?: Extract<MultipartParts[number], { fileName: string }>[],
    query = "",
  ) {
    const entries = Object.entries({ intent: "next", ...fields }).flatMap(([name, value]) =>
      [value].flat().map((text): [string, string] => [name, text]),
    );
    if (!files) return this.send(step, { body: new URLSearchParams(entries) }, query);
    const body = multipartBody([...entries.map(([field, value]) => ({ field, value })), ...files]);
    return this.send(step, { body, headers: { "Content-Type": multipartType } }, query);
  }

  async send(step: number, init: RequestInit, query = "") {
    if (!this.cookie) this.cookie = await cookieOfForm(this.shownAt);
    const request = this.request(`/booking?step=${step}${query}`, { method: "POST", ...init });
    return this.read(action({ request, params: {}, context: {} }));
  }

  async reach(step: 2 | 3 | 4 | 5, contact: AnswerFields = {}) {
    await this.post(1, { ...answersOf[1], ...contact });
    if (step > 2) await this.post(2, answersOf[2]);
    if (step > 3) await this.post(3, {});
    if (step > 4) await this.post(4, {});
    return this;
  }

  submit() {
    return this.post(5, answersOf[5]);
  }

  /** Sends a request to the upload API, like the upload queue. */
  async upload(files: MultipartParts) {
    const request = this.request("/api/files/upload", {
      method: "POST",
      body: multipartBody(files),
      headers: { "Content-Type": multipartType, Host: "site.test" },
    });
    const response = await uploadAction({ request });
    return { status: response.status, body: (await response.json()) as { message: string } };
  }

  private request(path: string, init: RequestInit): Request {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set("Cookie", this.cookie);
    return new Request(new URL(path, site), { ...init, headers });
  }

  /** Reads the result of a loader or action: a Response, returned or thrown, or data with or without an init. */
  private async read<Value>(result: Promise<Value>): Promise<Result<ShownBy<Value>>> {
    const outcome: unknown = await result.catch((error: unknown) => {
      if (error instanceof Response) return error;
      throw error;
    });
    const isWrapped =
      typeof outcome === "object" && outcome !== null && "init" in outcome && "data" in outcome;
    const init = isWrapped ? (outcome.init as ResponseInit | null) : null;
    const headers = outcome instanceof Response ? outcome.headers : new Headers(init?.headers);
    this.cookie = headers.get("Set-Cookie")?.split(";", 1)[0] ?? this.cookie;
    if (outcome instanceof Response)
      return { status: outcome.status, location: headers.get("Location"), headers, shown: undefined };
    const shown = (isWrapped ? outcome.data : outcome) as ShownBy<Value>;
    return { status: init?.status ?? 200, location: null, headers, shown };
  }
}

/** Returns the cookie that the form sets when it is first shown. */
async function cookieOfForm(shownAt: Date): Promise<string> {
  const cookie = { draft: randomUUID(), shown: shownAt.getTime() };
  return (await writeDraftCookie(new Request(site), cookie)).split(";", 1)[0] ?? "";
}

type ShownBy<Result> = Result extends Response
  ? never
  : Result extends { data: infer Data; init: unknown }
    ? Data
    : Result;
