import { pageAnchors } from '#contract/paths.ts';
import { saveBlob } from '#platform/download.ts';
import { useDownloadedCvs } from '#platform/downloaded-cvs.ts';
import { formatDate } from '#platform/format.ts';
import { useLocale, useMessages } from '#platform/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { resumeMessages } from './messages.ts';

/** Where "Check your" leads: the CVs that this device has downloaded. */
export function DownloadedList() {
  const messages = useMessages(resumeMessages);
  const locale = useLocale();
  const files = useDownloadedCvs();
  return (
    <section id={pageAnchors.downloadedCvs} tabIndex={-1} className="mt-12 scroll-mt-24">
      <h2 className="mb-4 text-lg font-bold">{messages.mine}</h2>
      {files.length === 0 && <p className="text-muted">{messages.mineEmpty}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {files.map((cv) => (
          <li key={cv.path} className="surface flex flex-wrap items-center gap-3 p-3">
            <Icon name="document" className="size-6 text-primary" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{cv.templateName}</span>
              <span className="block truncate text-sm text-muted">
                {cv.name} ·{' '}
                {messages.downloadedOn(formatDate(new Date(cv.downloadedAt).toISOString(), locale))}
              </span>
            </span>
            <button
              type="button"
              className="btn"
              aria-label={messages.saveAgainNamed(cv.templateName)}
              onClick={() => saveBlob(cv.file, cv.name)}
            >
              {messages.saveAgain}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
