import { afterEach, beforeEach, expect, test } from "vitest";
import { clearFailedDataRequest, failedDataRequest, recordFailedDataRequests } from "./failed-data-request";

const originalFetch = window.fetch.bind(window);
let respond: () => Promise<Response>;

beforeEach(() => {
  window.fetch = () => respond();
  clearFailedDataRequest();
  recordFailedDataRequests();
});
afterEach(() => {
  window.fetch = originalFetch;
});

const dataRequest = (init?: RequestInit) => window.fetch(new URL("http://localhost/dashboard.data"), init);

test("the status and the id of a failed data request are known until the next navigation", async () => {
  respond = () => Promise.resolve(new Response("", { status: 503, headers: { "X-Request-Id": "id-1" } }));
  await dataRequest();
  expect(failedDataRequest()).toEqual({ status: 503, requestId: "id-1" });
  respond = () => Promise.resolve(new Response());
  await dataRequest();
  expect(failedDataRequest()).toMatchObject({ status: 503 });
  clearFailedDataRequest();
  expect(failedDataRequest()).toBeUndefined();
});

test("records a request without a response and rethrows its error", async () => {
  respond = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(dataRequest()).rejects.toThrow("Failed to fetch");
  expect(failedDataRequest()).toEqual({});
});

test("an aborted data request and other requests are not recorded", async () => {
  respond = () => Promise.reject(new DOMException("", "AbortError"));
  await expect(dataRequest({ signal: AbortSignal.abort() })).rejects.toThrow();
  respond = () => Promise.resolve(new Response("", { status: 500 }));
  await window.fetch("/api/booking/pending");
  expect(failedDataRequest()).toBeUndefined();
});
