import { createCatalogue } from '#platform/i18n/messages.ts';

export const searchNameMessages = createCatalogue({
  en: {
    allJobs: 'All jobs',
    page: (page: number) => `page ${page}`,
    sorted: { newest: 'newest first', deadline: 'by deadline', salary: 'by salary' },
  },
});
export type SearchNameTexts = (typeof searchNameMessages)['en'];

export const storedSearchMessages = createCatalogue({
  en: {
    stored: (count: number, written: string, asOf: string) =>
      `${written} stored ${count === 1 ? 'job' : 'jobs'}, as of ${asOf}`,
    oldest: (asOf: string) => `, the oldest of ${asOf}`,
  },
});

export const storedListsMessages = createCatalogue({
  en: {
    storedTitle: 'Lists on your device',
  },
});

/** `jobs` are like "50 jobs". */
export const downloadMessages = createCatalogue({
  en: {
    title: 'Take this search with me',
    close: 'Close',
    intro:
      'Keeps jobs of this search on this device, whole and with their companies. Without a network the search and the filters then work on them, and each of them opens.',
    choose: 'How many',
    jobs: (count: number, written: string) => (count === 1 ? '1 job' : `${written} jobs`),
    next: (jobs: string) => `The next ${jobs}`,
    all: (jobs: string) => `All ${jobs}`,
    size: (size: string) => `about ${size}`,
    download: (jobs: string) => `Take ${jobs}`,
    replaceAndDownload: (jobs: string) => `Remove it and take ${jobs}`,
    replaced: (searches: string) =>
      `Five searches are kept at most. For this one, the oldest has to go: ${searches}.`,
    refused: 'The data saver is on, so nothing is fetched ahead.',
    refusedWhere: 'It follows your browser unless you say otherwise. You can change it here:',
    storagePage: 'Storage and data',
    offline: 'Taking jobs along needs a network, and there is none at the moment.',
    noJobs: 'As soon as the list is here, its jobs can be taken along.',
    running: (search: string) => `Taking along: ${search}`,
    listing: 'Asking which jobs there are…',
    progress: (done: string, jobs: string) => `${done} of ${jobs}`,
    background: 'You can close this and read on: it goes on while the app is open.',
    cancel: 'Cancel',
    done: (jobs: string, search: string) => `${search}: ${jobs} on this device.`,
    gone: (jobs: string) => `Left out, as the server no longer has it: ${jobs}.`,
    cut: 'The connection was cut.',
    cancelled: 'You cancelled it.',
    noSpace: 'This device keeps no more: it is full, or does not allow it.',
    noneStored: 'Nothing new was kept.',
    partStored: (done: string, jobs: string) => `${done} of ${jobs} are kept, each of them whole.`,
    onDevice: 'On this device',
    storedWhole: (jobs: string, asOf: string) => `${jobs}, as of ${asOf}`,
    storedPart: (done: string, jobs: string, asOf: string) => `${done} of ${jobs}, as of ${asOf}`,
    resume: 'Continue',
    resumeNamed: (search: string) => `Continue: ${search}`,
    remove: 'Remove',
    removeNamed: (search: string) => `Remove: ${search}`,
    notRemoved: 'It could not be removed from this device.',
  },
});
