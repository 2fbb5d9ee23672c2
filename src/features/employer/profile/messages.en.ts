import { pageTitles } from '#contract/http/page-titles.en.ts';

export const markMessages = {
  waiting: 'Waiting for approval',
  rejected: (reason: string) => (reason === '' ? 'Rejected' : `Rejected: ${reason}`),
  live: 'Live',
  closes: (date: string) => `closes ${date}`,
  views: (count: number, shown: string) => (count === 1 ? '1 view' : `${shown} views`),
  saves: (count: number, shown: string) => (count === 1 ? '1 save' : `${shown} saves`),
  noViews: 'no views yet',
  filled: 'Filled',
  expired: 'Closed',
  company: {
    pending: 'Waiting for its company to be approved',
    rejected: 'Not public, because its company was rejected',
  },
  contact: { website: 'Website', contactNumber: 'Contact number', email: 'Email' },
  waitingContact: (fields: string) => `Waiting for approval: ${fields}`,
  contactRejected: (reason: string) => `New contact rejected: ${reason}`,
};
export type MarkTexts = typeof markMessages;

export const deletedMessages = {
  title: 'Recently deleted',
  count: (title: string, rows: number) => `${title} (${rows})`,
  hint: (days: number) => `You can restore these for ${days} days after deleting.`,
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  lastDay: 'Last day',
  empty: (days: number) => `Nothing was deleted in the last ${days} days.`,
  failure: 'Could not load what you deleted.',
  offline: 'You are offline. Connect to the internet to see what you deleted.',
  restore: 'Restore',
  failedTitle: 'Error!',
  failed: (name: string, reason: string) => `“${name}” could not be restored. ${reason}`,
};

export interface DeleteTexts {
  missingToken: string;
  deleted: string;
  deletedText: string;
  /** Only for our server. */
  deletedBesides: string;
  refusedTitle: string;
  refused: (message: string) => string;
  failed: (reason: string) => string;
  failedAlert: string;
  undoFailed: (reason: string) => string;
}

export const postedJobsMessages = {
  title: pageTitles.userJobs,
  section: '02.Posted Jobs List',
  add: 'Post a job',
  heading: 'Your jobs',
  openPage: 'View job page',
  columns: { title: 'Title', company: 'Company', location: 'Location', salary: 'Salary' },
  count: (jobs: number) => (jobs === 1 ? '1 job' : `${jobs} jobs`),
  empty: 'No jobs available.',
  emptyText: 'The jobs you post are listed here, with their approval status.',
  applications: (count: number, shown: string) => (count === 1 ? '1 application' : `${shown} applications`),
  newApplications: (shown: string) => `${shown} new`,
  noApplications: 'No applications yet',
  figures: 'Figures',
  copy: 'Copy',
  close: 'Mark as filled',
  reopen: 'Reopen',
  closed: (title: string) => `Closed: ${title}`,
  reopened: (title: string) => `Open again: ${title}`,
  statusFailed: 'Could not change the job',
  missingToken: 'User ID or Authentication token not found.',
  networkFailure: (reason: string) => `Failed to fetch data: ${reason}`,
  refusal: (message: string) => `Error: ${message}`,
  deleting: {
    missingToken: 'Authentication token not found.',
    deleted: 'Deleted!',
    deletedText: 'Job has been deleted successfully.',
    deletedBesides: '',
    refusedTitle: 'Error!',
    refused: (message: string) => `Failed to delete the job. ${message}`,
    failed: (reason: string) => `Failed to delete the job: ${reason}`,
    failedAlert: 'Something went wrong while deleting the job.',
    undoFailed: (reason: string) => `The job could not be restored. ${reason}`,
  } satisfies DeleteTexts,
};

export const ownCompaniesMessages = {
  title: pageTitles.companiesList,
  section: '03. Your Companies',
  heading: 'Your companies',
  add: 'Add New Company',
  openPage: 'View company page',
  columns: { name: 'Name', industry: 'Industry', jobs: 'Jobs' },
  jobs: (jobs: number) => (jobs === 0 ? 'None yet' : `${jobs}`),
  count: (companies: number) => (companies === 1 ? '1 company' : `${companies} companies`),
  empty: 'No companies yet',
  emptyText: 'Create a company to start posting jobs.',
  noIndustry: 'Not given',
  missingToken: 'User ID not found in local storage.',
  failure: 'Failed to fetch companies',
  deleting: {
    missingToken: 'No valid token found.',
    deleted: 'Deleted!',
    deletedText: 'Company has been deleted successfully.',
    deletedBesides: ' Its jobs are hidden too.',
    refusedTitle: 'Failed to delete the company',
    refused: (message: string) => message,
    failed: (_reason: string) => 'Failed to delete the company',
    failedAlert: 'Something went wrong while deleting the company.',
    undoFailed: (reason: string) => `The company could not be restored. ${reason}`,
  } satisfies DeleteTexts,
};

export const profileMessages = {
  title: pageTitles.profile,
  subTitle: 'Your account, your jobs, your companies',
  personalInformation: pageTitles.userInfo,
  moderation: pageTitles.admin,
  deviceLink: 'Storage and data',
  applicationsLink: 'Applications for your jobs',
  section: '01. Personal Information',
  heading: 'Your details',
  settings: 'Account settings',
  fullName: 'Full Name',
  email: 'Email Address',
  phone: 'Mobile number',
  notGiven: 'Not given',
  loading: 'Loading...',
  missingToken: 'Authentication token not found!',
  missingTokenText: 'Sign in to see this page.',
  fetchFailed: (reason: string) => `Failed to fetch data: ${reason}`,
  error: (message: string) => `Error: ${message}`,
  offline: {
    title: 'You are offline',
    text: (name: string) => `“${name}” was not changed. Try again when you are online.`,
  },
  modalLoading: 'Loading data...',
  modalFailed: 'This form could not be loaded. Try again when you are online.',
  close: 'Close',
  edit: 'Edit',
  fix: 'Fix and resubmit',
  view: 'View',
  remove: 'Delete',
  actions: 'Actions',
  more: 'More',
  named: (action: string, name: string) => `${action}: ${name}`,
  undo: 'Undo',
  tryAgain: 'Try again',
  removed: (name: string) => `Deleted: ${name}`,
  restored: (name: string) => `Restored: ${name}`,
};
export type ProfileTexts = typeof profileMessages;
