import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { listChanges } from '#device/saved-jobs/changes.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { changeMessages } from './change-messages.ts';
import { toChangeText } from './change-text.ts';

interface ChangeListProps {
  saved: SavedJob;
  onAccept: () => void;
}

/** What has changed since a job was saved, and the way to take it over; nothing while nothing has. */
export function ChangeList({ saved, onAccept }: ChangeListProps) {
  const texts = useMessages(changeMessages);
  const locale = useLocale();
  const changes = listChanges(saved);
  if (changes.length === 0) return null;
  const isAcceptable = saved.latest?.kind === 'found';
  return (
    <div role="status" className="rounded-lg bg-notice px-3 py-2 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="warning" className="size-4" />
        {texts.heading}
      </p>
      <ul className="tabular mt-1 grid gap-1">
        {changes.map((change) => (
          <li key={change.kind}>{toChangeText(change, { texts, locale })}</li>
        ))}
      </ul>
      {isAcceptable && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3">
          <button
            type="button"
            className="link inline-flex min-h-11 cursor-pointer items-center font-semibold"
            aria-label={texts.acceptNamed(saved.job.title)}
            onClick={onAccept}
          >
            {texts.accept}
          </button>
          <span>{texts.kept}</span>
        </div>
      )}
    </div>
  );
}
