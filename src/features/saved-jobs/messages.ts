import { createCatalogue } from '#platform/messages.ts';

export const savedMessages = createCatalogue({
  en: {
    title: 'Saved jobs',
    subTitle: 'Kept on this device, readable without a network',
    save: (title: string) => `Save for offline reading: ${title}`,
    saveShort: 'Save',
    savedShort: 'Saved',
    offline: 'Available offline',
    noRoom: 'There is no room to save this job on the device.',
    empty: 'No saved jobs yet',
    emptyText: 'Press the bookmark on a job to keep it here. It then opens without a network.',
    browse: 'Browse Jobs',
    savedCount: (count: number) => (count === 1 ? '1 saved job' : `${count} saved jobs`),
    open: 'Open',
    partial: 'Only a short copy is kept. Open it once with a network to keep all of it.',
  },
});
