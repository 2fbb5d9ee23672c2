import { createCatalogue } from '#platform/messages.ts';

export const resumeMessages = createCatalogue({
  en: {
    title: 'Create Your Resume',
    subTitle: 'Pick a template, fill it in on any phone or computer, and apply today',
    download: 'Download Resume',
    downloadNamed: (name: string) => `Download Resume: ${name}`,
    downloading: (percent: number | null) => (percent === null ? 'Downloading…' : `Downloading… ${percent}%`),
    downloaded: 'Downloaded',
    failed: 'The download stopped. What has arrived is kept.',
    goOn: 'Continue',
    withdrawn: 'No longer offered',
    coverAlt: (name: string) => `First page of ${name}`,
    loading: 'Loading templates…',
    empty: 'No templates yet',
    emptyText: 'Templates will show here as soon as there are some.',
    loadFailed: 'The templates could not be loaded',
    loadFailedText: 'They are kept on this device after the first visit with a network.',
    retry: 'Retry',
    mine: 'Your downloaded CVs',
    mineEmpty: 'CVs that you download are kept here, and can be saved again without a network.',
    saveAgain: 'Save again',
    saveAgainNamed: (name: string) => `Save again: ${name}`,
    downloadedOn: (date: string) => `Downloaded on ${date}`,
  },
});
