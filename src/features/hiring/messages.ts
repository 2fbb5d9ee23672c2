import { isBangla } from '#contract/build-language.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';
import { stateNamesBn } from '#contract/applications/texts.ts';

const plural = (count: number, one: string, many: string, shown: string): string =>
  count === 1 ? one : `${shown} ${many}`;

const inboxMessagesEn = {
  title: pageTitlesEn.applications,
  subTitle: 'Who applied for your jobs',
  missingToken: 'Sign in to see the applications',
  loading: 'Loading applications...',
  failed: 'Could not load the applications',
  offline: 'You are offline, and these applications are not on this device yet.',
  copy: (age: string) => `Saved copy · updated ${age}`,
  part: (copied: string, total: string) => `only ${copied} of ${total} applications are on this device`,
  jobs: 'Your jobs with applications',
  toJobs: 'All your jobs',
  noJobs: 'No applications yet',
  noJobsText: (way: string) => `Choose “${way}” when you post a job. Applications then arrive here.`,
  postJob: pageTitlesEn.postJob,
  notOwner: 'Only the owner of this job can see its applications',
  notOwnerText: 'Sign in with the account that posted the job.',
  unnamed: 'A job of yours',
  count: (total: number, shown: string) => plural(total, '1 application', 'applications', shown),
  new: (shown: string) => `${shown} new`,
  samePhone: (receipt: string) => `Same phone number as application ${receipt}`,
  sameCv: (receipt: string) => `Same CV file as application ${receipt}`,
  filter: 'Show',
  all: 'All',
  search: {
    label: 'Search applications',
    placeholder: 'Name, number, receipt',
    button: 'Search',
  },
  found: (total: number, shown: string) => plural(total, '1 found', 'found', shown),
  none: 'No applications here',
  noneText: 'Choose another state, or search for something else.',
  notHere: 'These applications are not on this device',
  notHereText: 'You see them here when you are online.',
  empty: 'No applications yet',
  emptyText: 'You see each application here as soon as it arrives.',
  list: 'Applications',
  selectAll: 'Select all on this page',
  select: (name: string) => `Select ${name}`,
  selected: (count: number, shown: string) => plural(count, '1 selected', 'selected', shown),
  unselect: 'Clear selection',
  open: (name: string) => `Open the application of ${name}`,
  choose: 'Choose an application to read it here',
  back: 'Back to the list',
  chosen: 'Chosen application',
  withdrawnName: 'Withdrawn application',
  gone: 'This application is no longer here',
  goneText: 'The applicant withdrew it, or it was removed after its time.',
  notCopied: 'You are offline, and this application is not on this device yet.',
  openFailed: 'Could not open the application',
};

