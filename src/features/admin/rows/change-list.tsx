import { adminMessages } from '../messages.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { toShownChanges } from './shown-values.ts';

function Value({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd lang={textLanguage(text)} className="break-words whitespace-pre-line">
        {text === '' ? <span className="text-muted">{adminMessages.empty}</span> : text}
      </dd>
    </div>
  );
}

interface ChangeListProps {
  changes: Readonly<Record<string, readonly unknown[]>>;
  /** The changed fields, whose new values are not public yet. */
  waiting?: readonly string[] | undefined;
  names?: Readonly<Record<'before' | 'now', string>>;
}

/** The approved value of each changed field, beside its new value. */
export function ChangeList({ changes, waiting, names = adminMessages }: ChangeListProps) {
  const texts = adminMessages;
  return (
    <ul className="grid gap-2">
      {toShownChanges(changes).map(({ name, label, before, now }) => (
        <li key={name} className="rounded-lg bg-notice p-3">
          <p className="font-semibold">
            {label} {waiting?.includes(name) && <span className="font-normal">{texts.waits}</span>}
          </p>
          <dl className="mt-1 grid gap-2 sm:grid-cols-2 sm:gap-4">
            <Value name={names.before} text={before} />
            <Value name={names.now} text={now} />
          </dl>
        </li>
      ))}
    </ul>
  );
}
