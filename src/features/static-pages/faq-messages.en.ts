import { pageTitles } from '#contract/http/page-titles.en.ts';
import type { StaticPageTexts, StaticSection } from './messages.en.ts';

export interface Question extends StaticSection {
  /** A button under the answer. */
  action?: 'unsubscribeByNumber';
}

interface FaqTexts extends Omit<StaticPageTexts, 'sections'> {
  groups: readonly { heading: string; questions: readonly Question[] }[];
  actions: Record<'unsubscribeByNumber', string>;
}

export const faqMessages: FaqTexts = {
  topic: pageTitles.faq,
  subTopic: 'Questions and answers',
  intro: 'Open a question to see the answer.',
  groups: [
    {
      heading: 'Finding work',
      questions: [
        {
          heading: 'How do I apply for a job?',
          paragraphs: [
            'Open the job and choose “Apply Now”. You see how this employer takes applications: by email, here on the site, on a website, by phone or in person.',
            'For an email, your email app opens with the start of a letter to the company. Finish the letter, attach your CV and send it. You can also write the letter on the job’s page, even offline. It goes straight to the company. We do not see it.',
          ],
          toApplicationParagraphs: () => [
            'To apply here, choose a CV, answer the employer’s questions and choose “Send application”. Offline it waits on your device, and is sent once you are online. Some browsers need the app open for that. “Saved jobs” shows what became of it.',
          ],
        },
        {
          heading: 'How do I make a CV?',
          paragraphs: [
            'Open “Create your CV”, fill in the form and get a PDF or Word file. You can also download an empty template, in English or Bangla.',
          ],
        },
        {
          heading: 'How are jobs and companies checked?',
          paragraphs: [
            'One of us looks at every new company and every new job before others can see it. Does a job look wrong? Send us its title and the company’s name.',
          ],
        },
        {
          heading: 'What works offline?',
          paragraphs: [
            'You can read jobs and lists you opened before, saved jobs, downloaded searches and downloaded CVs. You need no account for that.',
            'You can also write letters, make a CV and fill in forms. They are stored on your device.',
            'You need internet to sign in, to send, and to find new jobs.',
            'Install the app to open it like any other app. “Download & Enjoy” at the bottom of every page shows how.',
          ],
        },
      ],
    },
    {
      heading: 'Your account',
      questions: [
        {
          heading: 'Why do I have to sign in?',
          paragraphs: [
            'An account lets you open jobs from the list and post your own. Shared links open without one, and so do your saved jobs.',
          ],
        },
        {
          heading: 'Forgot your password?',
          paragraphs: [
            'Choose “Forgot your password?” on the sign-in page. We email you a link.',
            'No such link there? Email us from your registered address.',
          ],
        },
        {
          heading: 'How do I change or delete my account?',
          paragraphs: [
            'Open your profile and choose “Account settings”. You can change your details and password, sign out everywhere, download your data or delete your account.',
            'Sign in within 30 days to get a deleted account back. After that it is deleted for good.',
          ],
        },
      ],
    },
    {
      heading: 'Money',
      questions: [
        {
          heading: 'What does it cost?',
          paragraphs: [
            'Searching, reading jobs, applying and CV templates are free.',
            'The subscription is optional. Your mobile operator charges it to your balance. You see the price before you send your number.',
            'Never pay anyone for an interview or a job offer. Tell us if someone asks you to.',
          ],
          toSmsParagraphs: (prices: string) => [
            `Subscribers can get new jobs by SMS, at most one a day, if their operator can send them. The price includes them. ${prices}`.trim(),
            'Turn the SMS on or off in “Job alerts”.',
          ],
        },
        {
          heading: 'How do I cancel my subscription?',
          paragraphs: [
            'Open the menu and choose “Unsubscribe”.',
            'Subscribed on another device? Unsubscribe by number. We’ll text you a code to cancel.',
          ],
          action: 'unsubscribeByNumber',
        },
      ],
    },
  ],
  actions: { unsubscribeByNumber: 'Unsubscribe by number' },
};
