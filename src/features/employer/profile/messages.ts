import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of the profile's frame and of its first part; the lists have their own. */
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
