import type { AdviceMark } from '#contract/advice/marks.ts';

const marks: Readonly<Record<AdviceMark, string>> = {
  'asks-for-money': 'seems to ask for money',
  'other-domain': 'email domain differs from website',
  'free-mail': 'free email address though there is a website',
  'old-font': 'text in an old Bangla font (Bijoy), unreadable on phones',
};

export const adminReportMessages = {
  title: 'Reports from users',
  intro: 'Reports stay open after you reject. Mark them as handled once you have decided.',
  none: 'No open reports',
  noneText: 'Reports from users appear here. You are up to date.',
  count: (total: number) => (total === 1 ? '1 report' : `${total} reports`),
  latest: (time: string) => `Latest ${time}`,
  reasons: 'Reasons',
  texts: 'What users wrote',
  shown: (shown: number) => `Only the latest ${shown} are shown.`,
  handle: 'Handled',
  handling: 'Saving…',
  handled: (label: string) => `Reports handled: ${label}`,
  handledBefore: (label: string) => `Already handled: ${label}`,
  marked: 'Marked by rules',
  marks,
  namesakes: (total: number) =>
    total === 1 ? 'Another company has this name.' : `${total} other companies have this name.`,
  findNamesakes: 'Compare them',
};
