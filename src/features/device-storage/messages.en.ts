import { pageTitles } from '#contract/http/page-titles.en.ts';

export const storageMessages = {
  title: pageTitles.storage,
  subTitle: 'On this phone',
  loading: 'Checking storage…',
  retry: 'Try again',
  facts: (facts: readonly string[]) => facts.join(' · '),
  oldest: (age: string) => `oldest: ${age}`,
  unreadable: 'Cannot be read on this device',
  none: 'Nothing',
  details: 'Details',
  bar: {
    label: 'Storage used',
    saved: 'Saved by you',
    copies: 'Temporary copies',
    app: 'The app',
  },

  saved: {
    heading: 'Saved by you',
    text: 'You can read this offline. Logging out does not remove saved items.',
    names: {
      savedJobs: 'Saved jobs',
      letters: 'Application letters',
      cvs: 'CVs you made',
      downloads: 'Downloaded CVs',
      searches: 'Offline searches',
      drafts: 'Forms not sent yet',
    },
    counts: {
      savedJobs: (count: number) => (count === 1 ? '1 job' : `${count} jobs`),
      letters: (count: number) => (count === 1 ? '1 letter' : `${count} letters`),
      cvs: (count: number) => (count === 1 ? '1 CV' : `${count} CVs`),
      downloads: (count: number) => (count === 1 ? '1 file' : `${count} files`),
      searches: (count: number) => (count === 1 ? '1 job' : `${count} jobs`),
      drafts: (count: number) => (count === 1 ? '1 form' : `${count} forms`),
    },
    draftsNote: 'Logging out removes these.',
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
    notRemoved: (names: string) => `Could not remove: ${names}. Close other tabs of this site and try again.`,
  },

  copies: {
    heading: 'Temporary copies',
    text: 'Pages you opened, so they open fast and offline. Clearing them does not remove saved items.',
    names: {
      reads: 'Lists and jobs you opened',
      pictures: 'Logos and pictures',
      app: 'The app itself',
    },
    appNote: 'The app needs this to open offline.',
    clear: 'Clear temporary copies',
    cleared: (size: string) => `Cleared: ${size}.`,
    notCleared: 'Could not clear everything. Close other tabs of this site and try again.',
  },

  promise: {
    heading: 'Are saved jobs safe?',
    used: (usage: string, quota: string) => `${usage} used of ${quota} available.`,
    usedAlone: (usage: string) => `${usage} used.`,
    unknown: 'This browser does not show how much is used.',
    granted: 'Yes. Your browser will not delete them, even when the phone is full.',
    notGranted: 'Your browser may delete saved jobs if the phone is full. Install the app to prevent this.',
    noWord: 'This browser does not say. Back up your saved jobs to be sure.',
    ask: 'Protect my saved jobs',
    refused: 'Your browser said no this time. Install the app or use it more often, then try again.',
    export: 'You can also back up saved jobs to a file.',
    exportLink: 'Go to saved jobs',
  },

  data: {
    heading: 'Data used',
    month: 'This month',
    lastMonth: 'Last month',
    parts: (pages: string, worker: string) => `pages ${pages}, in the background ${worker}`,
    note: 'Counted on this phone. Your operator may count slightly more.',
    unkept: 'This browser does not count data used in the background.',
  },

  languages: {
    heading: 'Languages on this phone',
    text: 'The app opens offline in English.',
    size: (size: string) => `Bangla takes ${size} more.`,
    choices: { one: 'English only', both: 'English and Bangla' },
    storing: 'Saving…',
    stored: 'Saved.',
    failed: 'Could not save. Check your internet and try again.',
  },

  saver: {
    heading: 'Data saver',
    text: 'No logos or covers, and five jobs a page instead of ten.',
    choices: { auto: 'Same as browser', on: 'On', off: 'Off' },
    autoOn: 'Your browser saves data, so the data saver is on.',
    autoOff: 'Your browser does not save data, so the data saver is off.',
    unkept: 'This browser cannot store your choice. Choose again next time.',
  },
};
