import { appPaths } from '#contract/http/paths.ts';
import { pageTitles } from '#contract/http/page-titles.en.ts';

export const offlineMessages = {
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

interface GoalTexts {
  /** By path; the others are named by their titles. */
  pages: Readonly<Record<string, string>>;
  page: (title: string) => string;
  job: (title: string) => string;
  next: (page: string) => string;
}

export const goalMessages: GoalTexts = {
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

export const accountMessages = {
  signIn: pageTitles.signIn,
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

  register: pageTitles.register,
  registerText: 'All fields are required.',
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'Email address',
  mobileNumber: 'Mobile number',
  mobileHint: 'Such as 01712 345678',
  sameAlphabet: 'This mixes letters of different alphabets in one word',
  unusable: 'This holds characters that cannot be used. Type it again.',
  invalidPhone: 'Enter a number like 01712 345678. From another country, begin with +',
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
  invalidEmail: 'Invalid email format',
  easyPassword: 'Too easy to guess. Choose another one',
  shortPassword: (least: number) => `Use at least ${least} characters`,
  tooLong: (most: number) => `Use at most ${most} characters`,
};
export type AccountTexts = typeof accountMessages;
