import type { Address } from "~/route-map";
import { segment } from "./build-path";

export const docs = () => "/api/docs" satisfies Address;
export const openapi = () => "/api/openapi.json" satisfies Address;
export const pending = () => "/api/booking/pending" satisfies Address;
export const upload = () => "/api/files/upload" satisfies Address;
export const download = (filename: string) => `/api/files/download/${segment(filename)}` satisfies Address;
