import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FileList, FileRow } from "./file-list";

test("shows the progress of a file, from 0 percent", () => {
  render(
    <FileList>
      <FileRow name="plan.pdf" size="2.4 MB" tag="PDF" state="0%" progress={0} />
    </FileList>,
  );
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "plan.pdf" }).value).toBe(0);
});

test("shows no progress for a file that is not being sent", () => {
  render(
    <FileList>
      <FileRow name="plan.pdf" size="2.4 MB" tag="PDF" state="Waiting" />
    </FileList>,
  );
  expect(screen.queryByRole("progressbar")).toBeNull();
});
