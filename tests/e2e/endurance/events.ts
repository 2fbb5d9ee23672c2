import fc from 'fast-check';
import { stages, type Stage } from '#contract/jobs/stages.ts';

/** Events on a user's phone, in any order. */

/** A tab is closed by the user, or killed by the system. */
export type Death = 'closed' | 'crashed';
/** The tab is killed in the middle of the action; null: it stays open. */
type Killed = Death | null;

export type Event =
  /** The network goes; the device notices, or not. */
  | { kind: 'off'; isTold: boolean }
  /** The network is back, and the device reports it. */
  | { kind: 'on' }
  /** Answers are cut after so many bytes, until the network is next restored. */
  | { kind: 'cut'; afterBytes: number }
  | { kind: 'kill'; how: Death }
  /** The next version of the app is out. */
  | { kind: 'update'; answer: 'accept' | 'later' | 'none' }
  /** The browser evicts Cache Storage and localStorage, or the worker as well. */
  | { kind: 'evict'; what: 'copies' | 'caches' | 'worker' }
  /** Jobs to save are counted among all that stories are about, jobs to do something else with among the saved ones. */
  | { kind: 'save'; job: number; from: 'list' | 'details'; killed: Killed }
  | { kind: 'unsave'; job: number; from: 'list' | 'details' | 'saved'; killed: Killed }
  /** Removes a job from the saved list, and brings it back. */
  | { kind: 'undo'; job: number }
  | { kind: 'stage'; job: number; stage: Stage; killed: Killed }
  | { kind: 'write'; job: number; killed: Killed };

/** Events choose among so many jobs. */
export const JOBS = 4;
const EVENTS = 14;

const job = fc.nat(JOBS - 1);
const death = fc.constantFrom<Death[]>('closed', 'crashed');
const killed = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: death });

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('off'), isTold: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('on') }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cut'), afterBytes: fc.integer({ min: 3000, max: 9000 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('kill'), how: death }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('update'),
      answer: fc.constantFrom('accept', 'accept', 'later', 'none'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('evict'), what: fc.constantFrom('copies', 'caches', 'worker') }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('save'),
      job,
      from: fc.constantFrom('list', 'details'),
      killed,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('unsave'),
      job,
      from: fc.constantFrom('list', 'details', 'saved'),
      killed,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo'), job }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('stage'), job, stage: fc.constantFrom(...stages), killed }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('write'), job, killed }) },
);

/** The events of a seed, the same ones each time. */
export function generateEvents(seed: number): readonly Event[] {
  const length = { minLength: EVENTS, maxLength: EVENTS, size: 'max' } as const;
  return fc.sample(fc.array(event, length), { seed, numRuns: 1 })[0] ?? [];
}
