import { pageTitles } from '#contract/http/page-titles.en.ts';

export const aboutMessages = {
  topic: pageTitles.about,
  subTopic: 'Who we are',
  pitchTitle: 'We connect professionals with companies',
  pitch:
    'People across Bangladesh look for work on a phone, often with a weak connection. Here they find every job with its pay, its place and its deadline, online and offline. Companies reach them directly.',
  strengths: {
    search: {
      title: 'Targeted career matches',
      text: 'Filter by category, type, experience and pay. Search in Bangla or English.',
    },
    pin: {
      title: 'Global opportunities',
      text: 'Jobs in Bangladesh first. Remote and on-site jobs in other countries too.',
    },
    check: {
      title: 'Excellence in recruitment',
      text: 'One of us checks every company and every job before you see it.',
    },
    chart: {
      title: 'A focus on career growth',
      text: 'From the first internship to the next step, with free CV templates.',
    },
  },
  browse: 'Browse Jobs',
  postResume: 'Post Your Resume',
};
