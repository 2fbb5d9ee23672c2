import { ANALYSER_VERSION } from '#contract/search/job-tokens.ts';
import { deliverConfirmation, deliverDigest } from '../alerts/deliver.ts';
import { runAlerts } from '../alerts/run-alerts.ts';
import { sealAgain } from '../applications/rotate-keys.ts';
import { indexOutdated } from '../jobs/search/index-jobs.ts';
import type { AppContext } from '../app-context.ts';
import { runRound } from '../series-mails/mail-rounds.ts';
import { deliverMail } from './deliver-mail.ts';
import { runUpkeep } from './upkeep.ts';
import { exportNightly } from '../transfer/nightly-export.ts';
import type { Handlers } from '../queue/work-kinds.ts';

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
