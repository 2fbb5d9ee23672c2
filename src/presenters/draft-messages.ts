import { createCatalogue } from '#platform/i18n/messages.ts';

/** Texts of what a form keeps, wherever it is. */
export const draftMessages = createCatalogue({
  en: {
    kept: 'Draft kept on this device',
    keptInPage: 'This device keeps no drafts: what you type is lost when the page is closed',
    offline: 'You are offline. You can fill in the form: it is kept on this device until you send it.',
    discard: 'Discard draft',
    keep: 'Keep it',
    other: 'Another draft of this form is kept on this device.',
    showOther: 'Show it',
    dropOther: 'Discard it',
    dropOtherText: 'The other draft goes for good. What this form shows stays.',
    discardTitle: 'Discard what you typed?',
  },
});
