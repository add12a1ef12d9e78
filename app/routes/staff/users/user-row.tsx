import { Form, Link, useActionData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { emailLink } from "~/back-office/contact-links";
import { errorsOf, type FormResult } from "~/forms/form-result";
import { formatPhone, telephoneLink } from "~/lib/phone";
import * as text from "~/messages/staff-users";
import * as uiText from "~/messages/ui";
import { paths } from "~/paths";
import type { ListedUser } from "~/staff/accounts/users.server";
import { Cell, cellEmail, cellLink, Row, RowHeader } from "~/ui/data-table";
import { Email } from "~/ui/email";
import { SubmitButton, useIsSubmitting } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";

export type ShownUser = Omit<ListedUser, "lastSignInAt"> & {
  /** For example, `Dec 11, 9:30 AM`; null if unknown. */
  lastSignIn: string | null;
  /** The names of the user's API keys that still work. */
  keys: readonly string[];
};

/** Returns the id of an account's update form, for the controls outside of it. */
export const updateFormId = (userId: string) => `update-${userId}`;

interface UserRowProps {
  user: ShownUser;
  isOwn: boolean;
  action: string;
  /** The result of the last form, if it was a rejected update of this row. */
  refused: FormResult | undefined;
  /** Whether the dialog asks to confirm the update. */
  isAsking: boolean;
  /** Called instead of submitting the removal, so that the list can ask for confirmation. */
  onRemove: () => void;
}

export function UserRow({ user, isOwn, action: address, refused, isAsking, onRemove }: UserRowProps) {
  const { id, fullName, email, mobile, isAdmin, hasSecondFactor, lastSignIn } = user;
  const isUpdating = useIsSubmitting({ id, intent: "update" });
  const formId = updateFormId(id);
  const updateForm = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The disabled button has lost the focus. It gets the focus back before the dialog opens, because the dialog returns it there on
    // closing.
    if (isAsking && document.activeElement === document.body)
      updateForm.current?.querySelector("button")?.focus();
  }, [isAsking]);
  return (
    <Row>
      <RowHeader>
        <Link to={paths.userDetails(id)} className={cellLink}>
          {fullName}
        </Link>
        <span className="block text-small font-normal text-muted">
          {isAdmin && (
            <>
              <span>{text.administrator}</span>
              {" · "}
            </>
          )}
          <span className={hasSecondFactor ? undefined : "text-warn"}>
            {hasSecondFactor ? text.hasSecondFactor : text.noSecondFactor}
          </span>
        </span>
      </RowHeader>
      <Cell label={text.email} className="@min-[56rem]:min-w-42">
        <a href={emailLink(email)} className={cellEmail}>
          <Email email={email} />
        </a>
        <span className="block text-small text-muted @max-[36rem]:col-start-2">
          {lastSignIn ? text.lastSignIn(lastSignIn) : text.neverSignedIn}
        </span>
      </Cell>
      <Cell label={text.phoneNumber} className="wrap-anywhere tabular-nums @min-[56rem]:min-w-40">
        {mobile ? <Phone number={mobile} /> : <span className="text-muted">{uiText.notGiven}</span>}
      </Cell>
      <Cell label={text.updatePassword}>
        <PasswordInput id={id} name={fullName} formId={formId} refused={refused} isUpdating={isUpdating} />
      </Cell>
      <Cell isAction>
        {/* Only the server knows whether the password is acceptable. It responds with a refusal or with the question. */}
        <Form method="post" action={address} id={formId} ref={updateForm}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton intent="update" sends={{ id }} size="sm" aria-label={text.updateUser(fullName)}>
            {text.update}
          </SubmitButton>
        </Form>
      </Cell>
      <Cell isAction>
        {isOwn ? (
          <span className="text-muted">{text.you}</span>
        ) : (
          <Form
            method="post"
            action={address}
            onSubmit={(event) => {
              event.preventDefault();
              onRemove();
            }}
          >
            <input type="hidden" name="id" value={id} />
            <SubmitButton
              intent="remove"
              sends={{ id }}
              size="sm"
              variant="danger"
              aria-label={text.removeUser(fullName)}
            >
              {text.remove}
            </SubmitButton>
          </Form>
        )}
      </Cell>
    </Row>
  );
}

function Phone({ number }: { number: string }) {
  const href = telephoneLink(number);
  return href ? (
    <a href={href} className={cellLink}>
      {formatPhone(number)}
    </a>
  ) : (
    number
  );
}

/**
 * The password input of the row's update form, which is in another cell. Takes focus when the password is rejected, and is cleared when it
 * is saved.
 */
function PasswordInput({
  id,
  name,
  formId,
  refused,
  isUpdating,
}: {
  id: string;
  name: string;
  formId: string;
  refused: FormResult | undefined;
  isUpdating: boolean;
}) {
  const errors = errorsOf(refused, "password");
  const container = useRef<HTMLDivElement>(null);
  const wasUpdating = useRef(false);
  const isSaved = !useActionData<FormResult>();
  useEffect(() => {
    if (errors) container.current?.querySelector("input")?.focus();
  }, [errors]);
  useEffect(() => {
    const input = container.current?.querySelector("input");
    if (wasUpdating.current && !isUpdating && isSaved && input) input.value = "";
    wasUpdating.current = isUpdating;
  }, [isUpdating, isSaved]);
  return (
    <div ref={container}>
      <TextField
        id={`password-${id}`}
        name="password"
        errors={errors}
        type="password"
        form={formId}
        label={text.newPasswordOf(name)}
        isLabelHidden
        autoComplete="new-password"
      />
    </div>
  );
}
