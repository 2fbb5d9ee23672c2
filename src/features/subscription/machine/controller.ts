import type { SubscriptionKey } from '#contract/subscription/storage.ts';
import { createObservable, type Observable } from '#platform/observable.ts';
import { askAdmin, askOperator, tellAdmin } from './asking.ts';
import { applyTransition, toTransition, type SubscriptionEvent } from './machine.ts';
import { recall, subscriptionKeys, type Memory, type Writes } from './memory.ts';
import { isOfReturn, type News, type Problem, type State, type Transition } from './transition.ts';
import type { World } from './world.ts';

/** What there is to show: the state, and what went wrong last. */
export interface View extends State {
  problem: Problem | null;
}

export interface Subscription {
  view: Observable<View>;
  /**
   * Something has happened. What it leads to is written, and asked once; nothing is ever asked again by itself.
   * @param appId of the app that a code or a payment is asked for; no other event needs it
   * @returns news for the visitor once the answer is there, else null
   */
  act: (event: SubscriptionEvent, appId?: string) => Promise<News | null>;
  /** Looks at the storage again: other tabs, and other code, write there as well. */
  refresh: () => void;
}

function readMemory({ read }: World): Memory {
  const memory: Partial<Record<SubscriptionKey, string>> = {};
  for (const key of subscriptionKeys) {
    const text = read(key);
    if (text !== null) memory[key] = text;
  }
  return memory;
}

function writeAll({ write }: World, writes: Writes): void {
  for (const key of subscriptionKeys) {
    const text = writes[key];
    if (text !== undefined) write(key, text);
  }
}

const isSame = (one: Memory, other: Memory): boolean =>
  subscriptionKeys.every((key) => one[key] === other[key]);

/** A problem stands until something else has happened; a lookup that begins answers nothing yet. */
function toProblem(before: Problem | null, { news, call, writes, isEdited }: Transition): Problem | null {
  if (news?.kind === 'problem') return news.problem;
  const isOver = isEdited && before !== null && !isOfReturn(before);
  return news || call || writes || isOver ? null : before;
}

/** The subscription over its storage keys, the operators' calls, and a clock. */
export function createSubscription(world: World): Subscription {
  const view = createObservable<View>({ memory: readMemory(world), call: null, lookup: null, problem: null });

  async function act(event: SubscriptionEvent, appId = ''): Promise<News | null> {
    const before = view.get();
    const state: State = { memory: readMemory(world), call: before.call, lookup: before.lookup };
    const transition = toTransition(state, event);
    const { writes, call, lookup, save, redirect, news = null } = transition;
    if (writes) writeAll(world, writes);
    view.set({ ...applyTransition(state, transition), problem: toProblem(before.problem, transition) });
    if (save) void tellAdmin(world, save);
    if (redirect !== undefined) world.goTo(redirect);
    if (call) return act(await askOperator(world, call, appId));
    // As it stood before: what is written now may be the answer to another request.
    const payment = recall(state.memory, 'otpResponseData')?.massId ?? '';
    const answered = lookup ? askAdmin(world, lookup, payment).then(act) : null;
    // "Already subscribed" is news at once; its id follows.
    return news ?? answered;
  }

  function refresh(): void {
    const memory = readMemory(world);
    if (!isSame(memory, view.get().memory)) view.set({ ...view.get(), memory });
  }

  return { view, act, refresh };
}
