import { test } from "vitest";
import { backUpDuringBookings } from "#tests/support/backup/backed-up-app";

test("embedded: a backup made while visitors book restores the site", async () => {
  await backUpDuringBookings("embedded");
});
