import type { AppContext } from '#server/app-context.ts';
import { purgeOld } from '#server/work/purge.ts';

/** Purges as a server does whose clock has never jumped. */
export const purgeNow = (context: AppContext): Promise<void> =>
  purgeOld(context, { steadyMs: Number.POSITIVE_INFINITY, shouldStop: () => false });
