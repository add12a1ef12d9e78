import type { Staff } from "~/staff/sessions/sessions.server";
import { requestAs } from "./staff";

type Fields = Record<string, string>;

/** The post of a form by `staff`, in a new session of theirs. */
export function postAs(staff: Staff, path: string, fields: Fields): Promise<Request> {
  return requestAs(staff, path, { method: "POST", body: new URLSearchParams(fields) });
}

/** The post of a form from the browser that sent `earlier`. */
export function postAgain(earlier: Request, path: string, fields: Fields): Request {
  const headers = { Cookie: earlier.headers.get("Cookie") ?? "" };
  return new Request(new URL(path, earlier.url), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
  });
}

/** What an action answered: where it redirects to, with the notice's cookie, or what its page shows. */
export function readAnswer<Shown>(answer: Response | { data: Shown; init: ResponseInit | null }): {
  location: string | null;
  cookie: string;
  shown: Shown | undefined;
  status: number;
  headers: Headers;
} {
  if (answer instanceof Response) {
    const { status, headers } = answer;
    const cookie = headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
    return { location: headers.get("Location"), cookie, shown: undefined, status, headers };
  }
  const { data: shown, init } = answer;
  return {
    location: null,
    cookie: "",
    shown,
    status: init?.status ?? 200,
    headers: new Headers(init?.headers),
  };
}

/** The Response that a guard throws. */
export async function thrownBy(promise: Promise<unknown>): Promise<Response> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof Response)) throw new Error("No Response was thrown.");
  return outcome;
}
