import { createCatalogue } from '#platform/messages.ts';

export const savedMessages = createCatalogue({
  en: {
    title: 'Saved jobs',
    subTitle: 'Kept on this device, readable without a network',
    save: (title: string) => `Save for offline reading: ${title}`,
    unsave: (title: string) => `Remove from saved jobs: ${title}`,
    saveShort: 'Save',
    savedShort: 'Saved',
    offline: 'Available offline',
    saving: 'Saving…',
    noRoom: 'There is no room to save this job on the device.',
    empty: 'No saved jobs yet',
    emptyText: 'Press the bookmark on a job to keep it here. It then opens without a network.',
    browse: 'Browse Jobs',
    savedCount: (count: number) => (count === 1 ? '1 saved job' : `${count} saved jobs`),
    open: 'Open',
    remove: 'Remove',
    partial: 'Only a short copy is kept. Open it once with a network to keep all of it.',
  },
});
