import * as text from "~/messages/settings";
import { readers as legend } from "~/messages/settings-errors";
import { ChoiceGroup, choiceId } from "~/ui/choice-group";

export interface Reader {
  id: string;
  name: string;
  email: string;
  isReader: boolean;
}

/** The people who may get a mail of each new request. */
export function ReaderChoice({ readers }: { readers: readonly Reader[] }) {
  return (
    <ChoiceGroup id="readers" legend={legend} hint={text.readersHint}>
      <ul className="mt-2 grid">
        {readers.map(({ id, name, email, isReader }, index) => (
          <li key={id}>
            <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-3.5 border-b border-line py-2">
              <input
                type="checkbox"
                id={choiceId("readers", index)}
                name="readers"
                value={id}
                defaultChecked={isReader}
              />
              <span className="min-w-0 leading-snug wrap-anywhere">
                <span className="font-semibold">{name}</span>{" "}
                <span className="text-small text-muted">{email}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </ChoiceGroup>
  );
}
