import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatAge, formatDate } from '#contract/format.ts';
import { pageAnchors } from '#contract/http/paths.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { locale } from '#platform/i18n/locale.ts';
import { useObjectUrl } from '#platform/storage/stored-file.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { DownloadProgress, DownloadWords } from './download-progress.tsx';
import {
  type DownloadedCv,
  removeDownloadedCv,
  storeDownloadedCv,
  useDownloadedCvs,
} from './downloads/downloaded-cvs.ts';
import { type DownloadView, isUnderWay, useDownloads } from './downloads/downloads.ts';
import { resumeMessages as messages } from './messages.ts';
import { SaveButton } from './download-control.tsx';

/** The last removal, or its failure. */
interface Removal {
  cv: DownloadedCv;
  outcome: 'removed' | 'removeFailed' | 'undoFailed';
}

function useRemoval() {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const remove = async (cv: DownloadedCv): Promise<void> => {
    setRemoval({ cv, outcome: (await removeDownloadedCv(cv.path)) ? 'removed' : 'removeFailed' });
  };
  const undo = async ({ cv }: Removal): Promise<void> => {
    setRemoval((await storeDownloadedCv(cv)) ? null : { cv, outcome: 'undoFailed' });
  };
  return { removal, remove, undo };
}

function RemovalLine({ removal, onUndo }: { removal: Removal; onUndo: () => void }) {
  const { cv, outcome } = removal;
  const way = useRef<HTMLButtonElement>(null);
  // "Undo" takes the focus of the removed button.
  useEffect(() => way.current?.focus(), []);
  return (
    <div className="surface mb-3 flex flex-wrap items-center gap-3 px-3 py-2">
      <p role="status">{messages[outcome](cv.templateName)}</p>
      {outcome === 'removed' && (
        <button
          ref={way}
          type="button"
          className="btn"
          aria-label={messages.undoNamed(cv.templateName)}
          onClick={onUndo}
        >
          {messages.undo}
        </button>
      )}
    </div>
  );
}

/** Unfinished downloads of files that no template on the page has. */
function useUnfinished(shown: ReadonlySet<string>): readonly DownloadView[] {
  return [...useDownloads().values()].filter((view) => isUnderWay(view) && !shown.has(view.path));
}

function Unfinished({ views }: { views: readonly DownloadView[] }) {
  if (views.length === 0) return null;
  return (
    <>
      <h3 className="mb-2 font-bold">{messages.unfinished}</h3>
      <ul className="mb-6 grid grid-cols-1 gap-3 md:grid-cols-2">
        {views.map((view) => (
          <li key={view.path} className="surface flex flex-col gap-2 p-3">
            <p className="font-semibold">{view.templateName}</p>
            <DownloadWords view={view} />
            <DownloadProgress view={view} />
          </li>
        ))}
      </ul>
    </>
  );
}

const never = () => () => undefined;

interface DownloadedListProps {
  /** Stored paths of the files with a card on the page. */
  shown: ReadonlySet<string>;
  /** The URL's fragment leads here: shows a text also where there are none. */
  isAsked: boolean;
}

/** The target of the menu's "Check your": finished and unfinished downloads of this device, if any. */
export function DownloadedList({ shown, isAsked }: DownloadedListProps) {
  const files = useDownloadedCvs();
  const unfinished = useUnfinished(shown);
  const { removal, remove, undo } = useRemoval();
  const focus = useStableFocus<HTMLElement>(removal?.outcome ?? '');
  // False on the server, which does not receive the URL's fragment.
  const isEmptyShown = useSyncExternalStore(
    never,
    () => isAsked,
    () => false,
  );
  const hasAny = files.length + unfinished.length > 0 || removal !== null;
  return (
    <section id={pageAnchors.downloadedCvs} tabIndex={-1} className="mt-6 scroll-mt-24" {...focus}>
      {(hasAny || isEmptyShown) && <h2 className="mb-4 text-lg font-bold">{messages.mine}</h2>}
      <Unfinished views={unfinished} />
      {removal && <RemovalLine key={removal.cv.path} removal={removal} onUndo={() => void undo(removal)} />}
      {!hasAny && isEmptyShown && (
        <p className="surface flex items-center gap-3 p-4 text-muted">
          <Icon name="download" className="size-6 text-primary" />
          {messages.mineEmpty}
        </p>
      )}
      {files.length > 0 && (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {files.map((cv) => (
            <DownloadedRow key={cv.path} cv={cv} onRemove={() => void remove(cv)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Cover({ cv }: { cv: DownloadedCv }) {
  const url = useObjectUrl(cv.cover);
  const place = 'h-20 w-14 shrink-0 rounded border border-base-300 bg-white';
  if (url !== '') return <img src={url} alt="" className={`${place} object-cover object-top`} />;
  return (
    <span className={`${place} grid place-items-center`}>
      <Icon name="document" className="size-6 text-primary" />
    </span>
  );
}

/** A downloaded file: cover, name, size and age. */
function DownloadedRow({ cv, onRemove }: { cv: DownloadedCv; onRemove: () => void }) {
  const now = useNow();
  const date = formatDate(new Date(cv.downloadedAt).toISOString(), locale);
  return (
    <li className="surface flex gap-3 p-3">
      <Cover cv={cv} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <h3 className="font-semibold">{cv.templateName}</h3>
          <p className="truncate text-sm text-muted">{cv.name}</p>
          <p className="text-sm text-muted">
            {formatSize(cv.file.size)} ·{' '}
            <time dateTime={new Date(cv.downloadedAt).toISOString()} title={messages.downloadedOn(date)}>
              {formatAge(cv.downloadedAt, now, locale)}
            </time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <SaveButton cv={cv} />
          <button
            type="button"
            className="btn btn-ghost"
            aria-label={messages.removeNamed(cv.templateName)}
            onClick={onRemove}
          >
            {messages.remove}
          </button>
        </div>
      </div>
    </li>
  );
}
