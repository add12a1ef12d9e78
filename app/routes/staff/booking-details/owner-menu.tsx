import { Form } from "@remix-run/react";
import { Initials, toInitials } from "~/back-office/initials";
import { handOverNoteLength } from "~/booking/hand-over";
import * as text from "~/messages/booking-work";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Menu } from "~/ui/menu";
import { Select } from "~/ui/select";
import { Key, shortcut } from "~/ui/shortcut";
import { useIsSubmitting } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";
import type { WorkSheet } from "./to-work-sheet";

/** Who takes care of the booking; opens a form to change that. A booking of nobody is taken with one click. */
export function OwnerMenu({ work: { owner, ownerId, staffId: me, colleagues } }: { work: WorkSheet }) {
  const isSubmitting = useIsSubmitting({ intent: "assign" });
  return (
    <>
      <Menu
        buttonClassName="inline-flex min-h-7 items-center gap-1.5 rounded-control hover:bg-soft max-sm:min-h-11"
        className="w-72 p-4"
        button={
          <>
            <span className="sr-only">{text.owner} </span>
            <Initials initials={owner === null ? "?" : toInitials(owner)} />
            <span
              translate={owner === null ? undefined : "no"}
              className={owner === null ? "font-semibold text-warn" : "wrap-anywhere"}
            >
              {owner ?? text.nobody}
            </span>
            <Icon name="chevron" className="size-2.5" />
            <Key>a</Key>
            <span className="sr-only">{text.changeOwner}</span>
          </>
        }
      >
        <div className="grid gap-3">
          {ownerId !== me && owner !== null && <AssignToMe me={me} />}
          <Form method="post" preventScrollReset className="grid gap-3">
            <input type="hidden" name="intent" value="assign" />
            {/* The key shows the stored owner again after somebody else has changed it. */}
            <Select
              key={ownerId}
              id="ownerId"
              name="ownerId"
              {...shortcut("a")}
              label={text.owner}
              defaultValue={ownerId ?? ""}
            >
              <option value="">{text.nobody}</option>
              {colleagues.map(({ id, fullName }) => (
                <option key={id} value={id} translate="no">
                  {fullName}
                </option>
              ))}
            </Select>
            <TextField
              id="assign-note"
              name="note"
              label={text.noteForColleague}
              optional
              maxLength={handOverNoteLength}
            />
            <Button type="submit" size="sm" isLoading={isSubmitting} className="justify-self-start">
              {text.assign}
            </Button>
          </Form>
        </div>
      </Menu>
      {owner === null && <AssignToMe me={me} isQuiet />}
    </>
  );
}

function AssignToMe({ me, isQuiet = false }: { me: string; isQuiet?: boolean }) {
  const isSubmitting = useIsSubmitting({ intent: "assign", ownerId: me });
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="assign" />
      <input type="hidden" name="ownerId" value={me} />
      <Button
        type="submit"
        size="sm"
        variant={isQuiet ? "quiet" : "secondary"}
        isLoading={isSubmitting}
        className={isQuiet ? "min-h-7! py-0! text-small! max-sm:min-h-11!" : undefined}
      >
        {text.assignToMe}
      </Button>
    </Form>
  );
}