const inboxMessagesBn: typeof inboxMessagesEn = {
  title: pageTitlesBn.applications,
  subTitle: 'আপনার চাকরিতে যাঁরা আবেদন করেছেন',
  missingToken: 'আবেদন দেখতে সাইন ইন করুন',
  loading: 'আবেদন লোড হচ্ছে...',
  failed: 'আবেদনগুলো আনা যায়নি',
  offline: 'আপনি অফলাইনে আছেন। এই আবেদনগুলো এখনো এই ডিভাইসে নেই।',
  copy: (age) => `সেভ করা কপি · ${age} আপডেট হয়েছে`,
  part: (copied, total) => `${total}টি আবেদনের মধ্যে শুধু ${copied}টি এই ডিভাইসে আছে`,
  jobs: 'যেসব চাকরিতে আবেদন এসেছে',
  toJobs: 'আপনার সব চাকরি',
  noJobs: 'এখনো কোনো আবেদন নেই',
  noJobsText: (way) => `নিয়োগ বিজ্ঞপ্তি দেওয়ার সময় “${way}” বেছে নিন। তখন আবেদন এখানে আসবে।`,
  postJob: pageTitlesBn.postJob,
  notOwner: 'চাকরিটি যিনি দিয়েছেন, শুধু তিনি এর আবেদন দেখতে পারেন',
  notOwnerText: 'যে অ্যাকাউন্ট থেকে চাকরিটি দেওয়া হয়েছে, সেটি দিয়ে সাইন ইন করুন।',
  unnamed: 'আপনার একটি চাকরি',
  count: (_total, shown) => `${shown}টি আবেদন`,
  new: (shown) => `${shown}টি নতুন`,
  samePhone: (receipt) => `${receipt} আবেদনেও একই ফোন নম্বর`,
  sameCv: (receipt) => `${receipt} আবেদনেও একই সিভি`,
  filter: 'দেখান',
  all: 'সব',
  search: {
    label: 'আবেদন খুঁজুন',
    placeholder: 'নাম, নম্বর বা রসিদ',
    button: 'খুঁজুন',
  },
  found: (_total, shown) => `${shown}টি পাওয়া গেছে`,
  none: 'এখানে কোনো আবেদন নেই',
  noneText: 'অন্য অবস্থা বেছে নিন, বা অন্য কিছু খুঁজুন।',
  notHere: 'এই আবেদনগুলো এই ডিভাইসে নেই',
  notHereText: 'অনলাইনে এলে এখানে দেখতে পাবেন।',
  empty: 'এখনো কোনো আবেদন নেই',
  emptyText: 'আবেদন এলেই এখানে দেখতে পাবেন।',
  list: 'আবেদন',
  selectAll: 'এই পৃষ্ঠার সব বেছে নিন',
  select: (name) => `${name}-এর আবেদন বেছে নিন`,
  selected: (_count, shown) => `${shown}টি বেছে নিয়েছেন`,
  unselect: 'বেছে নেওয়া বাতিল করুন',
  open: (name) => `${name}-এর আবেদন খুলুন`,
  choose: 'এখানে পড়তে একটি আবেদন বেছে নিন',
  back: 'তালিকায় ফিরে যান',
  chosen: 'বেছে নেওয়া আবেদন',
  withdrawnName: 'তুলে নেওয়া আবেদন',
  gone: 'আবেদনটি আর নেই',
  goneText: 'আবেদনকারী এটি তুলে নিয়েছেন, বা রাখার সময় শেষ হওয়ায় মুছে ফেলা হয়েছে।',
  notCopied: 'আপনি অফলাইনে আছেন। এই আবেদনটি এখনো এই ডিভাইসে নেই।',
  openFailed: 'আবেদনটি খোলা যায়নি',
};

export const inboxMessages = isBangla ? inboxMessagesBn : inboxMessagesEn;

const openedMessagesEn = {
  sent: (time: string) => `Sent ${time}`,
  receipt: (receipt: string) => `Receipt ${receipt}`,
  contact: 'Contact',
  mail: 'Reply by email',
  mailSubject: (job: string) => `Your application for ${job}`,
  mailBody: (name: string) => `Dear ${name},\n\n`,
  message: (name: string, job: string) => `Hello ${name}, this is about your application for ${job}.`,
  withdrawn: 'The applicant withdrew this application. Its content was deleted.',
  note: 'Note of the applicant',
  noNote: 'No note',
  answers: 'Answers',
  cv: {
    title: 'CV',
    file: (name: string, size: string) => `${name} (${size})`,
    save: 'Download CV',
    saving: 'Downloading...',
    saveAgain: 'Tap again to save',
    done: 'CV saved',
    failed: (reason: string) => `Could not download the CV. ${reason}`,
    offline: 'You are offline. CVs are not stored on this device. Download them when you are online.',
  },
  own: {
    title: 'Your note',
    hint: 'Only you see it.',
    save: 'Save note',
    saving: 'Saving...',
    saved: 'Note saved',
    failed: (reason: string) => `Could not save. Your text is safe on this device. ${reason}`,
    discard: 'The note that you typed will be deleted. The saved one stays.',
  },
  history: 'History',
  historySent: 'Sent',
  event: (state: string, time: string) => `${state} · ${time}`,
  told: (state: string) => `The applicant was told: ${state}`,
  notTold: 'The applicant sees “sent”, until you tell more.',
  reason: (reason: string) => `Reason: ${reason}`,
};

