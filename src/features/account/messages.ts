import { isBangla } from '#contract/build-language.ts';
import { appPaths } from '#contract/http/paths.ts';
import { pageTitlesEn, pageTitlesBn } from '#contract/http/page-title-texts.ts';
import { formatNumber } from '#contract/format.ts';

const offlineMessagesEn = {
  signIn: 'Signing in needs internet',
  register: 'Creating an account needs internet',
  text: 'You can do this when you are online.',
  typedText: 'What you typed is safe here. Send it when you are online.',
  readable: 'On this device you can read:',
  goal: (page: string) => `Open ${page} without signing in`,
  savedJobs: 'Saved jobs',
  jobs: 'Job list',
  downloadedCvs: 'Downloaded CVs',
  check: 'Try again',
  checking: 'Checking…',
};

const offlineMessagesBn: typeof offlineMessagesEn = {
  signIn: 'সাইন ইন করতে ইন্টারনেট লাগবে',
  register: 'অ্যাকাউন্ট খুলতে ইন্টারনেট লাগবে',
  text: 'অনলাইনে এলে এটি করতে পারবেন।',
  typedText: 'যা লিখেছেন, এখানেই আছে। অনলাইনে এসে পাঠান।',
  readable: 'এই ডিভাইসে এখন যা পড়তে পারবেন:',
  goal: (page) => `সাইন ইন ছাড়াই দেখুন: ${page}`,
  savedJobs: 'সেভ করা চাকরি',
  jobs: 'চাকরির তালিকা',
  downloadedCvs: 'ডাউনলোড করা সিভি',
  check: 'আবার চেষ্টা করুন',
  checking: 'দেখা হচ্ছে…',
};

export const accountOfflineMessages = isBangla ? offlineMessagesBn : offlineMessagesEn;

interface GoalTexts {
  /** By path; the others are named by their titles. */
  pages: Readonly<Record<string, string>>;
  page: (title: string) => string;
  job: (title: string) => string;
  next: (page: string) => string;
}

const goalMessagesEn: GoalTexts = {
  pages: {
    [appPaths.home]: 'the start page',
    [appPaths.jobs]: 'the job list',
    [appPaths.jobDetails]: 'the job you chose',
    [appPaths.postJob]: '“Post a job”',
    [appPaths.createCompany]: '“Add New Company”',
    [appPaths.profile]: 'your profile',
    [appPaths.cv]: '“Create your CV”',
    [appPaths.userInfo]: 'your profile',
    [appPaths.userJobs]: 'your posted jobs',
    [appPaths.companiesList]: 'your companies',
    [appPaths.alerts]: 'your job alerts',
    [appPaths.savedJobs]: 'your saved jobs',
    [appPaths.faq]: 'the FAQ',
  },
  page: (title) => `“${title}”`,
  job: (title) => `the job “${title}”`,
  next: (page) => `Continue to ${page}`,
};

const goalMessagesBn: typeof goalMessagesEn = {
  pages: {
    [appPaths.home]: 'হোম পৃষ্ঠা',
    [appPaths.jobs]: 'চাকরির তালিকা',
    [appPaths.jobDetails]: 'আপনার বেছে নেওয়া চাকরি',
    get [appPaths.postJob]() {
      return `“${pageTitlesBn.postJob}”`;
    },
    [appPaths.createCompany]: '“নতুন প্রতিষ্ঠান যোগ করুন”',
    [appPaths.profile]: 'আপনার প্রোফাইল',
    get [appPaths.cv]() {
      return `“${pageTitlesBn.cv}”`;
    },
    [appPaths.userInfo]: 'আপনার প্রোফাইল',
    [appPaths.userJobs]: 'আপনার নিয়োগ বিজ্ঞপ্তি',
    [appPaths.companiesList]: 'আপনার প্রতিষ্ঠান',
    get [appPaths.alerts]() {
      return `“${pageTitlesBn.alerts}”`;
    },
    [appPaths.savedJobs]: 'আপনার সেভ করা চাকরি',
    [appPaths.faq]: 'সাধারণ প্রশ্ন',
  },
  page: (title) => `“${title}”`,
  job: (title) => `‘${title}’ চাকরিটি`,
  next: (page) => `এরপর খুলবে: ${page}`,
};

