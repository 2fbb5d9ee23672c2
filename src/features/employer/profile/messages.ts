import { isBangla } from '#contract/build-language.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';
import { toShownReasonBn } from '#contract/moderation/reasons.ts';
import { formatNumber } from '#contract/format.ts';

const markMessagesEn = {
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

const markMessagesBn: typeof markMessagesEn = {
  waiting: 'অনুমোদনের অপেক্ষায়',
  rejected: (reason) => (reason === '' ? 'বাতিল হয়েছে' : `বাতিল হয়েছে: ${toShownReasonBn(reason)}`),
  live: 'চালু',
  closes: (date) => `শেষ তারিখ ${date}`,
  views: (_count, shown) => `${shown} বার দেখা হয়েছে`,
  saves: (_count, shown) => `${shown} বার সেভ হয়েছে`,
  noViews: 'এখনো কেউ দেখেননি',
  filled: 'নিয়োগ শেষ',
  expired: 'সময় শেষ',
  company: {
    pending: 'প্রতিষ্ঠানটি অনুমোদনের অপেক্ষায়',
    rejected: 'প্রতিষ্ঠানটি বাতিল হয়েছে, তাই কেউ দেখছে না',
  },
  contact: { website: 'ওয়েবসাইট', contactNumber: 'যোগাযোগের নম্বর', email: 'ইমেইল' },
  waitingContact: (fields) => `অনুমোদনের অপেক্ষায়: ${fields}`,
  contactRejected: (reason) => `নতুন যোগাযোগের তথ্য বাতিল হয়েছে: ${toShownReasonBn(reason)}`,
};

export const markMessages = isBangla ? markMessagesBn : markMessagesEn;

export type MarkTexts = typeof markMessagesEn;

const deletedMessagesEn = {
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

const deletedMessagesBn: typeof deletedMessagesEn = {
  title: 'সম্প্রতি মোছা',
  count: (title, rows) => `${title} (${formatNumber(rows, 'bn')})`,
  hint: (days) => `মোছার পর ${formatNumber(days, 'bn')} দিনের মধ্যে এগুলো ফিরিয়ে আনতে পারেন।`,
  daysLeft: (days) => `${formatNumber(days, 'bn')} দিন বাকি`,
  lastDay: 'আজই শেষ দিন',
  empty: (days) => `গত ${formatNumber(days, 'bn')} দিনে কিছু মোছা হয়নি।`,
  failure: 'মুছে ফেলা জিনিসগুলো লোড করা যায়নি।',
  offline: 'আপনি অফলাইনে আছেন। কী কী মুছেছেন দেখতে ইন্টারনেট চালু করুন।',
  restore: 'ফিরিয়ে আনুন',
  failedTitle: 'সমস্যা হয়েছে!',
  failed: (name, reason) => `‘${name}’ ফিরিয়ে আনা যায়নি। ${reason}`,
};

export const deletedMessages = isBangla ? deletedMessagesBn : deletedMessagesEn;

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

const postedJobsMessagesEn = {
  title: pageTitlesEn.userJobs,
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

const postedJobsMessagesBn: typeof postedJobsMessagesEn = {
  title: pageTitlesBn.userJobs,
  section: '০২. নিয়োগ বিজ্ঞপ্তির তালিকা',
  add: 'নিয়োগ বিজ্ঞপ্তি দিন',
  heading: 'আপনার দেওয়া চাকরি',
  openPage: 'চাকরির পৃষ্ঠা দেখুন',
  columns: { title: 'পদের নাম', company: 'প্রতিষ্ঠান', location: 'কর্মস্থল', salary: 'বেতন' },
  count: (jobs) => `${formatNumber(jobs, 'bn')}টি চাকরি`,
  empty: 'কোনো চাকরি নেই।',
  emptyText: 'আপনার দেওয়া চাকরি ও তার অনুমোদনের অবস্থা এখানে দেখবেন।',
  applications: (_count, shown) => `${shown}টি আবেদন`,
  newApplications: (shown) => `${shown}টি নতুন`,
  noApplications: 'এখনো আবেদন আসেনি',
  figures: 'পরিসংখ্যান',
  copy: 'কপি করুন',
  close: 'লোক নেওয়া শেষ করুন',
  reopen: 'আবার চালু করুন',
  closed: (title) => `লোক নেওয়া শেষ: ${title}`,
  reopened: (title) => `আবার চালু হয়েছে: ${title}`,
  statusFailed: 'চাকরিটি বদলানো যায়নি',
  missingToken: 'আপনি সাইন ইন করেননি।',
  networkFailure: (reason) => `তথ্য আনা যায়নি: ${reason}`,
  refusal: (message) => `সমস্যা: ${message}`,
  deleting: {
    missingToken: 'আপনি সাইন ইন করেননি।',
    deleted: 'মোছা হয়েছে!',
    deletedText: 'চাকরিটি মোছা হয়েছে।',
    deletedBesides: '',
    refusedTitle: 'সমস্যা হয়েছে!',
    refused: (message) => `চাকরিটি মোছা যায়নি। ${message}`,
    failed: (reason) => `চাকরিটি মোছা যায়নি: ${reason}`,
    failedAlert: 'চাকরিটি মুছতে গিয়ে সমস্যা হয়েছে।',
    undoFailed: (reason) => `চাকরিটি ফিরিয়ে আনা যায়নি। ${reason}`,
  },
};

export const postedJobsMessages = isBangla ? postedJobsMessagesBn : postedJobsMessagesEn;
export const postedJobsMessagesIn = { en: postedJobsMessagesEn, bn: postedJobsMessagesBn };

const ownCompaniesMessagesEn = {
  title: pageTitlesEn.companiesList,
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

const ownCompaniesMessagesBn: typeof ownCompaniesMessagesEn = {
  title: pageTitlesBn.companiesList,
  section: '০৩. আপনার প্রতিষ্ঠান',
  heading: 'আপনার প্রতিষ্ঠান',
  add: 'নতুন প্রতিষ্ঠান যোগ করুন',
  openPage: 'প্রতিষ্ঠানের পৃষ্ঠা দেখুন',
  columns: { name: 'নাম', industry: 'ব্যবসার ধরন', jobs: 'চাকরি' },
  jobs: (jobs) => (jobs === 0 ? 'এখনো নেই' : formatNumber(jobs, 'bn')),
  count: (companies) => `${formatNumber(companies, 'bn')}টি প্রতিষ্ঠান`,
  empty: 'এখনো কোনো প্রতিষ্ঠান নেই',
  emptyText: 'নিয়োগ বিজ্ঞপ্তি দিতে আগে একটি প্রতিষ্ঠান যোগ করুন।',
  noIndustry: 'দেওয়া হয়নি',
  missingToken: 'এই ডিভাইসে আপনার সাইন ইনের তথ্য নেই।',
  failure: 'প্রতিষ্ঠান আনা যায়নি',
  deleting: {
    missingToken: 'আপনি সাইন ইন করেননি।',
    deleted: 'মোছা হয়েছে!',
    deletedText: 'প্রতিষ্ঠানটি মোছা হয়েছে।',
    deletedBesides: ' এর চাকরিগুলোও আর দেখা যাবে না।',
    refusedTitle: 'প্রতিষ্ঠানটি মোছা যায়নি',
    refused: (message) => message,
    failed: () => 'প্রতিষ্ঠানটি মোছা যায়নি',
    failedAlert: 'প্রতিষ্ঠানটি মুছতে গিয়ে সমস্যা হয়েছে।',
    undoFailed: (reason) => `প্রতিষ্ঠানটি ফিরিয়ে আনা যায়নি। ${reason}`,
  },
};

export const ownCompaniesMessages = isBangla ? ownCompaniesMessagesBn : ownCompaniesMessagesEn;

const profileMessagesEn = {
  title: pageTitlesEn.profile,
  subTitle: 'Your account, your jobs, your companies',
  personalInformation: pageTitlesEn.userInfo,
  moderation: pageTitlesEn.admin,
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

const profileMessagesBn: typeof profileMessagesEn = {
  title: pageTitlesBn.profile,
  subTitle: 'আপনার অ্যাকাউন্ট, চাকরি ও প্রতিষ্ঠান',
  personalInformation: pageTitlesBn.userInfo,
  moderation: pageTitlesBn.admin,
  deviceLink: pageTitlesBn.storage,
  applicationsLink: 'আপনার চাকরিতে আসা আবেদন',
  section: '০১. ব্যক্তিগত তথ্য',
  heading: 'আপনার তথ্য',
  settings: 'অ্যাকাউন্ট সেটিংস',
  fullName: 'পুরো নাম',
  email: 'ইমেইল ঠিকানা',
  phone: 'মোবাইল নম্বর',
  notGiven: 'দেওয়া হয়নি',
  loading: 'লোড হচ্ছে...',
  missingToken: 'আপনি সাইন ইন করেননি!',
  missingTokenText: 'এই পৃষ্ঠা দেখতে সাইন ইন করুন।',
  fetchFailed: (reason) => `তথ্য আনা যায়নি: ${reason}`,
  error: (message) => `সমস্যা: ${message}`,
  offline: {
    title: 'আপনি অফলাইনে আছেন',
    text: (name) => `‘${name}’ বদলানো হয়নি। অনলাইনে এসে আবার চেষ্টা করুন।`,
  },
  modalLoading: 'তথ্য লোড হচ্ছে...',
  modalFailed: 'ফরমটি লোড করা যায়নি। অনলাইনে এসে আবার চেষ্টা করুন।',
  close: 'বন্ধ করুন',
  edit: 'সম্পাদনা',
  fix: 'ঠিক করে আবার পাঠান',
  view: 'দেখুন',
  remove: 'মুছুন',
  actions: 'কাজ',
  more: 'আরও',
  named: (action, name) => `${action}: ${name}`,
  undo: 'ফিরিয়ে আনুন',
  tryAgain: 'আবার চেষ্টা করুন',
  removed: (name) => `মোছা হয়েছে: ${name}`,
  restored: (name) => `ফিরিয়ে আনা হয়েছে: ${name}`,
};

export const profileMessages = isBangla ? profileMessagesBn : profileMessagesEn;
export const profileMessagesIn = { en: profileMessagesEn, bn: profileMessagesBn };

export type ProfileTexts = typeof profileMessagesEn;
