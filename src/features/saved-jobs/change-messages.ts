import { createCatalogue } from '#platform/i18n/messages.ts';

const fromTo = (what: string) => (was: string, is: string) => `${what}: ${was} → ${is}`;

/** Texts of what is no longer as it was saved. */
export const changeMessages = createCatalogue({
  en: {
    heading: 'Changed since you saved it',
    removed: 'This job has been taken down. Your copy stays here until you remove it.',
    closed: 'It is closed: no more applications are taken.',
    reopened: 'It is open again.',
    deadline: fromTo('Deadline'),
    pay: fromTo('Salary'),
    title: fromTo('Title'),
    company: fromTo('Company'),
    applyTo: fromTo('Apply to'),
    text: 'The text of the job has changed.',
    noDeadline: 'none',
    noPay: 'not stated',
    withBonus: (pay: string, bonus: string) => `${pay}, bonus ${bonus}`,
    noAddress: 'no address',
    kept: 'Your copy is kept as it was.',
    accept: 'Update my copy',
    acceptNamed: (title: string) => `Update my copy of ${title}`,
    accepted: 'Your copy is as the job is now.',
    takenDown: 'Taken down',
  },
});
export type ChangeTexts = (typeof changeMessages)['en'];
