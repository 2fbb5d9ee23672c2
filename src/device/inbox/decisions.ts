import { createDeviceRecords } from '../device-records.ts';
import type { StoredDecision } from './decision.ts';

/** An employer's decisions that the server does not have yet, by their keys, in the order in which they were made. */

export const {
  known: knownDecisions,
  publish: publishDecisions,
  show: showDecision,
  load: loadDecisions,
  useRecords: useDecisions,
} = createDeviceRecords<StoredDecision>({
  read: async (view, key) => (await import('./read-decisions.ts')).readDecisionsInto(view, key),
  name: 'decisions',
});
