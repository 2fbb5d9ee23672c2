import type { QueryClient } from '@tanstack/react-query';
import { del, entries } from 'idb-keyval';
import * as v from 'valibot';
import type { DecidedData } from '#contract/applications/application.ts';
import { applicationStates, notSelectedReasons } from '#contract/applications/states.ts';
import { stores } from '#contract/device/stores.ts';
import { openStore } from '#platform/storage/database.ts';
import { decide } from './inbox.ts';

const OldDecision = v.object({
  owner: v.string(),
  /** `open`: the server has refused it. */
  step: v.string(),
  moves: v.array(
    v.object({
      id: v.string(),
      to: v.picklist(applicationStates),
      reason: v.optional(v.picklist(notSelectedReasons)),
      isTold: v.boolean(),
      /** Only a move that undoes another has it. */
      toldAgain: v.optional(v.string()),
      madeOn: v.object({ version: v.number() }),
    }),
  ),
});

/** Sends decisions that the build before this one stored offline, oldest first, and removes them. @throws ApiError */
export async function sendOldDecisions(
  queryClient: QueryClient,
  userId: string,
): Promise<DecidedData['outcomes']> {
  const store = openStore(stores.decisions);
  const outcomes: DecidedData['outcomes'] = [];
  for (const [key, stored] of await entries<string, unknown>(store)) {
    const { success, output } = v.safeParse(OldDecision, stored);
    if (success && output.owner !== userId) continue;
    if (success && output.step !== 'open') {
      const moves = output.moves.map(({ id, to, reason, isTold, toldAgain, madeOn }) => {
        // An earlier decision on the same application has raised its version.
        const done = outcomes.findLast((one) => one.id === id && one.outcome === 'done');
        const version = done?.application?.version ?? madeOn.version;
        return { id, to, reason, isTold, version, isUntold: toldAgain !== undefined };
      });
      outcomes.push(...(await decide(queryClient, userId, moves)));
    }
    await del(key, store);
  }
  return outcomes;
}
