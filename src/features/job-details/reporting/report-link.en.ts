import type { AdviceMark } from '#contract/advice/marks.ts';

const marks: Readonly<Record<AdviceMark, string>> = {
  'asks-for-money':
    'This posting seems to ask for money. Employers should not charge you for a job. Do not send money, and never share a PIN or a code. Only government jobs may have an application fee, paid on their official website.',
  'other-domain':
    'The address to apply does not belong to the company’s website. Call the company to check before you send your CV.',
  'free-mail':
    'The company has a website, but uses a free email address. Many honest companies do. If you are not sure, call first.',
  'old-font':
    'Part of this posting is in an old Bangla font that phones cannot show. Contact the company if you cannot read it.',
  'odd-pay': 'The pay looks wrong. Ask the company how much it pays a month.',
};

export const reportLinkMessages = {
  advice: { heading: 'Before you apply', marks },
  report: 'Report this job',
  subject: (title: string) => `Report: ${title}`,
  reported: 'You reported this job.',
  waiting: 'You reported this job. We send the report when you are online.',
  notLoaded: 'The form did not load. Check your internet and try again.',
};
