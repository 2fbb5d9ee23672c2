import type { FileRefusal } from './saved-file.ts';
import type { ImportedJobs } from './import-saved.ts';

const jobs = (count: number) => (count === 1 ? '1 job' : `${count} jobs`);

const toParts = ({ added, renewed, same, unreadable, refused }: ImportedJobs): string[] => [
  ...(added > 0 ? [`${jobs(added)} added`] : []),
  ...(renewed > 0 ? [`${jobs(renewed)} brought up to date`] : []),
  ...(same > 0 ? [`${jobs(same)} already here`] : []),
  ...(unreadable > 0 ? [`${jobs(unreadable)} could not be read`] : []),
  ...(refused > 0 ? [`no room on this device for ${jobs(refused)}`] : []),
];

const refusals: Readonly<Record<FileRefusal, string>> = {
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
