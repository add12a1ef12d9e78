import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import { showsRefusedForm, handleForm } from "~/forms/handle-form.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { formHeaders } from "~/forms/form-headers";
import * as text from "~/messages/staff-account";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { formMeta } from "~/back-office/form-title";
import { createUser } from "~/staff/accounts/create-user.server";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import { guard, redirectIfSessionEnded } from "~/guard.server";
import { newUserSchema } from "~/staff/schema";
import { NewStaffForm } from "./new-staff-form";

export const meta = formMeta(text.addNewStaff);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/_staff.signup", request);
  return { isRefused: showsRefusedForm(request) };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/_staff.signup", request);
  return handleForm(request, {
    schema: newUserSchema,
    secrets: ["password"],
    act: async (values) => {
      const { fullName, email } = await redirectIfSessionEnded(request, () => createUser(values, session));
      return redirectWithFlash(request, paths.login(), {
        tone: "ok",
        title: text.accountCreated(fullName),
        created: { name: fullName, email },
      });
    },
    explain: explainRefusal,
  });
}

export default function AddNewStaff() {
  return (
    <>
      <h1 className="mb-7">{text.addNewStaff}</h1>
      <NewStaffForm lastResult={useActionData<typeof action>()} />
      <p className="mt-7">
        <RichText
          text={text.inviteInstead}
          tags={{ link: (label) => <Link to={paths.invite()}>{label}</Link> }}
        />
      </p>
    </>
  );
}
