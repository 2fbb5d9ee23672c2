/** Mails about accounts. */
const mailTextsEn = {
  linkHint: 'If the button does not work, open this address in your browser:',
  resetPassword: {
    subject: (appName: string) => `Choose a new password for ${appName}`,
    text: 'We received a request for a new password for your account. This link works once, for 30 minutes.',
    button: 'Choose a new password',
    after: 'You did not ask for this? Ignore this mail. Your password stays the same.',
  },
  passwordEnded: {
    subject: (appName: string) => `Choose a new password for ${appName}`,
    text: 'To protect your account we ended its password and signed out all devices. Choose a new password. This link works once, for 30 minutes.',
    button: 'Choose a new password',
    after: 'Is the link too old? Tap “Forgot your password?” on the sign-in page to get another.',
  },
  verifyAddress: {
    subject: (appName: string) => `Confirm your email address for ${appName}`,
    text: 'Confirm that this is your address. Then you can get help if you forget your password. The link works for 24 hours.',
    button: 'Confirm my address',
    after: 'You have no account here? Ignore this mail.',
  },
  changeAddress: {
    subject: (appName: string) => `Confirm your new email address for ${appName}`,
    text: 'You asked to use this address for your account. Confirm that it is yours. The link works once, for 24 hours.',
    button: 'Use this address',
    after: 'You did not ask for this? Ignore this mail. Nothing changes.',
  },
  addressTaken: {
    subject: (appName: string) => `You have a ${appName} account already`,
    text: 'Someone asked to use this address for another account. Your account has it already, so nothing has changed.',
    button: 'Choose a new password',
    after: 'Was this you? Sign in with this address. If you forgot the password, choose a new one.',
  },
  addressChanged: {
    subject: (appName: string) => `The email address of your ${appName} account was changed`,
    text: 'Your account has another email address now. You sign in with the new one. Other devices are signed out.',
    button: 'Contact us',
    after:
      'Was this you? Then there is nothing to do. If not, write to us at once. We can help you get your account back.',
  },
  passwordChanged: {
    subject: (appName: string) => `Your ${appName} password was changed`,
    text: 'The password of your account was changed. Other devices are signed out.',
    button: 'Choose a new password',
    after: 'Was this you? Then there is nothing to do. If not, choose a new password at once.',
  },
  answers: (address: string) => `Answers to this mail go to ${address}.`,
  footer: (address: string, appName: string) => `Sent to ${address} because of an account at ${appName}.`,
};

const mailTextsBn: typeof mailTextsEn = {
  linkHint: 'বাটনে কাজ না হলে ব্রাউজারে এই ঠিকানাটি খুলুন:',
  resetPassword: {
    subject: (appName) => `${appName}: নতুন পাসওয়ার্ড দিন`,
    text: 'আপনার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ডের অনুরোধ পেয়েছি। এই লিংকটি একবার, ৩০ মিনিটের মধ্যে ব্যবহার করা যাবে।',
    button: 'নতুন পাসওয়ার্ড দিন',
    after: 'আপনি অনুরোধ না করলে এই ইমেইল উপেক্ষা করুন। আপনার পাসওয়ার্ড আগের মতোই থাকবে।',
  },
  passwordEnded: {
    subject: (appName) => `${appName}: নতুন পাসওয়ার্ড দিন`,
    text: 'আপনার অ্যাকাউন্টের নিরাপত্তার জন্য আগের পাসওয়ার্ড বন্ধ করেছি, সব ডিভাইসে সাইন আউট হয়েছে। নতুন পাসওয়ার্ড দিন। এই লিংকটি একবার, ৩০ মিনিটের মধ্যে ব্যবহার করা যাবে।',
    button: 'নতুন পাসওয়ার্ড দিন',
    after: 'লিংকটি পুরোনো হয়ে গেছে? সাইন ইন পাতায় “পাসওয়ার্ড ভুলে গেছেন?” চেপে আরেকটি নিন।',
  },
  verifyAddress: {
    subject: (appName) => `${appName}: আপনার ইমেইল ঠিকানা নিশ্চিত করুন`,
    text: 'এটি আপনার ঠিকানা কি না নিশ্চিত করুন। তাহলে পাসওয়ার্ড ভুলে গেলে সাহায্য পাবেন। লিংকটি ২৪ ঘণ্টা কাজ করবে।',
    button: 'ঠিকানা নিশ্চিত করুন',
    after: 'এখানে আপনার অ্যাকাউন্ট না থাকলে এই ইমেইল উপেক্ষা করুন।',
  },
  changeAddress: {
    subject: (appName) => `${appName}: আপনার নতুন ইমেইল ঠিকানা নিশ্চিত করুন`,
    text: 'আপনি অ্যাকাউন্টে এই ঠিকানা ব্যবহার করতে চেয়েছেন। ঠিকানাটি আপনার, তা নিশ্চিত করুন। এই লিংকটি একবার, ২৪ ঘণ্টার মধ্যে ব্যবহার করা যাবে।',
    button: 'এই ঠিকানা ব্যবহার করুন',
    after: 'আপনি অনুরোধ না করলে এই ইমেইল উপেক্ষা করুন। কিছুই বদলাবে না।',
  },
  addressTaken: {
    subject: (appName) => `${appName}: আপনার অ্যাকাউন্ট আগে থেকেই আছে`,
    text: 'কেউ অন্য একটি অ্যাকাউন্টে এই ঠিকানা ব্যবহার করতে চেয়েছেন। ঠিকানাটি আপনার অ্যাকাউন্টে আছে, তাই কিছুই বদলায়নি।',
    button: 'নতুন পাসওয়ার্ড দিন',
    after: 'আপনি নিজে চেয়ে থাকলে এই ঠিকানা দিয়ে সাইন ইন করুন। পাসওয়ার্ড ভুলে গেলে নতুন পাসওয়ার্ড দিন।',
  },
  addressChanged: {
    subject: (appName) => `${appName}: আপনার অ্যাকাউন্টের ইমেইল ঠিকানা বদলানো হয়েছে`,
    text: 'আপনার অ্যাকাউন্টে এখন অন্য একটি ইমেইল ঠিকানা আছে। নতুন ঠিকানা দিয়ে সাইন ইন করুন। অন্য সব ডিভাইস থেকে সাইন আউট করা হয়েছে।',
    button: 'আমাদের জানান',
    after: 'আপনি নিজে বদলালে কিছু করতে হবে না। না হলে এখনই আমাদের জানান। অ্যাকাউন্ট ফিরে পেতে আমরা সাহায্য করব।',
  },
  passwordChanged: {
    subject: (appName) => `${appName}: আপনার পাসওয়ার্ড বদলানো হয়েছে`,
    text: 'আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে। অন্য সব ডিভাইস থেকে সাইন আউট করা হয়েছে।',
    button: 'নতুন পাসওয়ার্ড দিন',
    after: 'আপনি নিজে বদলালে কিছু করতে হবে না। না হলে এখনই নতুন পাসওয়ার্ড দিন।',
  },
  answers: (address) => `এই ইমেইলের উত্তর দিলে তা যাবে এই ঠিকানায়: ${address}।`,
  footer: (address, appName) => `${address} ঠিকানায় পাঠানো হয়েছে, কারণ ${appName} অ্যাকাউন্টে এই ঠিকানা আছে।`,
};

