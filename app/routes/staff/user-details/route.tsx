import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { toDeviceRow } from "~/back-office/device-list";
import { getFormTitle } from "~/back-office/form-title";
import { toShownLink } from "~/back-office/secret-link.server";
import { formHeaders } from "~/forms/form-headers";
import { toKeptFormPage } from "~/forms/form-page.server";
import { showsRefusedForm } from "~/forms/handle-form.server";
import { guard, requireRecentVerification } from "~/guard.server";
import { formatPacificShort } from "~/lib/pacific-time";
import { unknownDevice } from "~/messages/account-security";
import * as text from "~/messages/staff-users";
import { siteOrigin } from "~/site/origin.server";
import { findUser } from "~/staff/accounts/users.server";
import { accountHasFactor } from "~/staff/factors/find-factors.server";
import { canMailLinks } from "~/staff/passwords/mail-reset-link.server";
import { resetLinkPath, resetMinutes } from "~/staff/passwords/reset-link.server";
import { findCalendarUse } from "~/staff/sessions/calendar-address.server";
import { describeBrowser, listDevices } from "~/staff/sessions/devices.server";
import { isSystemAdmin } from "~/staff/system-admin.server";
import type { Access } from "./access-panels";
import { changeColleague } from "./change-colleague.server";
import { readQuestion } from "./changes";
import { ColleaguePage } from "./colleague-page";
import { AccessQuestion, RoleQuestion } from "./questions";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: getFormTitle(data ? text.pageName(data.user.fullName) : text.back, data?.isRefused) },
];

export const headers = formHeaders;

/** Finds the account of the page; the system admin's is out of reach. */
async function requireColleague(id: string | undefined) {
  const user = await findUser(id);
  if (!user || isSystemAdmin(user)) throw new Response(text.unknownAccount, { status: 404 });
  return user;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/user-details", request);
  const isRefused = showsRefusedForm(request);
  if (!isRefused) await requireRecentVerification(request, session);
  const user = await requireColleague(params.id);
  const page = await toKeptFormPage(request, session.staff.id, {
    user,
    isOwn: user.id === session.staff.id,
    hasFactor: await accountHasFactor(user.id),
    access: await readAccess(user.id, session.id),
    asked: isRefused ? null : readQuestion(request.url),
    canMail: canMailLinks(),
    minutes: resetMinutes,
  });
  const { flash } = page.data;
  const link = flash?.linkId ? toShownLink(siteOrigin(request) + resetLinkPath(flash.linkId)) : null;
  return data({ ...page.data, link }, page.init ?? undefined);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await guard("routes/staff/user-details", request);
  return changeColleague(request, session, await requireColleague(params.id));
}

export default function Colleague() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? page.kept;
  const { asked, isOwn, access, user } = page;
  if (asked === "role") return <RoleQuestion {...page} />;
  if (asked && !isOwn) return <AccessQuestion user={user} change={asked} version={access.calendar.version} />;
  return <ColleaguePage {...page} result={result} />;
}

/**
 * Returns what gives access to an account at present.
 *
 * @param current the id of the session that asks
 */
async function readAccess(userId: string, current: string): Promise<Access> {
  const [devices, use] = await Promise.all([listDevices(userId, current), findCalendarUse(userId)]);
  return {
    devices: devices.map(toDeviceRow),
    calendar: { version: use?.version ?? 0, use: describeUse(use?.readAt ?? null, use?.reader ?? "") },
  };
}

function describeUse(readAt: Date | null, reader: string): string {
  if (!readAt) return text.neverRead;
  const browser = describeBrowser(reader);
  // Calendar apps are no browsers, but name themselves first: "Google-Calendar-Importer/1.0 (…)".
  const program = browser === unknownDevice ? (/^[^/(;]{2,60}/.exec(reader)?.[0].trim() ?? "") : browser;
  const time = formatPacificShort(readAt);
  return program === "" ? text.lastRead(time) : text.lastReadBy(time, program);
}