const openedMessagesBn: typeof openedMessagesEn = {
  sent: (time) => `পাঠানো হয়েছে ${time}`,
  receipt: (receipt) => `রসিদ ${receipt}`,
  contact: 'যোগাযোগ',
  mail: 'ইমেইলে উত্তর দিন',
  mailSubject: (job) => `${job} পদে আপনার আবেদন`,
  mailBody: (name) => `প্রিয় ${name},\n\n`,
  message: (name, job) => `${name}, ${job} পদে আপনার আবেদন নিয়ে কথা বলতে চাই।`,
  withdrawn: 'আবেদনকারী আবেদনটি তুলে নিয়েছেন। এর সব তথ্য মুছে ফেলা হয়েছে।',
  note: 'আবেদনকারীর বার্তা',
  noNote: 'কোনো বার্তা নেই',
  answers: 'প্রশ্নের উত্তর',
  cv: {
    title: 'সিভি',
    file: (name, size) => `${name} (${size})`,
    save: 'সিভি ডাউনলোড করুন',
    saving: 'ডাউনলোড হচ্ছে...',
    saveAgain: 'সেভ করতে আবার চাপুন',
    done: 'সিভি সেভ হয়েছে',
    failed: (reason) => `সিভি ডাউনলোড করা যায়নি। ${reason}`,
    offline: 'আপনি অফলাইনে আছেন। সিভি এই ডিভাইসে সেভ থাকে না। অনলাইনে এসে ডাউনলোড করুন।',
  },
  own: {
    title: 'আপনার নোট',
    hint: 'শুধু আপনি দেখবেন।',
    save: 'নোট সেভ করুন',
    saving: 'সেভ হচ্ছে...',
    saved: 'নোট সেভ হয়েছে',
    failed: (reason) => `সেভ করা যায়নি। আপনার লেখা এই ডিভাইসে নিরাপদে আছে। ${reason}`,
    discard: 'যে নোট লিখেছেন তা মুছে যাবে। সেভ করা নোট থাকবে।',
  },
  history: 'যা যা হয়েছে',
  historySent: 'পাঠানো হয়েছে',
  event: (state, time) => `${state} · ${time}`,
  told: (state) => `আবেদনকারীকে জানানো হয়েছে: ${state}`,
  notTold: 'আপনি আর কিছু না জানালে আবেদনকারী শুধু “পাঠানো হয়েছে” দেখবেন।',
  reason: (reason) => `কারণ: ${reason}`,
};

export const openedMessages = isBangla ? openedMessagesBn : openedMessagesEn;

const decisionMessagesEn = {
  moveTo: 'Move to',
  tell: 'Tell the applicant',
  named: (state: string, count: string) => `${state} (${count})`,
  move: 'Move',
  moveTitle: (count: number, shown: string) =>
    count === 1 ? 'Move 1 application' : `Move ${shown} applications`,
  moveInto: (state: string) => `Move to “${state}”`,
  chooseState: 'Choose where to move them',
  close: 'Close',
  reason: 'Reason',
  noReason: 'No reason',
  reasonHint: 'The applicant reads the reason only if you tell them.',
  moved: (name: string, state: string) => `${name}: ${state}`,
  movedMany: (shown: string, state: string) => `${shown} applications: ${state}`,
  undone: 'Undone',
  undoneSeen: (count: number, shown: string) =>
    plural(
      count,
      'Undone. The application now counts as seen.',
      'applications now count as seen.',
      `Undone. ${shown}`,
    ),
  undo: (text: string) => `Undo: ${text}`,
  failed: (reason: string) => `Could not save the decision. ${reason}`,
  saving: 'Saving...',
  offline: 'You are offline. Decide when you are online.',
  changed: (count: number, shown: string) =>
    plural(
      count,
      'Someone else changed 1 application. It was not moved. Decide again.',
      'applications. They were not moved. Decide again.',
      `Someone else changed ${shown}`,
    ),
  gone: (count: number, shown: string) =>
    plural(
      count,
      '1 application was not moved. The applicant withdrew, or it was removed.',
      'applications were not moved. The applicants withdrew, or they were removed.',
      shown,
    ),
};

