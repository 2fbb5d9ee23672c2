import { ACCOUNT_RESTORE_DAYS } from '#contract/accounts/account.ts';
import { LATE_DAYS } from '#contract/figures/figure-days.ts';
import { DAY_MS } from '#contract/limits.ts';
import { RESTORE_DAYS } from '#contract/jobs/posting.ts';
import { purgeJobMessages } from '../alerts/deliver-sms.ts';
import { purgeNewJobs } from '../alerts/match-alerts.ts';
import { purgeUnconfirmed } from '../alerts/store.ts';
import { purgeApplications } from '../applications/remove-applications.ts';
import { purgeUploads } from '../applications/uploads.ts';
import type { AppContext } from '../app-context.ts';
import type { Config } from '../config.ts';
import { DEVICE_RETENTION_MS, purgeAccounts, purgeDevices } from '../auth/purge-accounts.ts';
import { purgeMailTokens } from '../auth/mail-tokens.ts';
import { purgeSessions } from '../policies/sessions.ts';
import { purgeLooseLogos } from '../companies/logo-files.ts';
import { purgeCompanies } from '../companies/purge-companies.ts';
import { purgeCountedEvents, purgeFigures } from '../figures/store.ts';
import { removeAnswers } from '../db/idempotency.ts';
import { LONGEST_WINDOW_MS, purgeLimits } from '../limits/rate-limit.ts';
import { purgeJobs, unlistClosed } from '../jobs/purge-jobs.ts';
import { removeFailed } from '../queue/rows.ts';
import { purgeReports } from '../reports/store.ts';
import { purgeAged } from '../subscription/purge-aged.ts';

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
