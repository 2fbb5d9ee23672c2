import type { AppContext } from '../app-context.ts';
import { continueRotation } from '../applications/rotate-keys.ts';
import { vacuumUploads } from '../applications/uploads.ts';
import { beginRound } from '../series-mails/mail-rounds.ts';
import { addNightlyExport } from '../transfer/nightly-export.ts';
import { purgeOld } from './purge.ts';

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
