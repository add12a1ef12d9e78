import { useLocation, useParams } from "@remix-run/react";
import { type FormResult, listTypedInto, typedInto } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as privatePageText from "~/messages/private-page";
import * as text from "~/messages/private-page-forms";
import * as resultsText from "~/messages/results";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { FormFrame } from "~/private-page/form-frame";
import { contactText } from "~/settings/company";
import { contactTags } from "~/site/contact-tags";
import { Container } from "~/ui/container";
import { FormMessages } from "~/ui/form-messages";
import { TextArea } from "~/ui/text-area";

interface UnsentFormProps {
  messages: string[];
  result: FormResult | undefined;
}

/** The texts of the forms by intent. Only a form with a text field has a `label`. */
const forms = (): Record<string, { send: string; label?: string }> => ({
  message: text.message,
  date: { send: text.date.send, label: text.date.text },
  decline: { send: text.decline.send, label: text.decline.text },
  cancel: { send: text.cancel.send, label: text.cancel.text },
  accept: { send: text.accept.send },
  share: { send: resultsText.share.send },
  files: { send: text.file.send },
});

/** Replaces a page that cannot be loaded after a post, so that the input can be sent again. */
export function UnsentForm({ messages, result }: UnsentFormProps) {
  const { token = "" } = useParams();
  const { search } = useLocation();
  const intent = typedInto(result, "intent") ?? "";
  const sentForm = forms()[intent];
  const visibleNames = ["intent", "formId", ...(sentForm?.label ? ["text"] : [])];
  const [form, fields] = useForm<{ text: string }>({ id: intent, lastResult: result });
  const hiddenInputs = Object.keys(result?.initialValue ?? {})
    .filter((name) => !visibleNames.includes(name))
    .flatMap((name) => listTypedInto(result, name).map((value) => ({ name, value })));
  return (
    <Container className="pt-[clamp(2.5rem,5vw,5.5rem)] pb-section">
      <div className="grid max-w-read gap-6">
        <FormMessages formErrors={form.errors ?? messages} fields={[]} />
        <h1>{text.notSent}</h1>
        {sentForm && (
          <FormFrame
            view={{ token, formId: "" }}
            result={result}
            form={form}
            intent={intent}
            action={paths.privatePage(token) + search}
            send={sentForm.send}
          >
            {hiddenInputs.map(({ name, value }) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            {sentForm.label && <TextArea field={fields.text} label={sentForm.label} />}
          </FormFrame>
        )}
        <p>
          {privatePageText.questions} <RichText text={contactText(privatePageText.call)} tags={contactTags} />
        </p>
      </div>
    </Container>
  );
}
