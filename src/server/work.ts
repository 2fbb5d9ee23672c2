import { ACCOUNT_RESTORE_DAYS } from '#contract/accounts/account.ts';
import { LATE_DAYS } from '#contract/figures/figure-days.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { DAY_MS, SECOND_MS } from '#contract/limits.ts';
import { ANALYSER_VERSION } from '#contract/search/text-tokens.ts';
import { purgeJobMessages } from './alerts/deliver-sms.ts';
import { deliverConfirmation, deliverDigest } from './alerts/deliver.ts';
import { purgeNewJobs, runAlerts } from './alerts/match-alerts.ts';
import { purgeUnconfirmed } from './alerts/store.ts';
import type { AppContext } from './app-context.ts';
import { purgeApplications } from './applications/remove-applications.ts';
import { continueRotation, sealAgain } from './applications/rotate-keys.ts';
import { purgeUploads, vacuumUploads } from './applications/uploads.ts';
import { prepareAccountMail } from './auth/account-mails.ts';
import { DEVICE_RETENTION_MS, purgeAccounts, purgeDevices } from './auth/deletion.ts';
import { purgeMailTokens } from './auth/mail-tokens.ts';
import { purgeLooseLogos } from './companies/logo-files.ts';
import { purgeCompanies } from './companies/purge-companies.ts';
import type { Config } from './config.ts';
import { inTransaction } from './db/connection.ts';
import { removeAnswers } from './db/idempotency.ts';
import { purgeCountedEvents, purgeFigures } from './figures/store.ts';
import { purgeJobs, unlistClosed } from './jobs/purge-jobs.ts';
import { indexOutdated } from './jobs/search/index-jobs.ts';
import { LONGEST_WINDOW_MS, purgeLimits } from './limits/rate-limit.ts';
import { deliverContent } from './mail/deliver-content.ts';
import { sendMail } from './mail/send-mail.ts';
import { purgeSessions } from './policies/sessions.ts';
import { removeFailed } from './queue/queue.ts';
import { type Handlers, type MailWork, toMergeKey } from './queue/work-kinds.ts';
import { purgeReports } from './reports/store.ts';
import { beginRound, runRound } from './series-mails/mail-rounds.ts';
import { prepareSeriesMail } from './series-mails/prepare-mail.ts';
import { purgeAged } from './subscription/purge-aged.ts';
import { addNightlyExport, exportNightly } from './transfer/nightly-export.ts';

const ANSWER_RETENTION_MS = DAY_MS;
/** Operators do not repeat notifications after this time. */
const NOTIFICATION_RETENTION_MS = 30 * DAY_MS;
/** Ended subscriptions, for questions about consent and charges. */
const ENDED_RETENTION_MS = 400 * DAY_MS;
/** Failed work can be retried this long. */
const FAILED_RETENTION_MS = 30 * DAY_MS;
/** Handled reports, for questions about what was decided. */
const REPORT_RETENTION_MS = 180 * DAY_MS;
/** Longer than events are accepted after their day. */
const COUNTED_RETENTION_MS = (LATE_DAYS + 2) * DAY_MS;
const FIGURE_RETENTION_MS = 400 * DAY_MS;
const LOOSE_FILE_RETENTION_MS = DAY_MS;
/** Alerts with an unconfirmed address. */
const UNCONFIRMED_RETENTION_MS = 7 * DAY_MS;
/** A message of new jobs is claimed for one day. */
const CLAIM_RETENTION_MS = 7 * DAY_MS;
/** A device that was offline longer sends its CV again. */
const UPLOAD_RETENTION_MS = 2 * DAY_MS;
/** Jobs that have closed stay in the lists' indexes, though not in the lists. */
const UNLIST_AFTER_MS = DAY_MS;

type PurgeContext = Pick<AppContext, 'db' | 'clock' | 'files' | 'log' | 'config'>;
/** Removes a small batch of older rows. @returns how many */
type Purge = (context: PurgeContext, before: Date) => Promise<number>;

const purgeAnswers: Purge = ({ db }, before) =>
  db.background((connection) => removeAnswers(connection, before));

const purgeFailed: Purge = ({ db }, before) =>
  db.background((connection) => removeFailed(connection, before));

