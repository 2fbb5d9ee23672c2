import type { SubscriptionKey } from '#contract/subscription/storage.ts';
import { createObservable, type Observable } from '#platform/observable.ts';
import { askAdmin, askOperator, saveAtAdmin } from './ask-operator.ts';
import { applyTransition, toTransition, type SubscriptionEvent } from './machine.ts';
import { recall, subscriptionKeys, type Memory, type Writes } from './memory.ts';
import { isOfReturn, type News, type Problem, type State, type Transition } from './transition.ts';
import type { Dependencies } from './dependencies.ts';

export interface View extends State {
  problem: Problem | null;
}

export interface Subscription {
  view: Observable<View>;
  /**
   * Handles an event: stores what it changes, and makes its call once. @param appId the app of a code or payment
   * @returns news for the user once answered, else null
   */
  act: (event: SubscriptionEvent, appId?: string) => Promise<News | null>;
  /** Reads the storage again, which other tabs write too. */
  refresh: () => void;
}

function readMemory({ read }: Dependencies): Memory {
  const memory: Partial<Record<SubscriptionKey, string>> = {};
  for (const key of subscriptionKeys) {
    const text = read(key);
    if (text !== null) memory[key] = text;
  }
  return memory;
}

function writeAll({ write }: Dependencies, writes: Writes): void {
  for (const key of subscriptionKeys) {
    const text = writes[key];
    if (text !== undefined) write(key, text);
  }
}

const isSame = (one: Memory, other: Memory): boolean =>
  subscriptionKeys.every((key) => one[key] === other[key]);

/** The shown problem: stays until news, a call or a write, or an edit of the input that caused it. */
function toProblem(before: Problem | null, { news, call, writes, isEdited }: Transition): Problem | null {
  if (news?.kind === 'problem') return news.problem;
  const isOver = isEdited && before !== null && !isOfReturn(before);
  return news || call || writes || isOver ? null : before;
}

/** Creates the subscription from its storage, its calls and a clock. */
export function createSubscription(dependencies: Dependencies): Subscription {
  const view = createObservable<View>({
    memory: readMemory(dependencies),
    call: null,
    lookup: null,
    problem: null,
  });

  async function act(event: SubscriptionEvent, appId = ''): Promise<News | null> {
    const before = view.get();
    const state: State = { memory: readMemory(dependencies), call: before.call, lookup: before.lookup };
    const transition = toTransition(state, event);
    const { writes, call, lookup, save, redirect, news = null } = transition;
    if (writes) writeAll(dependencies, writes);
    view.set({ ...applyTransition(state, transition), problem: toProblem(before.problem, transition) });
    if (save) void saveAtAdmin(dependencies, save);
    if (redirect !== undefined) dependencies.goTo(redirect);
    if (call) return act(await askOperator(dependencies, call, appId));
    // From the state before the write, which may belong to another request.
    const payment = recall(state.memory, 'otpResponseData')?.massId ?? '';
    const answered = lookup ? askAdmin(dependencies, lookup, payment).then(act) : null;
    // "Already subscribed" is reported at once; the subscriber's id is looked up afterwards.
    return news ?? answered;
  }

  function refresh(): void {
    const memory = readMemory(dependencies);
    if (!isSame(memory, view.get().memory)) view.set({ ...view.get(), memory });
  }

  return { view, act, refresh };
}
