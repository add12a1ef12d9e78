import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { delay, http, HttpResponse } from "msw";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  api,
  choose,
  press,
  refuses,
  sentAs,
  show,
  stores,
  text,
  upload,
} from "#tests/support/components/upload-form";
import { draftDays } from "~/settings/kept-days";

test("reports a file that the rules refuse immediately, and never sends it", async () => {
  const { stored } = show();
  await choose(text("setup.exe"), text("good.txt"));
  await screen.findByText(/^We can’t accept setup\.exe\./);
  await press("Upload");
  await screen.findByText("1 of 2 files uploaded. 1 not accepted.");
  expect(stored).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Remove setup.exe" }));
  expect(screen.queryByText("setup.exe")).toBeNull();
});

test.each([
  ["a lost connection", () => HttpResponse.error()],
  // A proxy's error page, which the visitor must not see.
  ["a response that is not JSON", () => HttpResponse.html("<h1>Bad gateway</h1>", { status: 502 })],
])("the visitor is asked to press Upload again after %s", async (_, answer) => {
  const { stored } = show();
  api.use(http.post(upload, answer, { once: true }));
  await choose(text("a.txt"));
  await press("Upload");
  await screen.findByText("a.txt couldn’t be sent. Check your connection, then press Upload again.");
  await press("Upload");
  await screen.findByText("1 of 1 file uploaded.");
  expect(stored).toHaveLength(1);
});

test("a file on a stalled connection can be sent again", async () => {
  show();
  api.use(http.post(upload, () => delay("infinite"), { once: true }));
  await choose(text("a.txt"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(screen.getByRole("button", { name: "Upload" }));
  const wait = async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    return screen.queryByText(/^a\.txt couldn’t be sent/);
  };
  await expect.poll(wait, { timeout: 15_000 }).not.toBeNull();
});

test("Next sends the form once, after all queued files and uploads in progress", async () => {
  const { stored, submitted } = show();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  api.use(
    http.post(
      upload,
      async () => {
        await released;
        stored.push("slow.txt");
        return stores("slow.txt");
      },
      { once: true },
    ),
  );
  await choose(text("slow.txt"), text("next.txt"));
  await press("Upload");
  await press("Next");
  expect(submitted).not.toHaveBeenCalled();
  release();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  expect(stored).toEqual(["slow.txt", "stored-2.txt"]);
});

test("Next does not send the form when a file could not be sent", async () => {
  const { submitted } = show();
  const wait = "a.txt wasn’t added. Try again in a minute.";
  api.use(http.post(upload, () => refuses(wait, 429)));
  await choose(text("a.txt"));
  await press("Next");
  await screen.findByText(wait);
  expect(submitted).not.toHaveBeenCalled();
});

test("Next first lists refused files in the summary, and then sends the form with their names", async () => {
  const { submitted, onRefusals } = show();
  await choose(text("setup.exe"));
  await press("Next");
  await vi.waitFor(() =>
    expect(onRefusals).toHaveBeenLastCalledWith([expect.stringMatching(/^We can’t accept setup\.exe\./)]),
  );
  expect(submitted).not.toHaveBeenCalled();
  expect(sentAs("refused")).toEqual(["5 setup.exe"]);
  await press("Next");
  expect(submitted).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole("button", { name: "Remove setup.exe" }));
  expect(onRefusals).toHaveBeenLastCalledWith([]);
  expect(sentAs("refused")).toEqual([]);
  expect(sentAs("dismissed")).toEqual(["setup.exe"]);
});

test("Next lists a file that the server refuses before it sends the form", async () => {
  const { submitted, onRefusals } = show();
  const refusal = "a.txt looks like something else.";
  api.use(http.post(upload, () => refuses(refusal)));
  await choose(text("a.txt"));
  await press("Next");
  await vi.waitFor(() => expect(onRefusals).toHaveBeenLastCalledWith([refusal]));
  expect(submitted).not.toHaveBeenCalled();
  await press("Next");
  expect(submitted).toHaveBeenCalledTimes(1);
});

test.each([
  ["Next is pressed twice", ["Next", "Next"]],
  ["Previous is pressed", ["Previous"]],
])("the form continues without a file that the store refuses once %s", async (_, buttons) => {
  const { submitted } = show();
  const full = "a.txt wasn’t added because our storage is full. Continue without it.";
  api.use(http.post(upload, () => refuses(full, 507)));
  await choose(text("a.txt"));
  for (const button of buttons) {
    await press(button);
    await screen.findByText(full);
  }
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
});

test("shows files refused in an earlier post until a file with the same name is stored", async () => {
  show({
    refused: [
      { name: "setup.exe", message: "No programs." },
      { name: "stored-1.txt", message: "It was empty." },
    ],
  });
  await choose(text("stored-1.txt"));
  await press("Upload");
  await screen.findByText("1 of 2 files uploaded. 1 not accepted.");
  expect(screen.queryByText("It was empty.")).toBeNull();
  expect(screen.getByText("No programs.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Dismiss setup.exe" }).getAttribute("value")).toBe(
    "dismiss:setup.exe",
  );
});

test("a stored file replaces a refused one with the same name, also in the form data", async () => {
  const { submitted } = show();
  await choose(new File([], "stored-1.txt"), text("setup.exe"));
  await screen.findByText(/^stored-1\.txt is empty/);
  await choose(text("stored-1.txt"));
  await press("Upload");
  await screen.findByText("1 of 2 files uploaded. 1 not accepted.");
  expect(screen.queryByText(/^stored-1\.txt is empty/)).toBeNull();
  expect(sentAs("refused")).toEqual(["5 setup.exe"]);
  await userEvent.click(screen.getByRole("button", { name: "Remove setup.exe" }));
  await press("Next");
  expect(submitted).toHaveBeenCalledTimes(1);
});

test("does not dismiss a removed file that the server refuses again", async () => {
  show();
  const refusal = "a.txt looks like something else.";
  api.use(http.post(upload, () => refuses(refusal)));
  for (const dismissed of [[], ["a.txt"]]) {
    await choose(text("a.txt"));
    expect(sentAs("dismissed")).toEqual(dismissed);
    await press("Upload");
    await screen.findByText(refusal);
    expect(sentAs("dismissed")).toEqual([]);
    await press("Remove a.txt");
  }
});

test("the field states how long files are kept without a submit", async () => {
  show();
  const input = await screen.findByLabelText(/^Upload Files/, { selector: "input" });
  expect(input).toHaveProperty("type", "file");
  const hint = document.getElementById(input.getAttribute("aria-describedby")?.split(" ")[0] ?? "");
  expect(hint?.textContent).toContain(`If you don’t submit, we delete them after ${draftDays} days.`);
});
