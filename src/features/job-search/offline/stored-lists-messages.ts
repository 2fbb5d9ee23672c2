import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of the lists on the device, shown where none can be read. */
interface StoredListsTexts {
  storedTitle: string;
}

export const storedListsMessages = createCatalogue<StoredListsTexts>({
  en: {
    storedTitle: 'Lists on your device',
  },
});
