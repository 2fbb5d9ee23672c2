import * as v from 'valibot';
import {
  applyKinds,
  applyWaysField,
  type ApplyKind,
  type ApplyWay,
} from '#contract/applications/apply-ways.ts';
import { findWay } from '#contract/applications/open-ways.ts';
import { isWalkInLate, type WalkInTerm } from '#contract/jobs/deadline-rule.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import type { Job } from '#contract/jobs/job.ts';
import { toProblemText } from '#contract/field-errors.ts';
import type { FieldErrors } from '#ui/form/use-fields.ts';
import { jobEditorMessages as texts } from './messages.ts';
import { wayMessages } from '#ui/applying/way-texts.ts';
import { completeUrl } from '../companies/company-table.ts';
import type { Texts } from '../edit/use-edit.ts';
import { toDeadlineIso } from './job-values.ts';
import { checkQuestions, toScreening, toTypedQuestions } from './questions.ts';
import { detailsOf, type WayName } from './job-fields.ts';

/** The ways to apply as a form's texts. */
export type WayValues = Texts<WayName>;

const isKind = (text: string): text is ApplyKind => applyKinds.some((kind) => kind === text);

/** The chosen kinds, in the order in which they were chosen. */
export const readKinds = (text: string): ApplyKind[] => text.split(',').filter(isKind);

/** The kinds after a choice: the first ones stay first, and e-mail is what is left where nothing is. */
export function toKindsText(text: string, chosen: readonly string[]): string {
  const before = readKinds(text).filter((kind) => chosen.includes(kind));
  const added = chosen.filter(isKind).filter((kind) => !before.includes(kind));
  return [...before, ...added].join(',') || 'email';
}

/** A job's ways as texts; e-mail where it names none. */
export function toWayValues({ applyWays: ways, screening }: Pick<Job, 'applyWays' | 'screening'>): WayValues {
  const [link, walkIn, call] = [findWay(ways, 'link'), findWay(ways, 'walkIn'), findWay(ways, 'call')];
  return {
    applyWays: ways.map(({ kind }) => kind).join(',') || 'email',
    screening: toTypedQuestions(screening),
    linkUrl: link?.url ?? '',
    walkInFrom: walkIn?.from ?? '',
    walkInTo: walkIn?.to ?? '',
    walkInHours: walkIn?.hours ?? '',
    walkInPlace: walkIn?.place ?? '',
    walkInBring: walkIn?.bring ?? '',
    callPhone: call?.phone ?? '',
    callWhatsApp: call?.whatsApp === true ? 'yes' : '',
  };
}

function toWay(kind: ApplyKind, values: WayValues): ApplyWay {
  switch (kind) {
    case 'link':
      return { kind, url: completeUrl(values.linkUrl) };
    case 'walkIn':
      return {
        kind,
        from: values.walkInFrom,
        // One day alone may be given once.
        to: values.walkInTo || values.walkInFrom,
        hours: values.walkInHours.trim(),
        place: values.walkInPlace.trim(),
        bring: values.walkInBring.trim(),
      };
    case 'call':
      return { kind, phone: values.callPhone.trim(), whatsApp: values.callWhatsApp !== '' };
    default:
      return { kind };
  }
}

/** The ways that a form sends; none for e-mail alone, as of jobs that never named any. */
export const toApplyWays = (values: WayValues): ApplyWay[] =>
  values.applyWays === 'email' ? [] : readKinds(values.applyWays).map((kind) => toWay(kind, values));

/** What a form sends of the ways; questions go along with the inbox. */
export const toWaysRequest = (values: WayValues): Partial<Pick<Job, 'applyWays' | 'screening'>> => ({
  applyWays: toApplyWays(values),
  ...(readKinds(values.applyWays).includes('inbox') && { screening: toScreening(values.screening) }),
});

/** False for the details of a way that is not chosen. */
export const isAsked = (name: WayName, { applyWays }: WayValues): boolean =>
  name === 'applyWays' || readKinds(applyWays).some((kind) => detailsOf(kind).includes(name));

/** The fields by their names in the contract, each of which one kind alone has. */
const fields: Readonly<Record<string, WayName>> = {
  url: 'linkUrl',
  from: 'walkInFrom',
  to: 'walkInTo',
  hours: 'walkInHours',
  place: 'walkInPlace',
  bring: 'walkInBring',
  phone: 'callPhone',
};

function toText(issue: v.BaseIssue<unknown>, label: string): string {
  const { problems } = texts;
  const found = issue.input === '' ? undefined : toProblemText(issue, problems, label);
  return found ?? problems.required(label);
}

interface Check {
  /** ms since the epoch. */
  now: number;
  /** The typed day; '' for none. */
  deadline: string;
  /** The job that is edited: its last day may have passed. */
  stored?: WalkInTerm;
}

/** What is wrong with the chosen ways, by field, in the form's words. */
export function checkWays(values: WayValues, { now, deadline, stored }: Check): FieldErrors<WayName> {
  const ways = toApplyWays(values);
  const found: Partial<Record<WayName, string>> = {};
  for (const issue of v.safeParse(applyWaysField.request, ways).issues ?? []) {
    const name = fields[v.getDotPath(issue)?.split('.').at(-1) ?? ''];
    if (name !== undefined) found[name] ??= toText(issue, texts.labels[name]);
  }
  const isWrong = checkQuestions(values.screening).some(({ text, choices }) => text ?? choices);
  if (isWrong && isAsked('screening', values)) found.screening = texts.questions.checkAll;
  const lastDay = findWay(ways, 'walkIn')?.to ?? '';
  const storedDay = findWay(stored?.applyWays ?? [], 'walkIn')?.to;
  const isPast = lastDay !== '' && lastDay < toDhakaDay(now) && lastDay !== storedDay;
  if (isPast) found.walkInTo ??= texts.deadlines.past;
  const applicationDeadline = toDeadlineIso(deadline);
  const isLate = applicationDeadline !== '' && isWalkInLate({ applyWays: ways, applicationDeadline }, stored);
  if (isLate) found.walkInTo ??= texts.ways.afterDeadline;
  // A single day that is wrong is wrong where it was typed.
  if (values.walkInTo === '' && found.walkInTo !== undefined) {
    found.walkInFrom ??= found.walkInTo;
    delete found.walkInTo;
  }
  return found;
}

/** The words of the chosen kinds. */
export const toKindsWords = (text: string): string =>
  readKinds(text)
    .map((kind) => wayMessages.kinds[kind])
    .join(', ');
