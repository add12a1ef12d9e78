import { requestAs } from "#tests/support/records/staff";
import type { Staff } from "~/access/session";
import type { FormResult } from "~/forms/form-result";

type FormFields = Record<string, string>;

export function postAs(staff: Staff, path: string, fields: FormFields): Promise<Request> {
  return requestAs(staff, path, { method: "POST", body: new URLSearchParams(fields) });
}

/** Creates the post of a form from the browser that sent the request `earlier`. */
export function postAgain(earlier: Request, path: string, fields: FormFields): Request {
  const headers = { Cookie: earlier.headers.get("Cookie") ?? "" };
  return new Request(new URL(path, earlier.url), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
  });
}

/** The form on a page: the other data of its action, the typed values, the errors by field, and the messages above them. */
type FormView<Result> = Result & {
  typed: Record<string, unknown>;
  errors: Record<string, string[] | null>;
  messages: string[];
};

/** Reads the result of an action: the target of a redirect with the cookie of its flash message, or the data of the page. */
export function readResponse<Result extends FormResult>(
  answer: Response | { data: Result; init: ResponseInit | null },
): {
  location: string | null;
  cookie: string;
  shown: FormView<Result> | undefined;
  status: number;
  headers: Headers;
} {
  if (answer instanceof Response) {
    const { status, headers } = answer;
    const cookie = headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
    return { location: headers.get("Location"), cookie, shown: undefined, status, headers };
  }
  const { data: result, init } = answer;
  const { "": messages, ...errors } = result.error ?? {};
  const shown = { ...result, typed: result.initialValue ?? {}, errors, messages: messages ?? [] };
  return {
    location: null,
    cookie: "",
    shown,
    status: init?.status ?? 200,
    headers: new Headers(init?.headers),
  };
}

/** Returns the Response that a promise rejects with. */
export async function thrownBy(promise: Promise<unknown>): Promise<Response> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof Response)) throw new Error("No Response was thrown.");
  return outcome;
}
