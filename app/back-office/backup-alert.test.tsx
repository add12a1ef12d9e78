import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BackupAlert } from "./backup-alert";

test("tells what is wrong with backups, what the command said, and of when the last one is", () => {
  const { rerender, container } = render(<BackupAlert state={{ made: "today", fault: null, message: "" }} />);
  expect(container.textContent).toBe("");
  rerender(<BackupAlert state={{ made: "Nov 22, 2026", fault: "failed", message: "The disk is full." }} />);
  expect(screen.getByText("The last backup failed")).toBeTruthy();
  expect(screen.getByText("The disk is full.")).toBeTruthy();
  expect(screen.getByText("The last complete backup is of Nov 22, 2026.")).toBeTruthy();
  rerender(<BackupAlert state={{ made: null, fault: "late", message: "" }} />);
  expect(screen.getByText("No backup has been made yet.")).toBeTruthy();
});
