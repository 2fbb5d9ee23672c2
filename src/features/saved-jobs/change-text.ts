import { formatDate, formatSalary } from '#platform/format.ts';
import type { Locale } from '#platform/messages.ts';
import type { SavedChange } from '#platform/saved-changes.ts';
import type { ChangeTexts } from './change-messages.ts';

interface Wording {
  texts: ChangeTexts;
  locale: Locale;
}

/** One change in words: what it was, and what it is. */
export function toChangeText(change: SavedChange, { texts, locale }: Wording): string {
  switch (change.kind) {
    case 'deadline': {
      const toDate = (iso: string) => formatDate(iso, locale) || texts.noDeadline;
      return texts.deadline(toDate(change.was), toDate(change.is));
    }
    case 'pay': {
      const toPay = (salary: typeof change.was) => formatSalary(salary, locale) || texts.noPay;
      return texts.pay(toPay(change.was), toPay(change.is));
    }
    case 'title':
    case 'company':
    case 'applyTo':
      return texts[change.kind](change.was || texts.noAddress, change.is || texts.noAddress);
    default:
      return texts[change.kind];
  }
}
