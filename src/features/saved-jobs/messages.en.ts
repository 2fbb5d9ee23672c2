import { pageTitles } from '#contract/http/page-titles.en.ts';
import type { Stage } from '#contract/jobs/stages.ts';
import type { TrackerTab } from './tracker-tabs.ts';
import type { ReadProblem } from '#platform/storage/stored-file.ts';
import type { FileRefusal } from './transfer/saved-file.ts';
import type { ImportedJobs } from './transfer/import-saved.ts';

const fromTo = (what: string) => (was: string, is: string) => `${what}: ${was} → ${is}`;

export const changeMessages = {
  heading: 'Changed since you saved it',
  removed: 'This job has been removed. Your copy stays here.',
  closed: 'This job is filled. You can no longer apply.',
  reopened: 'This job is open again.',
  deadline: fromTo('Deadline'),
  pay: fromTo('Salary'),
  title: fromTo('Title'),
  company: fromTo('Company'),
  applyTo: fromTo('Apply to'),
  applyWays: 'How to apply has changed.',
  text: 'The text of the job has changed.',
  noDeadline: 'none',
  noPay: 'not given',
  withBonus: (pay: string, bonus: string) => `${pay}, bonus ${bonus}`,
  noAddress: 'no address',
  accept: 'Update my copy',
  acceptNamed: (title: string) => `Update my copy of ${title}`,
  accepted: 'Your copy is up to date.',
  takenDown: 'Removed',
};

const stageNames: Readonly<Record<Stage, string>> = {
  saved: 'Saved',
  written: 'Writing',
  sent: 'Sent',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
  noAnswer: 'No answer',
};

/** The next step, on the card. */
const advance: Readonly<Record<Stage, string>> = {
  saved: 'Mark as sent',
  written: 'Mark as sent',
  sent: 'Got an interview',
  interview: 'Add result',
  offer: stageNames.offer,
  rejected: stageNames.rejected,
  noAnswer: stageNames.noAnswer,
};

const tabs: Readonly<Record<TrackerTab, string>> = {
  saved: 'Saved',
  writing: 'Writing',
  sent: 'Sent',
  interview: 'Interview',
  result: 'Result',
};

const empty: Readonly<Record<TrackerTab, string>> = {
  saved: 'No saved jobs yet',
  writing: 'No letters yet',
  sent: 'Nothing sent yet',
  interview: 'No interviews yet',
  result: 'No results yet',
};

const emptyText: Readonly<Record<TrackerTab, string>> = {
  saved: 'Tap the bookmark on a job to save it. Saved jobs open without internet.',
  writing: 'Open a job, tap Apply and write your letter.',
  sent: 'Jobs you applied for are listed here.',
  interview: 'Tap “Got an interview” on a job you applied for.',
  result: 'Offers and other answers are listed here.',
};

export const savedMessages = {
  title: pageTitles.savedJobs,
  settings: 'Saved jobs settings',
  storage: pageTitles.storage,
  /** Below the number of days, or in place of it. */
  ringUnits: {
    days: (days: number): string => (days === 1 ? 'day' : 'days'),
    today: 'today',
    filled: 'filled',
    expired: 'closed',
  },
  offline: 'Available offline',
  savedFull: 'Saved. Opens even in airplane mode.',
  savedShort: 'Saved. Open it once online to read it offline.',
  noSpace: 'There is no room to save this job on this device.',
  loading: 'Reading your saved jobs...',
  empty,
  emptyText,
  emptyBeside: (count: number, tab: string) =>
    count === 1 ? `Nothing here. 1 job under ${tab}.` : `Nothing here. ${count} jobs under ${tab}.`,
  showTab: (tab: string) => `Show ${tab}`,
  browse: 'Browse Jobs',
  partial: 'Open this job once online to read it offline.',
  unreadable: 'Your saved jobs cannot be read',
  unreadableText: 'Your browser is blocking storage. Restart it and try again. Nothing was deleted.',
  notStored: 'This device could not save that. Nothing was changed.',
  removed: (title: string) => `Removed from your saved jobs: ${title}`,
  undoNamed: (title: string) => `Undo: ${title}`,
  moved: (title: string, stage: string) => `${title} moved to ${stage}`,
  sentAgo: (days: number) =>
    days === 0 ? 'Sent today' : days === 1 ? 'Sent yesterday' : `Sent ${days} days ago`,
  columnsHint: 'Drag a card, or hold Shift and use ← or →.',
  stage: 'Your progress',
  stageIs: (stage: string) => `Progress: ${stage}`,
  since: (date: string) => `since ${date}`,
  stageNames,
  advance,
  tabs,
  named: (action: string, title: string) => `${action}: ${title}`,
  application: 'See application',
  sendLetter: 'Send letter',
  continueLetter: 'Continue letter',
  readLetter: 'Read letter',
  more: (title: string) => `More: ${title}`,
  progress: 'Your application',
  close: 'Close',
  applyOrLetter: 'Apply',
  remind: 'Add deadline to calendar',
  lastDay: (title: string) => `Last day to apply: ${title}`,
  calendarFile: 'job-deadline.ics',
  remove: 'Remove from saved jobs',
};

const jobs = (count: number) => (count === 1 ? '1 job' : `${count} jobs`);

const toParts = ({ added, renewed, same, unreadable, refused }: ImportedJobs): string[] => [
  ...(added > 0 ? [`${jobs(added)} added`] : []),
  ...(renewed > 0 ? [`${jobs(renewed)} brought up to date`] : []),
  ...(same > 0 ? [`${jobs(same)} already here`] : []),
  ...(unreadable > 0 ? [`${jobs(unreadable)} could not be read`] : []),
  ...(refused > 0 ? [`no room on this device for ${jobs(refused)}`] : []),
];

const refusals: Readonly<Record<Exclude<FileRefusal, ReadProblem>, string>> = {
  tooLarge: 'This file is too large to hold saved jobs. Nothing was changed.',
  notOurs: 'This is not a file of saved jobs, or it is damaged. Nothing was changed.',
  newer:
    'This file was made by a newer version of the app. Reload the page to update it, then try again. Nothing was changed.',
};

export const transferMessages = {
  export: 'Back up saved jobs',
  import: 'Restore from a file',
  exported: (count: number) => `${jobs(count)} backed up.`,
  exportFailed: 'The file could not be made.',
  pressAgain: 'The file is ready. Tap “Back up saved jobs” again to save it.',
  imported: (counts: ImportedJobs) => `${toParts(counts).join(', ') || 'There are no jobs in this file'}.`,
  refusals,
};
