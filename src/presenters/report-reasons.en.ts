import type { ReportReason } from '#contract/reports/report.ts';

export const reportReasonNames: Readonly<Record<ReportReason, string>> = {
  money: 'Asks for money',
  fake: 'Fake or misleading',
  'wrong-company': 'Wrong company',
  offensive: 'Offensive or unfair to some people',
  closed: 'Already filled or closed',
  other: 'Something else',
};
