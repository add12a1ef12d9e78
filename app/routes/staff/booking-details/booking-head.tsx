import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Initials, toInitials } from "~/back-office/initials";
import { CurrentStage } from "~/back-office/stage-mark";
import { handOverNoteLength } from "~/booking/record/hand-over";
import { type FormResult, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as bookingAnswersText from "~/messages/booking-answers";
import * as text from "~/messages/booking-details";
import { language as languageText } from "~/messages/booking-state";
import * as work from "~/messages/booking-work";
import { FormErrors } from "~/ui/form-messages";
import { Icon } from "~/ui/icon";
import { Menu } from "~/ui/menu";
import { Select } from "~/ui/select";
import { Key, shortcut } from "~/ui/shortcut";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import { HeadActions, type PersonPaths } from "./head-actions";
import type { BookingView } from "./to-booking-view";
import type { WorkView } from "./to-work-view";

const link =
  "inline-flex items-center max-sm:min-h-11 wrap-anywhere text-accent-text underline underline-offset-[0.2em] hover:decoration-2";

/** In characters. A longer name would wrap the facts beside it onto several lines. */
const longName = 32;

export function BookingHead({
  view: { fullName, service, phone, email, status },
  work: booking,
  person,
  result,
}: {
  view: BookingView;
  work: WorkView;
  person: PersonPaths | null;
  result: FormResult | undefined;
}) {
  const { stage, waits, spam, language } = booking;
  return (
    <section
      aria-labelledby="booking-name"
      className="relative mb-4 flex flex-wrap items-center gap-x-5 gap-y-3 border border-text bg-raised px-4.5 py-3"
    >
      <div className="grid min-w-0 gap-x-5 gap-y-1.5 md:flex md:items-center">
        <div className="min-w-0 max-md:pe-12 md:max-w-[26rem]">
          <h2
            id="booking-name"
            className={`pb-0.5 leading-[1.15]! font-medium! tracking-[-0.022em]! wrap-anywhere ${fullName.length > longName ? "text-h3!" : "text-[1.625rem]!"}`}
          >
            <bdi>{fullName}</bdi>
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 text-small">
            {!spam && <OwnerMenu work={booking} result={resultOf(result, { intent: "assign" })} />}
            <p className="text-muted">
              <span className="sr-only">{text.service}: </span>
              {service}
            </p>
            {language && <p className="font-semibold">{languageText.reads(language)}</p>}
          </div>
        </div>
        <div className={`${column} shrink-0`}>
          <p>
            <span className="sr-only">{work.stage}: </span>
            <CurrentStage stage={stage} />
          </p>
          {waits && (
            <p className={`text-small ${waits.isForUs ? "font-semibold" : "text-muted"}`}>{waits.text}</p>
          )}
        </div>
        <div className={`${column} md:max-w-72 md:shrink-0`}>
          <p className="tabular-nums">
            <span className="sr-only">{text.phone}: </span>
            {phone.href ? (
              <a href={phone.href} className={link}>
                {phone.label}
              </a>
            ) : (
              phone.label
            )}
          </p>
          <p className="text-small">
            <span className="sr-only">{bookingAnswersText.answerLabels.email}: </span>
            <a href={email.href} className={link}>
              {email.label}
            </a>
          </p>
        </div>
      </div>
      <HeadActions status={status} work={booking} person={person} />
    </section>
  );
}

const column = "grid min-w-0 gap-0.5 md:border-s md:border-line md:ps-5";

/** Changes the booking's owner. An unassigned booking has a button that assigns it to the user. */
function OwnerMenu({
  work: { owner, ownerId, staffId: me, colleagues },
  result,
}: {
  work: WorkView;
  result: FormResult | undefined;
}) {
  const [form, fields] = useForm({
    id: "assign",
    lastResult: result,
    defaultValue: { ownerId: ownerId ?? "", note: "" },
  });
  return (
    <>
      <Menu
        isOpen={Boolean(result)}
        buttonClassName="inline-flex min-h-7 items-center gap-1.5 rounded-control hover:bg-soft max-sm:min-h-11"
        className="w-72 p-4"
        button={
          <>
            <span className="sr-only">{work.owner} </span>
            <Initials initials={owner === null ? "?" : toInitials(owner)} />
            <span
              translate={owner === null ? undefined : "no"}
              className={owner === null ? "font-semibold text-warn" : "wrap-anywhere"}
            >
              {owner ?? work.nobody}
            </span>
            <Icon name="chevron" className="size-2.5" />
            <Key>a</Key>
            <span className="sr-only">{work.changeOwner}</span>
          </>
        }
      >
        <div className="grid gap-3">
          {ownerId !== me && owner !== null && <AssignToMe me={me} />}
          <Form {...getFormProps(form)} method="post" preventScrollReset className="grid gap-3">
            <input type="hidden" name="intent" value="assign" />
            <FormErrors form={form} />
            {/* The key makes the select show the stored owner again after somebody else has changed it. */}
            <Select key={ownerId} field={fields.ownerId} {...shortcut("a")} label={work.owner}>
              <option value="">{work.nobody}</option>
              {colleagues.map(({ id, fullName }) => (
                <option key={id} value={id} translate="no">
                  {fullName}
                </option>
              ))}
            </Select>
            <TextField
              field={fields.note}
              label={work.noteForColleague}
              optional
              maxLength={handOverNoteLength}
            />
            <SubmitButton size="sm" sends={{ intent: "assign" }} className="justify-self-start">
              {work.assign}
            </SubmitButton>
          </Form>
        </div>
      </Menu>
      {owner === null && <AssignToMe me={me} isQuiet />}
    </>
  );
}

function AssignToMe({ me, isQuiet = false }: { me: string; isQuiet?: boolean }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="ownerId" value={me} />
      <SubmitButton
        intent="assign"
        size="sm"
        variant={isQuiet ? "quiet" : "secondary"}
        sends={{ ownerId: me }}
        className={isQuiet ? "min-h-7! py-0! text-small! max-sm:min-h-11!" : undefined}
      >
        {work.assignToMe}
      </SubmitButton>
    </Form>
  );
}
