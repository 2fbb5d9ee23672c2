import { createReader } from '../record-store.ts';
import { decisionStore, type StoredDecision } from './decision.ts';

export const readDecisionsInto = createReader<StoredDecision, StoredDecision>(
  decisionStore,
  (_key, stored) => stored,
);
