import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of the lists on the device, shown where none can be read. */
export const storedListsMessages = createCatalogue({
  en: {
    storedTitle: 'Lists on your device',
  },
});
