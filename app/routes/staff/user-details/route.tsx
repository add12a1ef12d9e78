import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { toDeviceRow } from "~/back-office/device-list";
import { formTitle } from "~/back-office/page-title";
import { constraintOf } from "~/forms/constraint.server";
import { formAction } from "~/forms/form-action.server";
import { showsRefusedForm, toKeptFormPage } from "~/forms/form-page.server";
import { formHeaders } from "~/forms/form-result";
import { guard, requireVerificationToType } from "~/guard.server";
import { formatPacificShort } from "~/lib/pacific-time";
import { toShownLink } from "~/lib/qr-code.server";
import { hasMailServer } from "~/mail/outbox-state.server";
import { unknownDevice } from "~/messages/account-security";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { clientAddress } from "~/server/request-context.server";
import { siteOrigin } from "~/site/origin.server";
import { findUser, type User } from "~/staff/accounts/users.server";
import { hasSecondFactor } from "~/staff/factors/find-factors.server";
import { resetLinkPath, resetMinutes } from "~/staff/passwords/reset-link.server";
import { colleagueSchema } from "~/staff/schema";
import { findCalendarFeedUse } from "~/staff/sessions/calendar-feed.server";
import { describeBrowser, listDevices } from "~/staff/sessions/devices.server";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { ConfirmPage } from "~/ui/confirm-page";
import { type ColleagueAccess, ColleaguePage, readQuestion } from "./colleague-page";
import { handleUserDetailsForms } from "./user-details-forms.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(data ? text.pageName(data.user.fullName) : text.back, data?.isRefused) },
];

export const headers = formHeaders;

/** Returns the account of the page. The system admin's account has no such page. */
async function requireColleague(id: string | undefined) {
  const user = await findUser(id);
  if (!user || isSystemAdmin(user)) throw new Response(text.unknownAccount, { status: 404 });
  return user;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/user-details", request);
  const isRefused = showsRefusedForm(request);
  await requireVerificationToType(request, session, "role-changed");
  const user = await requireColleague(params.id);
  const page = await toKeptFormPage(request, session.staff.id, {
    user,
    isOwn: user.id === session.staff.id,
    hasFactor: await hasSecondFactor(user.id),
    access: await readAccess(user.id, session.id),
    asked: isRefused ? null : readQuestion(request.url),
    canMail: hasMailServer(),
    minutes: resetMinutes,
    constraint: constraintOf(colleagueSchema),
  });
  const { flash } = page.data;
  const link = flash?.linkId ? toShownLink(siteOrigin(request) + resetLinkPath(flash.linkId)) : null;
  return data({ ...page.data, link }, page.init ?? undefined);
}

export const action = formAction(async ({ request, params }) => {
  const session = await guard("routes/staff/user-details", request);
  return handleUserDetailsForms(request, session, await requireColleague(params.id));
});

export default function Colleague() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { isOwn, access, user } = page;
  // With script, a rejected change does not reload the page's data, which still contain the question.
  const question = result ? null : page.asked;
  if (question === "role") return <RoleQuestion {...page} />;
  if (question && !isOwn)
    return <AccessQuestion user={user} change={question} version={access.calendar.version} />;
  return <ColleaguePage {...page} result={result ?? page.kept} />;
}

/** @param current the id of the user's own session */
async function readAccess(userId: string, current: string): Promise<ColleagueAccess> {
  const [devices, use] = await Promise.all([listDevices(userId, current), findCalendarFeedUse(userId)]);
  return {
    devices: devices.map((device) => toDeviceRow(device, clientAddress())),
    calendar: { version: use?.version ?? 0, use: describeUse(use?.readAt ?? null, use?.reader ?? "") },
  };
}

function describeUse(readAt: Date | null, reader: string): string {
  if (!readAt) return text.neverRead;
  const browser = describeBrowser(reader);
  // Calendar apps are not browsers, but their headers start with their name: "Google-Calendar-Importer/1.0 (…)".
  const program = browser === unknownDevice ? (/^[^/(;]{2,60}/.exec(reader)?.[0].trim() ?? "") : browser;
  const time = formatPacificShort(readAt);
  return program === "" ? text.lastRead(time) : text.lastReadBy(time, program);
}

function RoleQuestion({ user: { id, fullName, isAdmin }, isOwn }: { user: User; isOwn: boolean }) {
  const role = isAdmin ? "staff" : "admin";
  const { title, consequence, confirm } =
    isOwn && isAdmin ? text.roleQuestions.self : askAboutRole(fullName, role);
  return (
    <ConfirmPage
      title={title}
      address={paths.userDetails(id)}
      fields={{ intent: "role", role }}
      confirmLabel={confirm}
      isDestructive={isAdmin}
    >
      <p className="wrap-anywhere">{consequence}</p>
    </ConfirmPage>
  );
}

function askAboutRole(name: string, role: "staff" | "admin") {
  const { title, consequence, confirm } = text.roleQuestions[role];
  return { title: title(name), consequence: consequence(name), confirm };
}

interface AccessQuestionProps {
  user: User;
  change: "sign-out" | "calendar";
  /** The version of the calendar feed, so that a feed that was renewed in the meantime stays. */
  version: number;
}

function AccessQuestion({ user: { id, fullName }, change, version }: AccessQuestionProps) {
  const isSigningOut = change === "sign-out";
  return (
    <ConfirmPage
      title={isSigningOut ? text.signOutTitle(fullName) : text.endTitle(fullName)}
      address={paths.userDetails(id)}
      fields={{ intent: change, version: String(version) }}
      confirmLabel={isSigningOut ? text.signOutEverywhere : text.endAddress}
      isDestructive
    >
      <p className="wrap-anywhere">
        {isSigningOut ? text.signOutConsequence(fullName) : text.endConsequence(fullName)}
      </p>
      {isSigningOut && <p className="text-muted">{text.passwordFirst}</p>}
    </ConfirmPage>
  );
}