const duties: { purge: Purge; retentionMs: number | ((config: Config) => number) }[] = [
  { purge: purgeAnswers, retentionMs: ANSWER_RETENTION_MS },
  { purge: purgeLimits, retentionMs: LONGEST_WINDOW_MS },
  { purge: purgeSessions, retentionMs: DAY_MS },
  { purge: unlistClosed, retentionMs: UNLIST_AFTER_MS },
  { purge: purgeJobs, retentionMs: RESTORE_DAYS * DAY_MS },
  { purge: purgeCompanies, retentionMs: RESTORE_DAYS * DAY_MS },
  { purge: purgeAccounts, retentionMs: ACCOUNT_RESTORE_DAYS * DAY_MS },
  { purge: purgeUnconfirmed, retentionMs: UNCONFIRMED_RETENTION_MS },
  { purge: purgeNewJobs, retentionMs: RESTORE_DAYS * DAY_MS },
  { purge: purgeJobMessages, retentionMs: CLAIM_RETENTION_MS },
  { purge: purgeMailTokens, retentionMs: DAY_MS },
  { purge: purgeDevices, retentionMs: DEVICE_RETENTION_MS },
  { purge: purgeLooseLogos, retentionMs: LOOSE_FILE_RETENTION_MS },
  { purge: purgeApplications, retentionMs: ({ applicationDays }) => applicationDays * DAY_MS },
  { purge: purgeUploads, retentionMs: UPLOAD_RETENTION_MS },
  { purge: purgeReports, retentionMs: REPORT_RETENTION_MS },
  { purge: purgeCountedEvents, retentionMs: COUNTED_RETENTION_MS },
  { purge: purgeFigures, retentionMs: FIGURE_RETENTION_MS },
  { purge: purgeFailed, retentionMs: FAILED_RETENTION_MS },
  { purge: purgeAged('attempts'), retentionMs: DAY_MS },
  { purge: purgeAged('notifications'), retentionMs: NOTIFICATION_RETENTION_MS },
  { purge: purgeAged('ended'), retentionMs: ENDED_RETENTION_MS },
  { purge: purgeAged('sandboxCodes'), retentionMs: DAY_MS },
  { purge: purgeAged('sandboxMessages'), retentionMs: DAY_MS },
];

/** Removes expired rows in small batches, safely on several instances. */
export async function purgeOld(context: PurgeContext, shouldStop = () => false): Promise<void> {
  for (const { purge, retentionMs: given } of duties) {
    const retentionMs = typeof given === 'number' ? given : given(context.config);
    const before = new Date(context.clock() - retentionMs);
    while (!shouldStop() && (await purge(context, before)) > 0);
  }
}

/** The handlers of a server. */
export const createHandlers = (context: AppContext): Handlers => ({
  'index-words': async ({ version }, { shouldStop }) => {
    if (version > ANALYSER_VERSION) throw new Error('A newer server has to do this.');
    await indexOutdated(context.db, shouldStop);
  },
  mail: (mail, { id }) => deliverMail(context, mail, id),
  alert: (digest, { id }) => deliverDigest(context, digest, id),
  'alert-confirm': (confirmation, { id }) => deliverConfirmation(context, confirmation, id),
  alerts: (_payload, { shouldStop }) => runAlerts(context, shouldStop),
  'seal-applications': (_payload, { shouldStop }) => sealAgain(context, shouldStop),
  upkeep: (_payload, { shouldStop }) => runUpkeep(context, shouldStop),
  export: ({ day }) => exportNightly(context, day),
  'applications-round': ({ until }, { shouldStop }) =>
    runRound(context, { name: 'applications', until }, shouldStop),
  'weekly-round': ({ until }, { shouldStop }) => runRound(context, { name: 'weekly', until }, shouldStop),
});

type UpkeepContext = Pick<AppContext, 'db' | 'clock' | 'files' | 'log' | 'queue' | 'config'>;

/** Starts due work and rounds of mails, then removes expired rows. */
export async function runUpkeep(context: UpkeepContext, shouldStop = () => false): Promise<void> {
  await addNightlyExport(context);
  await continueRotation(context);
  await vacuumUploads(context);
  await beginRound(context, 'weekly');
  await beginRound(context, 'applications');
  await purgeOld(context, shouldStop);
}

/** Writes and sends a mail to an account. @throws PermanentError when its recipient is refused */
async function deliverMail(context: AppContext, work: MailWork, id: string): Promise<void> {
  const prepared =
    'to' in work ? await prepareAccountMail(context, work) : await prepareSeriesMail(context, work.mail, id);
  if (prepared === null) return;
  const { onUnsent, ...mail } = prepared;
  const delivering = deliverContent(context, { id, kind: work.mail.kind, ...mail });
  const limited = await delivering.catch(async (error: unknown) => {
    await onUnsent?.();
    throw error;
  });
  if (limited === null) return;
  // Nothing is sent: the link in the previous mail is still valid.
  if (limited.limitedBy === 'mailbox' && toMergeKey(work) === null) return;
  await onUnsent?.();
  const delayMs = limited.seconds * SECOND_MS;
  await inTransaction(context.db, (tx) => sendMail(context, tx, work, { delayMs }));
}
