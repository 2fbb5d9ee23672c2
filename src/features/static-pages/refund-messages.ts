import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';
import type { StaticPageTexts } from './static-page.tsx';

export const refundMessages = createCatalogue<StaticPageTexts>({
  en: {
    topic: pageTitles.refund,
    subTopic: 'Money back',
    intro:
      'Searching, reading, applying and downloading CV templates cost nothing, so there is nothing to refund for them. This page is about subscriptions that are paid through a mobile operator.',
    sections: [
      {
        heading: 'Cancelling',
        paragraphs: [
          'You can cancel a subscription at any time. From then on nothing more is charged; the period that is already paid runs to its end.',
          'If cancelling does not work, write to us with your mobile number, and we will arrange it with your operator.',
        ],
      },
      {
        heading: 'When you get your money back',
        paragraphs: [
          'When you were charged twice for the same period, when you were charged after you had cancelled, or when the number was subscribed without the consent of its owner.',
          'Tell us within 30 days of the charge: your mobile number, the date and the amount, as your operator’s message shows them.',
        ],
      },
      {
        heading: 'How it is paid',
        paragraphs: [
          'The charge was made by your operator, so the refund goes back the same way, to your mobile balance or bill. We answer within 3 working days; the operator may need up to 14 days more.',
        ],
      },
    ],
  },
});
