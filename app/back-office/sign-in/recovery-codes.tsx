import * as text from "~/messages/account-security";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { Button, ButtonLink } from "~/ui/button";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/**
 * Shows new recovery codes once: as a list, in print, and as a file.
 *
 * @param areFirst whether the account had no codes before
 */
export function RecoveryCodes({
  codes,
  email,
  areFirst,
}: {
  codes: string[];
  email: string;
  areFirst: boolean;
}) {
  const isHydrated = useIsHydrated();
  const file = [text.codesFile(email), "", ...codes, ""].join("\r\n");
  return (
    <div className="grid max-w-read gap-6">
      <h1>{text.codesTitle}</h1>
      <div className="print:hidden">
        <Banner tone="warn" title={text.codesLead}>
          <p>{areFirst ? text.codesUse : text.codesReplace}</p>
        </Banner>
      </div>
      <p className="hidden print:block">{text.codesFile(email)}</p>
      <ol
        aria-label={text.codesList}
        className="grid list-none gap-x-8 gap-y-2 border border-line bg-raised p-5 font-mono text-ui sm:grid-cols-2 print:border-0"
      >
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
          className="inline-flex min-h-control-sm items-center rounded-control border border-line-strong px-3.5 py-1.5 text-ui font-semibold text-text no-underline hover:border-text hover:bg-soft"
        >
          {text.downloadCodes}
        </a>
        {isHydrated && (
          <Button type="button" size="sm" onClick={() => window.print()}>
            {text.printCodes}
          </Button>
        )}
        <ButtonLink to={paths.accountSecurity()} size="sm" variant="primary">
          {text.codesDone}
        </ButtonLink>
      </div>
    </div>
  );
}
