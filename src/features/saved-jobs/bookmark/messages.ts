import { createCatalogue } from '#platform/i18n/messages.ts';

export const bookmarkMessages = createCatalogue({
  en: {
    save: (title: string) => `Save for offline reading: ${title}`,
    saveShort: 'Save',
    savedShort: 'Saved',
  },
});
