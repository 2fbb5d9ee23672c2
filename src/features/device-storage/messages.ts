import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

export const storageMessages = createCatalogue({
  en: {
    title: pageTitles.storage,
    subTitle: 'What this device keeps, and what it costs',
    loading: 'Looking at what is kept…',
    retry: 'Look again',
    facts: (facts: readonly string[]) => facts.join(' · '),
    oldest: (age: string) => `oldest: ${age}`,
    unreadable: 'Cannot be read on this device',
    none: 'Nothing',

    saved: {
      heading: 'What you keep',
      text: 'Saved by you, for reading without a network. It belongs to this device, not to an account: logging out leaves it here.',
      names: {
        savedJobs: 'Saved jobs',
        letters: 'Application letters',
        downloads: 'Downloaded CVs',
        searches: 'Searches taken along',
        drafts: 'Forms not sent yet',
      },
      counts: {
        savedJobs: (count: number) => (count === 1 ? '1 job' : `${count} jobs`),
        letters: (count: number) => (count === 1 ? '1 letter' : `${count} letters`),
        downloads: (count: number) => (count === 1 ? '1 file' : `${count} files`),
        searches: (count: number) => (count === 1 ? '1 job' : `${count} jobs`),
        drafts: (count: number) => (count === 1 ? '1 form' : `${count} forms`),
      },
      draftsNote: 'They belong to your account, and are removed when you log out.',
      remove: 'Remove',
      removeNamed: (name: string) => `Remove: ${name}`,
      removeAll: 'Remove everything I saved',
      ask: (names: string) => ({
        title: 'Remove this from the device?',
        text: `${names}. This cannot be undone.`,
        confirm: 'Remove',
        cancel: 'Keep',
      }),
      removed: 'Removed from this device.',
      notRemoved: (names: string) =>
        `This could not be removed, and is still here: ${names}. Close other tabs of this site and try again.`,
    },

    copies: {
      heading: 'Copies',
      text: 'Kept by the app, so that what you opened opens again quickly and without a network. Clearing them loses nothing that you saved.',
      names: {
        reads: 'Lists and jobs you opened',
        pictures: 'Logos and pictures',
        app: 'The app itself',
      },
      appNote: 'Stays, so that the app opens without a network.',
      clear: 'Clear the copies',
      cleared: (size: string) => `Cleared: ${size}.`,
      notCleared: 'Some of the copies could not be cleared. Close other tabs of this site and try again.',
    },

    promise: {
      heading: 'Space and safety',
      used: (usage: string, quota: string) => `${usage} in use, of ${quota} that the browser would grant.`,
      usedAlone: (usage: string) => `${usage} in use.`,
      unknown: 'This browser does not tell how much is in use.',
      granted: 'The browser has promised to keep it, even when the device runs full.',
      notGranted:
        'The browser has not promised to keep it: it may remove it when the device runs full, or after weeks without a visit. Putting the app on the home screen helps.',
      noWord: 'This browser does not tell whether it will keep it.',
      ask: 'Ask the browser to keep it',
      refused:
        'The browser did not promise it this time. It does so for sites that are used often or installed.',
      export: 'Saved jobs can be written to a file of your own.',
      exportLink: 'Go to saved jobs',
    },

    data: {
      heading: 'Data used',
      month: 'This month',
      lastMonth: 'Last month',
      parts: (pages: string, worker: string) => `pages ${pages}, in the background ${worker}`,
      note: 'Counted on this device, with what the app fetches in the background. Browsers do not tell of every byte, so your operator may count a little more.',
      unkept:
        'This browser does not let the app at its storage: what it fetched in the background is not counted here.',
    },

    saver: {
      heading: 'Data saver',
      text: 'No logos or covers, nothing fetched ahead of a tap, and five jobs on a page instead of ten.',
      choices: { auto: 'As the browser says', on: 'On', off: 'Off' },
      autoOn: 'The browser asks to save data: the data saver is on.',
      autoOff: 'The browser does not ask to save data: the data saver is off.',
      unkept: 'This browser keeps nothing for this site: the choice holds until the page is closed.',
    },
  },
});
export type StorageTexts = (typeof storageMessages)['en'];
