import { pageTitles } from '#contract/http/page-titles.en.ts';

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

export const settingsMessages = {
  title: pageTitles.accountSettings,
  subTitle: 'Your details, your password, your data',
  back: 'Back to your profile',
  missingToken: 'Authentication token not found!',
  missingTokenText: 'Sign in to see this page. You come back here afterwards.',
  notOffered: 'This server offers no account settings.',

  currentPassword: 'Current password',
  cancel: 'Cancel',
  saving: 'Saving…',
  loading: 'Loading…',

  profile: {
    title: 'Name and mobile number',
    text: 'Your email address stays as it is.',
    open: 'Change details',
    loadFailed: 'Your details could not be loaded.',
    save: 'Save details',
    done: 'Your details are saved.',
  },
  password: {
    title: 'Password',
    text: 'A new password signs out your other devices.',
    open: 'Change password',
    newPassword: 'New password',
    confirm: 'Confirm new password',
    save: 'Save new password',
    done: 'Your password is changed. Other devices are signed out.',
    unsure: 'Your last attempt may have worked. The new password counts then.',
  },
  everywhere: {
    title: 'Sign out everywhere',
    text: 'Signs out all your devices, this one too.',
    open: 'Sign out everywhere',
    sending: 'Signing out…',
    done: 'You are signed out on all devices',
    question: {
      title: 'Sign out on all devices?',
      text: 'This signs you out here too and deletes unsent forms.',
      confirm: 'Sign out everywhere',
      cancel: 'Stay signed in',
    },
  },
  address: {
    title: 'Your email address',
    text: 'It is not confirmed yet. We can send you a link.',
    open: 'Send me a link',
    sending: 'Sending…',
    done: 'A link is on its way. It works for 24 hours.',
  },
  newAddress: {
    title: 'Change your email address',
    text: (address: string) => `You sign in with ${address}.`,
    open: 'Change address',
    email: 'New email address',
    send: 'Send me a link',
    sending: 'Sending…',
    done: (address: string) =>
      `We sent a link to ${address}. Open it within 24 hours to change your address.`,
  },
  mails: {
    title: 'Email settings',
    text: 'You always get account emails.',
    open: 'Choose emails',
    loadFailed: 'Your email settings could not be loaded.',
    legend: 'Which emails do you want?',
    series: {
      decisions: 'Approvals and rejections',
      applications: 'New applications, once a day',
      weekly: 'Your jobs, every week',
      followed: 'News of applications that you follow',
    },
    save: 'Save',
    done: 'Your choice is saved.',
  },
  download: {
    title: 'Your data',
    text: 'A JSON file with your account, jobs and applications.',
    open: 'Download my data',
    sending: 'Preparing…',
    save: 'Save the file',
    done: 'The file is saved.',
  },
  deletion: {
    title: 'Delete account',
    text: 'You can undo it for 30 days.',
    open: 'Delete my account…',
    counting: 'Counting your companies and jobs…',
    uncounted: 'companies and jobs',
    counted: (companies: number, jobs: number) =>
      `${count(companies, 'company', 'companies')} and ${count(jobs, 'job', 'jobs')}`,
    nothingElse: 'You have no companies and no jobs here.',
    leave: (what: string) => `Your ${what} disappear from the site right away.`,
    undo: (days: number) => `Sign in within ${days} days and everything else comes back.`,
    applications: 'Applications you have sent are withdrawn right away. They do not come back.',
    after: 'After that everything is deleted for good.',
    device: 'What you saved on this device stays here.',
    send: 'Delete my account',
    sending: 'Deleting…',
    question: {
      title: 'Delete your account?',
      text: (days: number) => `You are signed out on all devices. Sign in within ${days} days to undo it.`,
      confirm: 'Delete my account',
      cancel: 'Keep my account',
    },
    unsure: 'Your account may be deleted already. Signing in undoes it.',
    done: 'Your account is deleted',
    doneText: (date: string) => `Sign in before ${date} to undo it.`,
  },

  failed: {
    offlineTitle: 'This needs internet',
    offline: 'Nothing was lost. Try again when you are online.',
    wrongPassword: 'Your current password is not correct.',
    sessionEnded: 'You are signed out',
    sessionEndedText: 'Sign in again. You come back here afterwards.',
    tooMany: 'Too many attempts. Try again in a few minutes.',
    server: (status: number) => `The server has a problem (${status})`,
    other: 'That did not work',
    otherText: 'What you typed is still here. Try again later.',
  },
};
export type SettingsTexts = typeof settingsMessages;
