import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** Component tests share one document among the files of a process. Each test leaves it empty. */
afterEach(cleanup);
