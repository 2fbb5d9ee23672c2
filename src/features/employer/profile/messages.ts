import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

export const markMessages = createCatalogue({
  en: {
    waiting: 'Waiting for approval',
    rejected: (reason: string) => (reason === '' ? 'Rejected' : `Rejected: ${reason}`),
    closed: 'Closed',
    company: {
      pending: 'Not public yet: its company waits for approval',
      rejected: 'Not public: its company was rejected',
    },
    contact: { website: 'Website', contactNumber: 'Contact number', email: 'Email' },
    waitingContact: (fields: string) => `Waits for approval: ${fields}`,
    contactRejected: (reason: string) => `New contact rejected: ${reason}`,
  },
});
export type MarkTexts = (typeof markMessages)['en'];

export const deletedMessages = createCatalogue({
  en: {
    title: 'Recently deleted',
    hint: (days: number) => `Deleted in the last ${days} days. You can bring it back.`,
    bringBack: 'Bring back',
    failedTitle: 'Error!',
    failed: (name: string, reason: string) => `“${name}” could not be brought back. ${reason}`,
  },
});

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

export const postedJobsMessages = createCatalogue({
  en: {
    title: pageTitles.userJobs,
    section: '02.Posted Jobs List',
    add: 'Post a job',
    openPage: 'Open its page',
    columns: { title: 'Title', company: 'Company', location: 'Location', salary: 'Salary' },
    count: (jobs: number) => (jobs === 1 ? '1 job' : `${jobs} jobs`),
    empty: 'No jobs available.',
    emptyText: 'The jobs you post are listed here, with what became of their approval.',
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
      undoFailed: (reason: string) => `The job could not be brought back. ${reason}`,
    } satisfies DeleteTexts,
  },
});

export const ownCompaniesMessages = createCatalogue({
  en: {
    title: pageTitles.companiesList,
    section: '03. Your Companies',
    add: 'Add New Company',
    columns: { name: 'Name', industry: 'Industry' },
    count: (companies: number) => (companies === 1 ? '1 company' : `${companies} companies`),
    empty: 'No companies yet',
    emptyText: 'A job is posted for a company. Create yours first.',
    noIndustry: 'Not stated',
    missingToken: 'User ID not found in local storage.',
    failure: 'Failed to fetch companies',
    deleting: {
      missingToken: 'No valid token found.',
      deleted: 'Deleted!',
      deletedText: 'Company has been deleted successfully.',
      deletedBesides: ' Its jobs are not shown any more.',
      refusedTitle: 'Failed to delete the company',
      refused: (message: string) => message,
      failed: (_reason: string) => 'Failed to delete the company',
      failedAlert: 'Something went wrong while deleting the company.',
      undoFailed: (reason: string) => `The company could not be brought back. ${reason}`,
    } satisfies DeleteTexts,
  },
});

export const profileMessages = createCatalogue({
  en: {
    title: pageTitles.profile,
    subTitle: 'Your account, your jobs, your companies',
    personalInformation: pageTitles.userInfo,
    device: 'What this device keeps, and the data it uses:',
    deviceLink: 'Storage and data',
    section: '01. Personal Information',
    settings: 'Account settings',
    fullName: 'Full Name',
    email: 'Email Address',
    phone: 'Mobile number',
    notGiven: 'Not given',
    loading: 'Loading...',
    missingToken: 'Authentication token not found!',
    missingTokenText: 'Sign in to see this page. You come back here afterwards.',
    sessionEnded: 'Sign in again; you come back here afterwards.',
    fetchFailed: (reason: string) => `Failed to fetch data: ${reason}`,
    error: (message: string) => `Error: ${message}`,
    retry: 'Retry',
    offline: {
      title: 'You are offline',
      text: (name: string) => `“${name}” has not been deleted. Try again when you are connected.`,
    },
    modalLoading: 'Loading data...',
    modalFailed: 'This form could not be loaded. Try again when you are connected.',
    close: 'Close',
    edit: 'Edit',
    view: 'View',
    remove: 'Delete',
    actions: 'Actions',
    named: (action: string, name: string) => `${action}: ${name}`,
    undo: 'Undo',
    tryAgain: 'Try again',
    removed: (name: string) => `Deleted: ${name}`,
    broughtBack: (name: string) => `Brought back: ${name}`,
  },
});
export type ProfileTexts = (typeof profileMessages)['en'];
