import { and, eq, lt } from 'drizzle-orm';
import { alertLimits } from '#contract/alerts/alert.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { alertPaths } from '#contract/http/api-paths.ts';
import { toJobTitle } from '#contract/http/page-titles.ts';
import { DAY_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { toAppName } from '../config.ts';
import { inTransaction } from '../db/connection.ts';
import { alerts, toSubscriptionId } from '../db/readers-schema.ts';
import { sentJobMessages } from '../db/subscription-schema.ts';
import { toJobCard } from '../jobs/job-answer.ts';
import type { CardRow } from '../jobs/job-rows.ts';
import { toJobWords } from '../jobs/job-words.ts';
import { countTogether, type Limit, toPercent, uncountAttempt } from '../limits/rate-limit.ts';
import type { DigestWork } from '../queue/work-kinds.ts';
import type { CodeClass } from '../subscription/adapters/operator.ts';
import { findSpent } from '../subscription/request-limits.ts';
import { findById, type SubscriptionRow, toSubscriber } from '../subscription/store.ts';
import { toBase, toJobsText } from './alert-mails.ts';
import { isNight, nextMorning } from './send-time.ts';
import { type AlertRow, removeEndpoint, toShortId } from './store.ts';

/** How operators count a text (3GPP TS 23.038 and 23.040). */

/** The GSM default alphabet, 7 bits a character. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** GSM extension table: each takes an escape character too. */
const GSM_ESCAPED = '^{}\\[~]|€\f';

/** The capacity of a single message, and of a part of several, which has a header. */
const gsmUnits = { alone: 160, part: 153 } as const;
const ucsUnits = { alone: 70, part: 67 } as const;

const toGsmUnits = (character: string): number | null => {
  if (GSM.includes(character)) return 1;
  return GSM_ESCAPED.includes(character) ? 2 : null;
};

/** How many messages a text needs. Escaped and astral characters are not split between two. */
export function countSegments(text: string): number {
  const characters = [...text];
  const gsm = characters.map(toGsmUnits);
  const isGsm = gsm.every((units) => units !== null);
  const units = isGsm ? gsm.map((one) => one ?? 0) : characters.map(({ length }) => length);
  const { alone, part } = isGsm ? gsmUnits : ucsUnits;
  if (units.reduce((sum, one) => sum + one, 0) <= alone) return 1;
  let segments = 1;
  let used = 0;
  for (const one of units) {
    if (used + one > part) {
      segments += 1;
      used = 0;
    }
    used += one;
  }
  return segments;
}

const replacements: Readonly<Record<string, string>> = {
  '৳': 'Tk ',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '•': '-',
  '·': ',',
  '\u{a0}': ' ',
  '\u{202f}': ' ',
};

/** Replaces characters outside the GSM alphabet: one of them reduces a message from 160 to 70 characters. */
export const toGsmSigns = (text: string): string =>
  text.replaceAll(/[৳–—‘’“”…•·\u{a0}\u{202f}]/gu, (sign) => replacements[sign] ?? sign);

/** Operators charge each segment. */
const MOST_SEGMENTS = 3;
const MOST_JOBS = 3;

const toLine = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join(', ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Up to three jobs and the link to all. What does not fit is omitted: first places and pay, then jobs. */
function writeSms(
  context: Pick<AppContext, 'config'>,
  alert: Pick<AlertRow, 'id' | 'language' | 'origin'>,
  { cards, total }: { cards: readonly CardRow[]; total: number },
): string {
  const { language } = alert;
  const jobs = cards.slice(0, MOST_JOBS).map((row) => {
    const job = toJobCard(row);
    const { place, pay } = toJobWords(job, language);
    const title = toLine([toJobTitle(job)]);
    return { title, full: toLine([title, place, pay]) };
  });
  const head = `${toAppName(context.config, language)}: ${toJobsText(total, language)}`;
  const link = `${toBase(context, alert)}${alertPaths.short}/${toShortId(alert.id)}`;
  const toText = (lines: readonly string[]): string => {
    const text = [head, ...lines, link].join('\n');
    return language === 'en' ? toGsmSigns(text) : text;
  };
  for (let count = jobs.length; count > 0; count -= 1) {
    const shown = jobs.slice(0, count);
    for (const lines of [shown.map(({ full }) => full), shown.map(({ title }) => title)]) {
      const text = toText(lines);
      if (countSegments(text) <= MOST_SEGMENTS) return text;
    }
  }
  return toText([]);
}

type SmsContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway' | 'log'>;

/** The number has no subscription any more; later messages would fail too. */
const gone: ReadonlySet<CodeClass> = new Set(['number', 'ineligible', 'absent']);
/** The operator may have sent the message without reporting it. */
const unclear: ReadonlySet<CodeClass> = new Set(['failed', 'unknown']);

/** Adds the jobs to the message of the next morning. */
async function defer({ db, clock }: SmsContext, alert: AlertRow, { jobs, total }: DigestWork): Promise<void> {
  const isThis = and(eq(alerts.id, alert.id), eq(alerts.endpoint, alert.endpoint));
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(alerts).where(isThis).for('update');
    if (row === undefined) return;
    const known = new Set([...row.pendingJobs, ...jobs]);
    await tx
      .update(alerts)
      .set({
        pendingJobs: [...known].slice(0, alertLimits.pendingJobs),
        pendingCount: Math.max(known.size, row.pendingCount + total),
        nextAt: new Date(nextMorning(clock())),
      })
      .where(isThis);
  });
}

