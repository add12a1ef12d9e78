import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** Component tests share one document with all files that their process runs: each test leaves it empty. */
afterEach(cleanup);
