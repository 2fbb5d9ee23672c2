import type { Salary } from '#contract/jobs/job.ts';
import { formatDate, formatMoney, formatSalary } from '#contract/format.ts';
import type { Locale } from '#contract/config/locale.ts';
import type { SavedChange } from '#device/saved-jobs/changes.ts';
import { jobMessages } from '#presenters/messages.ts';
import type { ChangeTexts } from './change-messages.ts';

interface Wording {
  texts: ChangeTexts;
  locale: Locale;
}

/** All of the pay that may change: the amounts, for which time, and the bonus. */
function toPay(salary: Salary, { texts, locale }: Wording): string {
  const range = formatSalary(salary, locale);
  if (range === '') return texts.noPay;
  const per = jobMessages[locale].perSalaryType[salary.type];
  const pay = per === undefined ? range : `${range} ${per}`;
  return salary.bonus ? texts.withBonus(pay, formatMoney(salary.bonus, salary.currency, locale)) : pay;
}

/** One change in words: what it was, and what it is. */
export function toChangeText(change: SavedChange, { texts, locale }: Wording): string {
  switch (change.kind) {
    case 'deadline': {
      const toDate = (iso: string) => formatDate(iso, locale) || texts.noDeadline;
      return texts.deadline(toDate(change.was), toDate(change.is));
    }
    case 'pay':
      return texts.pay(toPay(change.was, { texts, locale }), toPay(change.is, { texts, locale }));
    case 'title':
    case 'company':
    case 'applyTo':
      return texts[change.kind](change.was || texts.noAddress, change.is || texts.noAddress);
    default:
      return texts[change.kind];
  }
}
