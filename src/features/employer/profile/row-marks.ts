import type { Approval } from '#contract/jobs/approval.ts';
import { toClosing } from '#contract/jobs/job-dates.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { hasFirstFigures } from '#contract/figures/figure-days.ts';
import type { FigureCounts } from '#contract/figures/figures.ts';
import { formatNumber, formatShortDate } from '#contract/format.ts';
import { DAY_MS } from '#contract/limits.ts';
import { locale } from '#platform/i18n/locale.ts';
import { waitingFields, type OwnCompany } from '#contract/companies/company.ts';
import { toHiddenState, type OwnJob } from '#contract/jobs/job.ts';
import type { MarkTexts } from './messages.ts';

export interface Mark {
  tone: 'notice' | 'error' | 'plain';
  text: string;
}

function toApprovalMark(
  { approval, approvalReason }: { approval: Approval | ''; approvalReason: string },
  texts: MarkTexts,
): Mark[] {
  if (approval === 'pending') return [{ tone: 'notice', text: texts.waiting }];
  if (approval === 'rejected') return [{ tone: 'error', text: texts.rejected(approvalReason) }];
  return [];
}

/** The text of a job's views and saves; empty while 0 may mean "not counted yet". */
function toFigureTexts({ postedAt }: OwnJob, { now, figures }: Known, texts: MarkTexts): string[] {
  if (figures === undefined) return [];
  const { view, save } = figures;
  const counted = [
    view > 0 ? texts.views(view, formatNumber(view, locale)) : '',
    save > 0 ? texts.saves(save, formatNumber(save, locale)) : '',
  ].filter(Boolean);
  if (counted.length > 0) return counted;
  return hasFirstFigures(postedAt, now) ? [texts.noViews] : [];
}

interface Known {
  /** ms since the epoch */
  now: number;
  /** Undefined while unknown. */
  figures?: FigureCounts | undefined;
}

/** The marks of a job: approval, and whether it is live, with its figures, filled or past its deadline. */
export function toJobMarks(job: OwnJob, known: Known, texts: MarkTexts): Mark[] {
  const { now } = known;
  const hidden = toHiddenState(job);
  const marks: Mark[] =
    hidden?.of === 'company'
      ? [{ tone: 'notice', text: texts.company[hidden.approval] }]
      : toApprovalMark(job, texts);
  const closing = toClosing(job, now);
  if (closing) return [...marks, { tone: 'plain', text: texts[closing] }];
  if (hidden !== null || job.approval !== 'approved') return marks;
  const day = formatShortDate(job.applicationDeadline, now, locale);
  const parts = [texts.live, ...(day === '' ? [] : [texts.closes(day)]), ...toFigureTexts(job, known, texts)];
  return [{ tone: 'plain', text: parts.join(' · ') }];
}

/** The marks of a company: its approval, and that of a new contact. */
export function toCompanyMarks(company: OwnCompany, texts: MarkTexts): Mark[] {
  const waiting = waitingFields(company).map((name) => texts.contact[name]);
  if (waiting.length > 0) return [{ tone: 'notice', text: texts.waitingContact(waiting.join(', ')) }];
  const { approval, contactReason } = company;
  if (approval !== 'approved' || contactReason === '') return toApprovalMark(company, texts);
  return [{ tone: 'error', text: texts.contactRejected(contactReason) }];
}

/** The days in which a deleted row can be restored; null when unknown. @param now ms since the epoch */
export function daysToRestore(deletedAt: string, now: number): number | null {
  const since = Date.parse(deletedAt);
  return Number.isNaN(since) ? null : Math.max(0, Math.floor((since + RESTORE_DAYS * DAY_MS - now) / DAY_MS));
}

/** How many jobs each company has, by its id. */
export function countJobsByCompany(jobs: readonly Pick<OwnJob, 'company'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { company } of jobs) counts.set(company._id, (counts.get(company._id) ?? 0) + 1);
  return counts;
}