export const goalMessages = isBangla ? goalMessagesBn : goalMessagesEn;

const tooLongEn = (_field: string, most: number) => `Use at most ${most} characters`;

const accountMessagesEn = {
  signIn: pageTitlesEn.signIn,
  signInText: 'Sign in to continue.',
  welcomeBack: 'Welcome back.',
  sessionOver: 'Your session has ended. Sign in again.',
  tabs: { label: 'Your account', register: 'New here', signIn: 'I have an account' },
  signedIn: 'You are signed in.',
  email: 'Email',
  password: 'Password',
  login: 'Login',
  loggingIn: 'Logging in...',
  forgotten: 'Forgot your password?',
  noAccount: "Don't have an account?",
  registerHere: 'Register here',
  lookAround: 'Look around without an account',
  invalidCredentials: 'Invalid credentials. Please try again.',
  loginFailed: 'Login failed!',
  tryLater: 'Something went wrong. Please try again later.',
  unreachable: 'Could not connect. What you typed is still here. Try again when you are online.',

  register: pageTitlesEn.register,
  registerText: 'All fields are required.',
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'Email address',
  mobileNumber: 'Mobile number',
  mobileHint: 'Such as 01712 345678',
  confirmPassword: 'Confirm Password',
  confirmHint: 'Type the same password again',
  passwordHint: (least: number) => `At least ${least} characters`,
  signUp: 'Sign up',
  registering: 'Registering...',
  haveAccount: 'Already have an account?',
  registered: 'Registration successful!',
  registrationFailed: 'Registration failed!',
  mismatch: 'Passwords do not match!',

  notStored: {
    title: 'Signed in until you close this page',
    text: 'This browser cannot store your sign-in. You will need to sign in again.',
  },

  restored: {
    title: 'Your account is back',
    text: 'We will not delete your account. Your companies and jobs are back too.',
  },

  showPassword: 'Show password',
  hidePassword: 'Hide password',
  enter: {
    email: 'Enter your email address',
    password: 'Enter your password',
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    phoneNumber: 'Enter your mobile number',
    newPassword: 'Choose a password',
    confirmPassword: 'Type the same password again',
  },
  problems: {
    notEmail: () => 'Invalid email format',
    lettersOfEmail: () => 'Invalid email format',
    mixedAlphabets: () => 'This mixes letters of different alphabets in one word',
    unusable: () => 'This holds characters that cannot be used. Type it again.',
    notPhone: () => 'Enter a number like 01712 345678. From another country, begin with +',
    easyPassword: () => 'Too easy to guess. Choose another one',
    tooShort: (_field: string, least: number) => `Use at least ${least} characters`,
    tooLong: tooLongEn,
    oversized: tooLongEn,
  },
};

const tooLongBn: typeof tooLongEn = (_field, most) => `${formatNumber(most, 'bn')} অক্ষরের বেশি দেবেন না`;

