import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** The component tests of a process share one document, so each test has to leave it empty. */
afterEach(cleanup);
