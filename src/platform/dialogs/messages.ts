import { createCatalogue } from '../i18n/messages.ts';

/** What the dialogs say by themselves; everything else is the caller's. */
export const dialogMessages = createCatalogue({ en: { ok: 'OK' } });
