import { ANALYSER_VERSION } from '#contract/search/job-tokens.ts';
import { deliverConfirmation, deliverDigest } from '../alerts/deliver.ts';
import { runAlerts } from '../alerts/run-alerts.ts';
import { indexOutdated } from '../jobs/search/index-jobs.ts';
import type { AppContext } from '../app-context.ts';
import { runWeeklyRound } from '../employer-mails/weekly-round.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { runUpkeep } from '../upkeep.ts';
import type { Payload, WorkName } from './work-kinds.ts';

interface Attempt {
  /** Of the work, the same for each attempt. */
  id: string;
  /** True once the server stops: the rest is left to the next attempt. */
  shouldStop: () => boolean;
}

/**
 * How each kind of work is done. Work is done at least once: again after a failure, and when a server died in the
 * middle. So a handler has to be idempotent.
 */
export type Handlers = {
  [Name in WorkName]: (payload: Payload<Name>, attempt: Attempt) => Promise<void>;
};

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
  upkeep: (_payload, { shouldStop }) => runUpkeep(context, shouldStop),
  'weekly-round': ({ until }, { shouldStop }) => runWeeklyRound(context, until, shouldStop),
});
