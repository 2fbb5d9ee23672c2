import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of the dialog that takes a search along; `jobs` are what `jobs` says: "50 jobs". */
interface TakeTexts {
  title: string;
  close: string;
  intro: string;
  choose: string;
  jobs: (count: number, written: string) => string;
  next: (jobs: string) => string;
  all: (jobs: string) => string;
  size: (size: string) => string;
  take: (jobs: string) => string;
  replaceAndTake: (jobs: string) => string;
  replaced: (searches: string) => string;
  refused: string;
  refusedWhere: string;
  storagePage: string;
  offline: string;
  noJobs: string;
  running: (search: string) => string;
  listing: string;
  progress: (done: string, jobs: string) => string;
  goesOn: string;
  cancel: string;
  done: (jobs: string, search: string) => string;
  gone: (jobs: string) => string;
  cut: string;
  cancelled: string;
  noRoom: string;
  noneKept: string;
  partKept: (done: string, jobs: string) => string;
  kept: string;
  keptWhole: (jobs: string, asOf: string) => string;
  keptPart: (done: string, jobs: string, asOf: string) => string;
  goOn: string;
  goOnNamed: (search: string) => string;
  remove: string;
  removeNamed: (search: string) => string;
  notRemoved: string;
}

export const takeMessages = createCatalogue<TakeTexts>({
  en: {
    title: 'Take this search with me',
    close: 'Close',
    intro:
      'Keeps jobs of this search on this device, whole and with their companies. Without a network the search and the filters then work on them, and each of them opens.',
    choose: 'How many',
    jobs: (count, written) => (count === 1 ? '1 job' : `${written} jobs`),
    next: (jobs) => `The next ${jobs}`,
    all: (jobs) => `All ${jobs}`,
    size: (size) => `about ${size}`,
    take: (jobs) => `Take ${jobs}`,
    replaceAndTake: (jobs) => `Remove it and take ${jobs}`,
    replaced: (searches) =>
      `Five searches are kept at most. For this one, the oldest has to go: ${searches}.`,
    refused: 'The data saver is on, so nothing is fetched ahead.',
    refusedWhere: 'It follows your browser unless you say otherwise. You can change it here:',
    storagePage: 'Storage and data',
    offline: 'Taking jobs along needs a network, and there is none at the moment.',
    noJobs: 'As soon as the list is here, its jobs can be taken along.',
    running: (search) => `Taking along: ${search}`,
    listing: 'Asking which jobs there are…',
    progress: (done, jobs) => `${done} of ${jobs}`,
    goesOn: 'You can close this and read on: it goes on while the app is open.',
    cancel: 'Cancel',
    done: (jobs, search) => `${search}: ${jobs} on this device.`,
    gone: (jobs) => `Left out, as the server no longer has it: ${jobs}.`,
    cut: 'The connection was cut.',
    cancelled: 'You cancelled it.',
    noRoom: 'This device keeps no more: it is full, or does not allow it.',
    noneKept: 'Nothing new was kept.',
    partKept: (done, jobs) => `${done} of ${jobs} are kept, each of them whole.`,
    kept: 'On this device',
    keptWhole: (jobs, asOf) => `${jobs}, as of ${asOf}`,
    keptPart: (done, jobs, asOf) => `${done} of ${jobs}, as of ${asOf}`,
    goOn: 'Continue',
    goOnNamed: (search) => `Continue: ${search}`,
    remove: 'Remove',
    removeNamed: (search) => `Remove: ${search}`,
    notRemoved: 'It could not be removed from this device.',
  },
});