const accountMessagesBn: typeof accountMessagesEn = {
  signIn: pageTitlesBn.signIn,
  signInText: 'চালিয়ে যেতে সাইন ইন করুন।',
  welcomeBack: 'আবার স্বাগতম।',
  sessionOver: 'আপনার সেশন শেষ হয়েছে। আবার সাইন ইন করুন।',
  tabs: { label: 'আপনার অ্যাকাউন্ট', register: 'আমি নতুন', signIn: 'অ্যাকাউন্ট আছে' },
  signedIn: 'আপনি সাইন ইন করেছেন।',
  email: 'ইমেইল',
  password: 'পাসওয়ার্ড',
  login: 'সাইন ইন করুন',
  loggingIn: 'সাইন ইন হচ্ছে...',
  forgotten: 'পাসওয়ার্ড ভুলে গেছেন?',
  noAccount: 'অ্যাকাউন্ট নেই?',
  registerHere: 'নিবন্ধন করুন',
  lookAround: 'অ্যাকাউন্ট ছাড়াই দেখুন',
  invalidCredentials: 'ইমেইল বা পাসওয়ার্ড মিলছে না। আবার চেষ্টা করুন।',
  loginFailed: 'সাইন ইন করা যায়নি!',
  tryLater: 'কোনো একটা সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  unreachable: 'সংযোগ পাওয়া যায়নি। যা লিখেছেন, এখানেই আছে। অনলাইনে এসে আবার চেষ্টা করুন।',

  register: pageTitlesBn.register,
  registerText: 'সব ঘর পূরণ করতে হবে।',
  firstName: 'নামের প্রথম অংশ',
  lastName: 'নামের শেষ অংশ',
  emailAddress: 'ইমেইল ঠিকানা',
  mobileNumber: 'মোবাইল নম্বর',
  mobileHint: 'যেমন ০১৭১২ ৩৪৫৬৭৮',
  confirmPassword: 'আবার পাসওয়ার্ড',
  confirmHint: 'একই পাসওয়ার্ড আবার লিখুন',
  passwordHint: (least) => `অন্তত ${formatNumber(least, 'bn')} অক্ষর`,
  signUp: 'নিবন্ধন করুন',
  registering: 'নিবন্ধন হচ্ছে...',
  haveAccount: 'আগেই অ্যাকাউন্ট আছে?',
  registered: 'নিবন্ধন হয়েছে!',
  registrationFailed: 'নিবন্ধন করা যায়নি!',
  mismatch: 'পাসওয়ার্ড দুটি মিলছে না!',

  notStored: {
    title: 'এই পৃষ্ঠা বন্ধ করা পর্যন্ত সাইন ইন থাকবে',
    text: 'এই ব্রাউজার সাইন ইন মনে রাখতে পারে না। আবার সাইন ইন করতে হবে।',
  },

  restored: {
    title: 'আপনার অ্যাকাউন্ট ফিরে এসেছে',
    text: 'আপনার অ্যাকাউন্ট আর মোছা হবে না। আপনার প্রতিষ্ঠান ও চাকরিও ফিরে এসেছে।',
  },

  showPassword: 'পাসওয়ার্ড দেখুন',
  hidePassword: 'পাসওয়ার্ড লুকান',
  enter: {
    email: 'আপনার ইমেইল ঠিকানা লিখুন',
    password: 'আপনার পাসওয়ার্ড লিখুন',
    firstName: 'নামের প্রথম অংশ লিখুন',
    lastName: 'নামের শেষ অংশ লিখুন',
    phoneNumber: 'আপনার মোবাইল নম্বর লিখুন',
    newPassword: 'একটি পাসওয়ার্ড দিন',
    confirmPassword: 'একই পাসওয়ার্ড আবার লিখুন',
  },
  problems: {
    notEmail: () => 'ইমেইল ঠিকানাটি ঠিক নেই',
    lettersOfEmail: () => 'ইমেইল ঠিকানাটি ঠিক নেই',
    mixedAlphabets: () => 'এক শব্দে ভিন্ন ভিন্ন বর্ণমালার অক্ষর আছে',
    unusable: () => 'এমন অক্ষর আছে যা ব্যবহার করা যায় না। আবার লিখুন।',
    notPhone: () => 'নম্বরটি দিন ০১৭১২ ৩৪৫৬৭৮ এভাবে। অন্য দেশের নম্বর + দিয়ে শুরু করুন',
    easyPassword: () => 'এটি সহজে অনুমান করা যায়। অন্য একটি দিন',
    tooShort: (_field, least) => `অন্তত ${formatNumber(least, 'bn')} অক্ষর দিন`,
    tooLong: tooLongBn,
    oversized: tooLongBn,
  },
};

export const accountMessages = isBangla ? accountMessagesBn : accountMessagesEn;
export const accountMessagesIn = { en: accountMessagesEn, bn: accountMessagesBn };

export type AccountTexts = typeof accountMessagesEn;
