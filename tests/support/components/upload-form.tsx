import { useLoaderData } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import type { ComponentProps } from "react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import type { NotAddedFile } from "~/refusals/file";
import { UploadField } from "~/routes/site/booking/upload/upload-field";

/** The file's test server, without default handlers. */
export const api = setupServer();
beforeAll(() => api.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  api.resetHandlers();
});
afterAll(() => api.close());

export const text = (name: string) => new File(["notes"], name, { type: "text/plain" });

export const upload = "*/booking/uploads";
/** Returns a response that confirms a stored file. The file's id is its name. */
export const stores = (name: string) =>
  HttpResponse.json({ files: [{ id: name, originalName: name, size: 5 }] }, { status: 201 });
export const refuses = (message: string, status = 415) => HttpResponse.json({ message }, { status });

/** Renders the field in a form, with a server that stores every upload. */
export function show({ refused = [] }: { refused?: NotAddedFile[] } = {}) {
  const onRefusals = vi.fn<(messages: string[]) => void>();
  const onHeld = vi.fn<ComponentProps<typeof UploadField>["onHeld"]>();
  const stored: string[] = [];
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
  const Stub = createRemixStub([
    {
      path: "/",
      loader: () => stored.map((name) => ({ id: name, name, byteSize: 5 })),
      Component: function Page() {
        return (
          <form action="/booking?step=4" onSubmit={(event) => submitted(event.nativeEvent as SubmitEvent)}>
            <UploadField
              uploaded={useLoaderData()}
              refused={refused}
              onRefusals={onRefusals}
              onHeld={onHeld}
            />
            <button type="submit" value="previous" formNoValidate>
              Previous
            </button>
            <button type="submit" value="next">
              Next
            </button>
          </form>
        );
      },
    },
  ]);
  api.use(
    http.post(upload, () => {
      // jsdom does not send file names.
      const name = `stored-${stored.length + 1}.txt`;
      stored.push(name);
      return stores(name);
    }),
  );
  render(<Stub />);
  return { stored, submitted, onRefusals, onHeld };
}

export async function choose(...files: File[]) {
  const input = await screen.findByLabelText(/^Upload Files/, { selector: "input" });
  await userEvent.upload(input, files, { applyAccept: false });
}

export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

export function sentAs(name: string): string[] {
  const form = document.querySelector("form");
  return form ? new FormData(form).getAll(name).map(String) : [];
}