export const mailTexts = { en: mailTextsEn, bn: mailTextsBn };

/** The page that a mail's last link opens. */
const unsubscribeTextsEn = {
  title: 'Your mails',
  ask: {
    decisions: 'Do you want to stop mails about approvals and rejections of your jobs and companies?',
    applications: 'Do you want to stop the daily mail about new applications?',
    weekly: 'Do you want to stop the weekly mail about your jobs?',
    followed: 'Do you want to stop mails about your applications?',
  },
  stop: 'Stop these mails',
  stopped: {
    decisions: 'You get no more mails about approvals and rejections.',
    applications: 'You get no more mails about new applications.',
    weekly: 'You get no more weekly mails.',
    followed: 'You get no more mails about your applications.',
  },
  again: 'Send them again',
  wanted: {
    decisions: 'You get mails about approvals and rejections again.',
    applications: 'You get mails about new applications again.',
    weekly: 'You get weekly mails again.',
    followed: 'You get mails about your applications again.',
  },
  settings: 'Account settings',
  broken:
    'This link is not complete. Open it from our mail again, or choose your mails in the account settings.',
};

const unsubscribeTextsBn: typeof unsubscribeTextsEn = {
  title: 'আপনার ইমেইল',
  ask: {
    decisions: 'আপনার চাকরি ও প্রতিষ্ঠানের অনুমোদন ও বাতিলের ইমেইল বন্ধ করতে চান?',
    applications: 'নতুন আবেদনের দৈনিক ইমেইল বন্ধ করতে চান?',
    weekly: 'আপনার চাকরির সাপ্তাহিক ইমেইল বন্ধ করতে চান?',
    followed: 'আপনার আবেদনের ইমেইল বন্ধ করতে চান?',
  },
  stop: 'এই ইমেইল বন্ধ করুন',
  stopped: {
    decisions: 'অনুমোদন ও বাতিলের ইমেইল আর পাবেন না।',
    applications: 'নতুন আবেদনের ইমেইল আর পাবেন না।',
    weekly: 'সাপ্তাহিক ইমেইল আর পাবেন না।',
    followed: 'আপনার আবেদনের ইমেইল আর পাবেন না।',
  },
  again: 'আবার পাঠান',
  wanted: {
    decisions: 'অনুমোদন ও বাতিলের ইমেইল আবার পাবেন।',
    applications: 'নতুন আবেদনের ইমেইল আবার পাবেন।',
    weekly: 'সাপ্তাহিক ইমেইল আবার পাবেন।',
    followed: 'আপনার আবেদনের ইমেইল আবার পাবেন।',
  },
  settings: 'অ্যাকাউন্ট সেটিংস',
  broken: 'লিংকটি অসম্পূর্ণ। আমাদের ইমেইল থেকে আবার খুলুন, বা অ্যাকাউন্ট সেটিংসে ইমেইল বেছে নিন।',
};

export const unsubscribeTexts = { en: unsubscribeTextsEn, bn: unsubscribeTextsBn };
