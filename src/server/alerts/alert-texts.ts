/** Mails and notifications of job alerts. */
const en = {
  linkHint: 'If the button does not work, open this address in your browser:',
  confirm: {
    subject: (appName: string) => `Confirm your job alert from ${appName}`,
    text: 'Somebody entered this address for a job alert. Do you want new jobs by email? You can stop at any time.',
    button: 'Send me new jobs',
    after: 'You did not ask for this? Ignore this mail. You will get no more.',
    footer: (address: string, appName: string) =>
      `Sent to ${address} because this address was entered for a job alert at ${appName}.`,
  },
  digest: {
    subject: (jobs: string, search: string) => `${jobs} for you: ${search}`,
    newJobs: (count: number, shown: string) => (count === 1 ? '1 new job' : `${shown} new jobs`),
    /** In place of a search, where a mail is for several. */
    alerts: (shown: string) => `your ${shown} alerts`,
    text: 'New since our last message:',
    button: 'See all jobs of this search',
    newest: 'See the newest jobs',
    after: 'An employer who asks for money before you have the job is not honest. Report the job to us.',
    footer: (address: string, appName: string) => `Sent to ${address} for your job alert at ${appName}.`,
    stop: 'Stop this alert',
  },
  push: {
    more: (shown: string) => `and ${shown} more new jobs`,
    oneMore: 'and 1 more new job',
    testTitle: 'Notifications work',
    testBody: 'New jobs will look like this.',
  },
};

const bn: typeof en = {
  linkHint: 'বাটনে কাজ না হলে ব্রাউজারে এই ঠিকানাটি খুলুন:',
  confirm: {
    subject: (appName) => `${appName}: চাকরির অ্যালার্ট নিশ্চিত করুন`,
    text: 'চাকরির অ্যালার্টের জন্য এই ঠিকানা দেওয়া হয়েছে। নতুন চাকরির খবর ইমেইলে চান? যেকোনো সময় বন্ধ করা যাবে।',
    button: 'নতুন চাকরি পাঠান',
    after: 'আপনি না চাইলে এই ইমেইল উপেক্ষা করুন। আর কোনো ইমেইল আসবে না।',
    footer: (address, appName) =>
      `${address} ঠিকানায় পাঠানো হয়েছে, কারণ ${appName}-এ চাকরির অ্যালার্টের জন্য এই ঠিকানা দেওয়া হয়েছে।`,
  },
  digest: {
    subject: (jobs, search) => `আপনার জন্য ${jobs}: ${search}`,
    newJobs: (_count, shown) => `${shown}টি নতুন চাকরি`,
    alerts: (shown) => `আপনার ${shown}টি অ্যালার্ট`,
    text: 'গতবারের পরে নতুন এসেছে:',
    button: 'এই খোঁজের সব চাকরি দেখুন',
    newest: 'নতুন চাকরি দেখুন',
    after: 'চাকরির আগে টাকা চাইলে সেই নিয়োগদাতা সৎ নয়। চাকরিটির কথা আমাদের জানান।',
    footer: (address, appName) => `${appName}-এ আপনার চাকরির অ্যালার্টের জন্য ${address} ঠিকানায় পাঠানো হয়েছে।`,
    stop: 'এই অ্যালার্ট বন্ধ করুন',
  },
  push: {
    more: (shown) => `এবং আরও ${shown}টি নতুন চাকরি`,
    oneMore: 'এবং আরও ১টি নতুন চাকরি',
    testTitle: 'নোটিফিকেশন কাজ করছে',
    testBody: 'নতুন চাকরির খবর এভাবে আসবে।',
  },
};

export const alertTexts = { en, bn };