const decisionMessagesBn: typeof decisionMessagesEn = {
  moveTo: 'অবস্থা বদলান',
  tell: 'আবেদনকারীকে জানান',
  named: (state, count) => `${state} (${count})`,
  move: 'অবস্থা বদলান',
  moveTitle: (_count, shown) => `${shown}টি আবেদনের অবস্থা বদলান`,
  moveInto: (state) => `“${state}” অবস্থায় নিন`,
  chooseState: 'একটি অবস্থা বেছে নিন',
  close: 'বন্ধ করুন',
  reason: 'কারণ',
  noReason: 'কারণ ছাড়া',
  reasonHint: 'আপনি জানালে তবেই আবেদনকারী কারণটি দেখবেন।',
  moved: (name, state) => `${name}: ${state}`,
  movedMany: (shown, state) => `${shown}টি আবেদন: ${state}`,
  undone: 'আগের অবস্থায় ফেরানো হয়েছে',
  undoneSeen: (count, shown) => {
    const which = count === 1 ? 'আবেদনটি' : `${shown}টি আবেদন`;
    return `ফেরানো হয়েছে। ${which} এখন “${stateNamesBn.seen}” হিসেবে গোনা হবে।`;
  },
  undo: (text) => `ফিরিয়ে আনুন: ${text}`,
  failed: (reason) => `সিদ্ধান্তটি সেভ করা যায়নি। ${reason}`,
  saving: 'সেভ হচ্ছে...',
  offline: 'আপনি অফলাইনে আছেন। অনলাইনে এসে সিদ্ধান্ত নিন।',
  changed: (_count, shown) => `অন্য কেউ ${shown}টি আবেদন বদলেছেন। তাই অবস্থা বদলানো হয়নি। আবার সিদ্ধান্ত নিন।`,
  gone: (_count, shown) => `${shown}টি আবেদনের অবস্থা বদলানো হয়নি। আবেদনকারী তুলে নিয়েছেন, বা মুছে ফেলা হয়েছে।`,
};

export const decisionMessages = isBangla ? decisionMessagesBn : decisionMessagesEn;
export const decisionMessagesIn = { en: decisionMessagesEn, bn: decisionMessagesBn };

/** Beside each download of applicants' files. */
const fileMessagesEn = {
  safety: 'Open CVs in Protected View. Do not turn on macros.',
};

const fileMessagesBn: typeof fileMessagesEn = {
  safety: 'সিভি শুধু পড়ার মোডে খুলুন। ম্যাক্রো চালু করবেন না।',
};

export const inboxFileMessages = isBangla ? fileMessagesBn : fileMessagesEn;

const archiveMessagesEn = {
  save: 'Download all',
  hint: 'A table for a spreadsheet, and the CVs',
  saving: (size: string) => `Downloading: ${size}`,
  starting: 'Preparing the download...',
  stop: 'Stop',
  saveAgain: 'Tap again to save',
  done: 'All applications saved',
  failed: (reason: string) => `Could not download the applications. ${reason}`,
  offline: 'You are offline. Download the applications when you are online.',
  file: (job: string) => `${job} applications`,
};

const archiveMessagesBn: typeof archiveMessagesEn = {
  save: 'সব ডাউনলোড করুন',
  hint: 'স্প্রেডশিটে খোলার টেবিল ও সব সিভি',
  saving: (size) => `ডাউনলোড হচ্ছে: ${size}`,
  starting: 'ডাউনলোড তৈরি হচ্ছে...',
  stop: 'থামান',
  saveAgain: 'সেভ করতে আবার চাপুন',
  done: 'সব আবেদন সেভ হয়েছে',
  failed: (reason) => `আবেদনগুলো ডাউনলোড করা যায়নি। ${reason}`,
  offline: 'আপনি অফলাইনে আছেন। অনলাইনে এসে আবেদন ডাউনলোড করুন।',
  file: (job) => `${job} আবেদন`,
};

export const archiveMessages = isBangla ? archiveMessagesBn : archiveMessagesEn;
