import { segment } from "./build-path";

export const docs = () => "/api/docs";
export const openapi = () => "/api/openapi.json";
export const pending = () => "/api/booking/pending";
export const upload = () => "/api/files/upload";
export const download = (filename: string) => `/api/files/download/${segment(filename)}`;
