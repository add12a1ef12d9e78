import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { BackupState } from "./read-backup-state.server";
import { BackupAlert } from "./site-notices";

const good: BackupState = { made: "today", fault: null, message: "", copied: null, isCopyLate: false };

test("shows the fault of the backups, the command's output, and the time of the last one", () => {
  const { rerender, container } = render(<BackupAlert state={good} />);
  expect(container.textContent).toBe("");
  rerender(
    <BackupAlert state={{ ...good, made: "Nov 22, 2026", fault: "failed", message: "The disk is full." }} />,
  );
  expect(screen.getByText("The last backup failed")).toBeTruthy();
  expect(screen.getByText("The disk is full.")).toBeTruthy();
  expect(screen.getByText("The last complete backup is from Nov 22, 2026.")).toBeTruthy();
  rerender(<BackupAlert state={{ ...good, made: null, fault: "late" }} />);
  expect(screen.getByText("No backup has been made yet.")).toBeTruthy();
});

test("says that backups don’t leave the machine, even if nothing else is wrong", () => {
  const { rerender } = render(<BackupAlert state={{ ...good, copied: "Nov 20, 2026", isCopyLate: true }} />);
  expect(screen.getByText("Backups haven’t left the machine for 30 hours")).toBeTruthy();
  expect(screen.getByText("The last copy elsewhere is from Nov 20, 2026.")).toBeTruthy();
  rerender(<BackupAlert state={{ ...good, isCopyLate: true }} />);
  expect(screen.getByText("No backup has been copied elsewhere yet.")).toBeTruthy();
});
