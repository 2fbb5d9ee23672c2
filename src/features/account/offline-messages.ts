import { createCatalogue } from '#platform/i18n/messages.ts';

/** What the forms say while nobody can sign in. */
export const offlineMessages = createCatalogue({
  en: {
    signIn: 'Signing in needs internet',
    register: 'Creating an account needs internet',
    text: 'The form comes back when you are online.',
    typedText: 'What you typed is safe here. Send it when you are online.',
    readable: 'On this device you can read:',
    goal: (page: string) => `Open ${page} without signing in`,
    savedJobs: 'Saved jobs',
    jobs: 'Job list',
    downloadedCvs: 'Downloaded CVs',
    check: 'Try again',
    checking: 'Checking…',
  },
});
