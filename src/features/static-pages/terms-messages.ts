import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';
import type { StaticPageTexts } from './static-page.tsx';

export const termsMessages = createCatalogue<StaticPageTexts>({
  en: {
    topic: pageTitles.terms,
    subTopic: 'Fair use',
    intro: 'By using this service you agree to the following. It is written to be read.',
    sections: [
      {
        heading: 'What the service does',
        paragraphs: [
          'We show jobs that companies offer, and help you to get in touch with them. We are not the employer, and we are not a party to any contract between you and a company.',
          'We check companies and jobs before they appear, but we cannot promise that every detail is right or that a job is still free. Ask the company before you decide.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'Give your own name and an e-mail address that reaches you. Keep your password to yourself: what is done with your account counts as done by you. Log out on devices that others use.',
        ],
      },
      {
        heading: 'What you may post',
        paragraphs: [
          'Real jobs at real companies that you may speak for, with a true salary, place and deadline. No fees for applicants, no discrimination, nothing unlawful, nothing that belongs to somebody else.',
          'New companies and new jobs wait for our approval. We may refuse or remove what breaks these terms.',
        ],
      },
      {
        heading: 'Subscriptions',
        paragraphs: [
          'Where a paid subscription is offered, it runs through your mobile operator and is confirmed with a one-time code sent to your number. The price and the period are shown before you send your number. You can cancel at any time. Nothing is charged for the periods after that.',
        ],
      },
      {
        heading: 'Availability and liability',
        paragraphs: [
          'We work to keep the service up, and what you have opened stays readable offline. We cannot promise that it never fails. We answer for damage that we cause on purpose or through gross negligence, and wherever the law does not allow liability to be limited.',
        ],
      },
      {
        heading: 'Changes',
        paragraphs: [
          'When these terms change, the new text stands on this page. If you do not agree, stop using the service and delete your account in your profile, under “Account settings”.',
        ],
      },
    ],
  },
});
