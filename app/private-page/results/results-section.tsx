import * as text from "~/messages/results";
import { Fold, FoldHeading } from "~/private-page/fold";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { DeliveredTour } from "./delivered-tour";
import { ResultRow, Tag } from "./result-row";
import type { toResultsView, VersionView } from "./results-view";

type ResultsView = NonNullable<ReturnType<typeof toResultsView>>;

export function ResultsSection({ results: { newest, earlier } }: { results: ResultsView }) {
  return (
    <section aria-labelledby="results" className="grid gap-6">
      <div>
        <h2 id="results" className="wrap-anywhere">
          {newest.title}
        </h2>
        <p className="mt-2 text-small text-muted tabular-nums">
          {text.versionOf(newest.version, newest.day)}
        </p>
      </div>
      <Version version={newest} isTourOpenable />
      {earlier.map((version) => (
        <Fold
          key={version.id}
          title={<FoldHeading>{text.earlier(version.version, version.day)}</FoldHeading>}
          note={text.fileCount(version.count)}
        >
          <div className="grid gap-6">
            <Version version={version} />
          </div>
        </Fold>
      ))}
    </section>
  );
}

/** @param props.isTourOpenable whether the tour can open: a page shows only one, the newest version's */
function Version({ version, isTourOpenable = false }: { version: VersionView; isTourOpenable?: boolean }) {
  const { note, zip, size, files, links, tour } = version;
  return (
    <>
      {note && <p className="max-w-[66ch] wrap-anywhere whitespace-pre-line">{note}</p>}
      {zip && (
        <div className="grid justify-items-start gap-2 print:hidden">
          <ButtonLink to={zip} reloadDocument variant="primary">
            <Icon name="download" className="size-4.5" />
            {text.downloadAll(size)}
          </ButtonLink>
          <p className="max-w-[60ch] text-small text-muted">{text.zipAdvice}</p>
        </div>
      )}
      {isTourOpenable && tour.length > 0 && <DeliveredTour pictures={tour} />}
      <ul className="border-t border-line-strong empty:hidden">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
        {files.map((file) => (
          <ResultRow key={file.id} file={file} />
        ))}
      </ul>
      {tour.length > 0 && (
        <Fold title={text.tourPictures(tour.length)}>
          <ul className="border-t border-line-strong">
            {tour.map((file) => (
              <ResultRow key={file.id} file={file} />
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

function LinkRow({ link: { name, url, host } }: { link: VersionView["links"][number] }) {
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <Tag>WEB</Tag>
      <div>
        <h3 className="text-base leading-snug font-semibold wrap-anywhere">{name}</h3>
        <p className="text-small wrap-anywhere text-muted">{text.onSite(host)}</p>
      </div>
      <ButtonLink
        to={url}
        size="sm"
        target="_blank"
        rel="noreferrer"
        aria-label={text.openPage(name)}
        className="self-start justify-self-start max-sm:col-start-2 print:hidden"
      >
        {text.open}
      </ButtonLink>
    </li>
  );
}
