import { createCatalogue } from '#platform/i18n/messages.ts';
import { pageTitles } from '#contract/http/page-titles.ts';
import type { Stage } from '#contract/device/late-storage.ts';

const fromTo = (what: string) => (was: string, is: string) => `${what}: ${was} → ${is}`;

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

const stageNames: Readonly<Record<Stage, string>> = {
  saved: 'Saved',
  written: 'Letter written',
  sent: 'Sent',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
  noAnswer: 'No answer',
};

export const savedMessages = createCatalogue({
  en: {
    title: pageTitles.savedJobs,
    subTitle: 'Kept on this device, readable without a network',
    offline: 'Available offline',
    noSpace: 'There is no room to save this job on the device.',
    loading: 'Reading your saved jobs...',
    empty: 'No saved jobs yet',
    emptyText: 'Press the bookmark on a job to keep it here. It then opens without a network.',
    browse: 'Browse Jobs',
    savedCount: (count: number) => (count === 1 ? '1 saved job' : `${count} saved jobs`),
    open: 'Open',
    openNamed: (title: string) => `Open: ${title}`,
    partial: 'Only a short copy is kept. Open it once with a network to keep all of it.',
    unreadable: 'Your saved jobs cannot be read',
    unreadableText:
      'This browser does not let the page at its storage. Nothing was deleted. Close other windows of this site, or start the browser anew.',
    retry: 'Retry',
    notStored: 'This could not be kept on the device, so everything is as it was before.',
    removed: (title: string) => `Removed from your saved jobs: ${title}`,
    undo: 'Undo',
    undoNamed: (title: string) => `Undo: keep ${title}`,
    stage: 'Your progress',
    stageOf: (title: string) => `Your progress with ${title}`,
    since: (date: string) => `since ${date}`,
    stageNames,
    show: 'Show',
    all: 'All',
    withCount: (name: string, count: number) => `${name} (${count})`,
    noneOfStage: 'None of your saved jobs is at this stage',
    showAll: 'Show all',
  },
});