interface Claim {
  phoneHash: string;
  day: string;
}

/** @returns false if this day's message was sent, or may have been sent by a server that was killed */
async function claimDay({ db, clock }: SmsContext, claim: Claim): Promise<boolean> {
  const claimed = await db.orm
    .insert(sentJobMessages)
    .values({ ...claim, claimedAt: new Date(clock()) })
    .onConflictDoNothing()
    .returning();
  return claimed.length > 0;
}

/** Counts SMS parts against the daily limit of all servers. @returns a function to undo it; null above the limit */
async function countParts(context: SmsContext, parts: number): Promise<(() => Promise<void>) | null> {
  const limit: Limit = {
    key: ['job messages', 'day'],
    attempts: context.config.subscription.jobMessagesPerDay,
    windowMs: DAY_MS,
    weight: parts,
  };
  const counted = await countTogether(context, [limit]);
  if (!('uses' in counted)) return null;
  const [use] = counted.uses;
  const percent = use === undefined ? null : toPercent(use, parts);
  if (use !== undefined && percent !== null) {
    const fields = { purpose: 'new jobs', window: 'day', percent, limit: use.allowed };
    context.log({ level: 'alert', event: 'message budget used', fields });
  }
  return () => uncountAttempt(context, [limit]);
}

/** True when the operator can be asked for a message now. */
async function isSendable(context: SmsContext, row: SubscriptionRow): Promise<boolean> {
  if (row.status !== 'active' || isNight(context.clock())) return false;
  return !(await findSpent(context)).includes(row.channel);
}

async function send(context: SmsContext, row: SubscriptionRow, text: string): Promise<CodeClass | 'sent'> {
  const operator = context.gateway.operators[row.channel];
  const answer = await operator?.sendMessage?.({ ...toSubscriber(context, row), text });
  if (answer === undefined) return 'config';
  return answer.kind === 'sent' ? 'sent' : answer.class;
}

/**
 * Sends new jobs to a subscriber, at most once a day and never at night. A message that may have been sent is not
 * retried, as a duplicate is worse than none; jobs that were certainly not sent go out the next morning.
 */
export async function deliverSms(
  context: SmsContext,
  alert: AlertRow,
  { cards, total, work }: { cards: readonly CardRow[]; total: number; work: DigestWork },
): Promise<void> {
  const row = await findById(context, toSubscriptionId(alert.endpoint));
  if (row === null || row.status === 'ended') return removeEndpoint(context, alert.endpoint);
  if (!(await isSendable(context, row))) return defer(context, alert, work);
  // The claim stays even if sending fails: at most one request a day to the operator.
  if (!(await claimDay(context, { phoneHash: row.phoneHash, day: toDhakaDay(context.clock()) }))) return;
  const text = writeSms(context, alert, { cards, total });
  const uncount = await countParts(context, countSegments(text));
  if (uncount === null) return defer(context, alert, work);
  const outcome = await send(context, row, text);
  if (outcome === 'sent' || unclear.has(outcome)) return;
  await uncount();
  if (gone.has(outcome)) {
    context.log({ level: 'info', event: 'job messages ended', reason: outcome });
    return removeEndpoint(context, alert.endpoint);
  }
  await defer(context, alert, work);
}

/** Removes claims of past days. @returns how many */
export async function purgeJobMessages({ db }: Pick<AppContext, 'db'>, before: Date): Promise<number> {
  const old = await db.orm
    .delete(sentJobMessages)
    .where(lt(sentJobMessages.claimedAt, before))
    .returning({ day: sentJobMessages.day });
  return old.length;
}
