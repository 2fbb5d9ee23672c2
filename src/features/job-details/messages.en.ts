import { mainTitles } from '#contract/http/main-titles.en.ts';

/** §2 and §8, word for word where they specify texts. */
export const detailsMessages = {
  title: mainTitles.jobDetails,
  subTopic: 'Jobs',
  loading: 'Loading job and company details...',
  savedCopy: (age: string) => `Saved copy · updated ${age}`,
  part: 'You see only part of this job. Go online to read the rest.',
};

export const articleMessages = {
  apply: 'Apply Now',
  removed: 'Removed',
  by: (company: string, place: string) => (place ? `By ${company} in ${place}` : `By ${company}`),
  checked: (app: string) => `Checked by ${app}`,
  openJobs: (count: number) => (count === 1 ? '1 open job' : `${count} open jobs`),
  noContact: 'This company gave no email address or phone number, so you can’t apply here.',
  share: 'Share',
  notShared: 'Sharing did not load. Copy the link from the address bar.',
};
