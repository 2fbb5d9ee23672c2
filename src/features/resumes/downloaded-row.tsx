import { locale } from '#platform/i18n/locale.ts';
import type { DownloadedCv } from './downloads/downloaded-cvs.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { formatAge, formatDate } from '#contract/format.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { useObjectUrl } from '#platform/storage/stored-file.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { resumeMessages } from './messages.ts';
import { SaveButton } from './save-button.tsx';

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
export function DownloadedRow({ cv, onRemove }: { cv: DownloadedCv; onRemove: () => void }) {
  const messages = resumeMessages;
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
