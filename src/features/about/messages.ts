import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

export const aboutMessages = createCatalogue({
  en: {
    topic: pageTitles.about,
    subTopic: 'Who we are',
    pitchTitle: 'We connect professionals with companies',
    pitch:
      'People across Bangladesh look for work on a phone, often with a weak connection. Here they find every job with its pay, its place and its deadline, online and offline. Companies reach them directly.',
    strengths: [
      {
        icon: 'search',
        title: 'Targeted career matches',
        text: 'Filter by category, type, experience and pay. Search in Bangla or English.',
      },
      {
        icon: 'pin',
        title: 'Global opportunities',
        text: 'Jobs in Bangladesh first. Remote and on-site jobs in other countries too.',
      },
      {
        icon: 'check',
        title: 'Excellence in recruitment',
        text: 'One of us checks every company and every job before you see it.',
      },
      {
        icon: 'chart',
        title: 'A focus on career growth',
        text: 'From the first internship to the next step, with free CV templates.',
      },
    ],
    browse: 'Browse Jobs',
    postResume: 'Post Your Resume',
  },
} as const);
