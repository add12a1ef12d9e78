// @ts-check
// This worker reads a calendar's events. Some recurrence rules never end, and then the thread is stopped.
import { parentPort, workerData } from "node:worker_threads";

/**
 * @typedef {import("ical.js").default.Component} Component
 * @typedef {import("ical.js").default.Event} Event
 * @typedef {import("ical.js").default.Time} Time
 */

/** @type {{ ical: string; source: string; from: number; until: number; maxSteps: number; maxEvents: number }} */
const { ical, source, from, until, maxSteps, maxEvents } = workerData;
/** @type {{ default: typeof import("ical.js").default }} */
const { default: ICAL } = await import(ical);
const dayMs = 86_400_000;

/** @param {Time} time */
const toMs = (time) => time.toUnixTime() * 1000;

/**
 * Returns milliseconds, or local time such as `2026-12-11T09:30:00` where the calendar names no time zone.
 *
 * @param {Time} time
 */
const toMoment = (time) =>
  time.isDate || time.zone === ICAL.Timezone.localTimezone
    ? time.toString().padEnd(19, "T00:00:00")
    : toMs(time);

/**
 * @param {string} uid
 * @param {Time} time
 */
const toKey = (uid, time) => `${toMs(time)} ${uid}`;

/** @param {Component} component */
function isBusy(component) {
  const status = component.getFirstPropertyValue("status");
  return component.getFirstPropertyValue("transp") !== "TRANSPARENT" && status !== "CANCELLED";
}

let steps = 0;

/**
 * Skips a changed occurrence, which has a component of its own.
 *
 * @param {Event} event
 * @param {string} uid
 * @returns {Generator<{ startDate: Time; endDate: Time }>}
 */
function* occurrencesOf(event, uid) {
  if (!event.isRecurring()) {
    yield { startDate: event.startDate, endDate: event.endDate };
    return;
  }
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    // One more day covers a local time behind UTC.
    if (toMs(next) > until + dayMs) return;
    if (++steps > maxSteps) throw new Error("too-long");
    if (!changed.has(toKey(uid, next))) yield event.getOccurrenceDetails(next);
  }
}

const components = new ICAL.Component(ICAL.parse(source)).getAllSubcomponents("vevent").map((component) => ({
  component,
  uid: String(component.getFirstPropertyValue("uid") ?? ""),
  replaces: /** @type {Time | null} */ (component.getFirstPropertyValue("recurrence-id")),
}));
const changed = new Set(components.flatMap(({ uid, replaces }) => (replaces ? [toKey(uid, replaces)] : [])));
/** @type {[uid: string, start: number | string, end: number | string][]} */
const events = [];
for (const { component, uid } of components) {
  const event = new ICAL.Event(component, { strictExceptions: true });
  if (!event.startDate || !isBusy(component)) continue;
  for (const { startDate, endDate } of occurrencesOf(event, uid)) {
    if (toMs(endDate) < from - dayMs || toMs(startDate) > until + dayMs) continue;
    if (events.length === maxEvents) throw new Error("too-long");
    events.push([uid, toMoment(startDate), toMoment(endDate)]);
  }
}
parentPort?.postMessage(events);
