import { locale } from '#platform/i18n/locale.ts';
import type { Salary } from '#contract/jobs/job.ts';
import { formatDate, formatMoney } from '#contract/format.ts';
import { type SavedChange, listChanges } from '#device/saved-jobs/saved-job-rules.ts';
import { toPayParts } from '#contract/pay/pay-parts.ts';
import { changeMessages as texts } from './messages.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { Icon } from '#ui/icon/icon.tsx';

function toPay(salary: Salary): string {
  const pay = toPayParts(salary).filter(Boolean).join(' ');
  if (pay === '') return texts.noPay;
  return salary.bonus ? texts.withBonus(pay, formatMoney(salary.bonus, salary.currency, locale)) : pay;
}

const toDate = (iso: string) => formatDate(iso, locale) || texts.noDeadline;

/** The text of a change: the old and the new value. */
export function toChangeText(change: SavedChange): string {
  switch (change.kind) {
    case 'deadline': {
      return texts.deadline(toDate(change.was), toDate(change.is));
    }
    case 'pay':
      return texts.pay(toPay(change.was), toPay(change.is));
    case 'title':
    case 'company':
    case 'applyTo':
      return texts[change.kind](change.was || texts.noAddress, change.is || texts.noAddress);
    default:
      return texts[change.kind];
  }
}

/** What changed since a job was saved, and the button to accept it. */
export function JobChangeList({ saved, onAccept }: { saved: SavedJob; onAccept: () => void }) {
  const changes = listChanges(saved);
  if (changes.length === 0) return null;
  const isAcceptable = saved.latest?.kind === 'found';
  return (
    <div role="status" className="mb-2 rounded-lg bg-notice px-3 py-2 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="warning" className="size-4" />
        {texts.heading}
      </p>
      <ul className="tabular mt-1 grid gap-1">
        {changes.map((change) => (
          <li key={change.kind}>{toChangeText(change)}</li>
        ))}
      </ul>
      {isAcceptable && (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center font-semibold"
          aria-label={texts.acceptNamed(saved.job.title)}
          onClick={onAccept}
        >
          {texts.accept}
        </button>
      )}
    </div>
  );
}
