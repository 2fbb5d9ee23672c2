import { JobLink } from '#presenters/job-link.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { Mark } from './list-rules.ts';
import { profileMessages } from './messages.ts';
import type { RowAction, RowView } from './row-view.ts';

const tones: Readonly<Record<Mark['tone'], string>> = {
  notice: 'bg-notice',
  error: 'border border-error/40 text-error',
  plain: 'border border-base-300 text-muted',
};

function MarkLine({ mark }: { mark: Mark }) {
  return (
    <span
      className={`inline-flex max-w-full items-start gap-1.5 rounded-lg px-2 py-0.5 text-sm font-medium ${tones[mark.tone]}`}
    >
      {mark.tone !== 'plain' && (
        <Icon name={mark.tone === 'error' ? 'warning' : 'clock'} className="mt-0.5 size-4" />
      )}
      <span className="min-w-0">{mark.text}</span>
    </span>
  );
}

const nameLook = 'flex min-h-11 items-center text-left font-bold';

/** The name opens the row where no other button of it does. */
function RowName({ row: { id, name, lang, onView } }: { row: RowView }) {
  const words = useMessages(profileMessages);
  if (onView === undefined) {
    return (
      <p id={id} tabIndex={-1} lang={lang} className={nameLook}>
        {name}
      </p>
    );
  }
  return (
    <button
      type="button"
      id={id}
      lang={lang}
      aria-label={words.named(words.view, name)}
      className={`${nameLook} cursor-pointer hover:underline`}
      onClick={onView}
    >
      {name}
    </button>
  );
}

/** What a row is called, and what became of it. */
export function RowHead({ row }: { row: RowView }) {
  const words = useMessages(profileMessages);
  return (
    <div className="flex items-start gap-3">
      {row.logo}
      <div className="min-w-0 flex-1">
        <RowName row={row} />
        {row.marks.length > 0 && (
          <p className="flex flex-wrap gap-2 py-1">
            {row.marks.map((mark) => (
              <MarkLine key={mark.text} mark={mark} />
            ))}
          </p>
        )}
        {row.page && (
          <JobLink
            id={row.page.jobId}
            aria-label={words.named(row.page.text, row.name)}
            className="link link-primary inline-flex min-h-11 items-center text-sm"
          >
            {row.page.text}
          </JobLink>
        )}
      </div>
    </div>
  );
}

/** @param name of the row: which one the button is for, to those who hear it alone */
export function RowButton({ text, name, tone = 'plain', onPress }: RowAction & { name: string }) {
  const words = useMessages(profileMessages);
  return (
    <button
      type="button"
      aria-label={words.named(text, name)}
      className={`btn flex-1 text-base filters:flex-none ${tone === 'danger' ? 'text-error' : ''}`}
      onClick={onPress}
    >
      {text}
    </button>
  );
}
