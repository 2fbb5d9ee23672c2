import type * as api from '#api/subscription.ts';
import { UnsubscribeInputError } from '#api/subscription.ts';
import { ApiError } from '#platform/http/api-error.ts';
import {
  type Call,
  type Lookup,
  isOfReturn,
  type News,
  type Problem,
  type State,
  type Transition,
} from './transition.ts';
import { unsubscribeMessages as texts } from '../messages.ts';
import {
  operatorStatus,
  type Channel,
  type SaveSubscriptionBody,
} from '#contract/subscription/subscription.ts';
import { type SubscriptionEvent, applyTransition, toTransition } from './machine.ts';
import type { SubscriptionKey } from '#contract/subscription/storage.ts';
import { createObservable, type Observable } from '#platform/observable.ts';
import { recall, subscriptionKeys, type Memory, type Writes } from './memory.ts';

export interface Dependencies {
  read: (key: SubscriptionKey) => string | null;
  /** Null removes. */
  write: (key: SubscriptionKey, text: string | null) => void;
  now: () => number;
  toConsent: (channel: Channel, appId: string) => string;
  calls: Pick<
    typeof api,
    'fetchSubscriber' | 'sendPinRequest' | 'sendPinVerify' | 'sendSubscription' | 'sendUnsubscribe'
  >;
  goTo: (address: string) => void;
  log: (what: string, detail?: string) => void;
}

function toUnsubscribeFailure(channel: string, error: unknown): string {
  if (error instanceof UnsubscribeInputError) {
    return error.code === 'idRequired' ? texts.idRequired : texts.unsupportedProvider(channel);
  }
  if (error instanceof ApiError && error.status !== undefined && error.kind === 'http') {
    return texts.httpError(error.serverMessage ?? '', error.status);
  }
  return texts.exception;
}

/** The server's message of a failed call, '' without one. */
function toFailureMessage(call: Call, error: unknown): string {
  if (call.kind === 'unsubscribe') return toUnsubscribeFailure(call.channel, error);
  return call.kind === 'request' && error instanceof ApiError ? (error.serverMessage ?? '') : '';
}

/** Outcomes that the user does not see (§8). */
const outcomes = {
  saved: 'Subscription data saved successfully',
  notSaved: 'Failed to save subscription data',
  found: 'Subscription ID retrieved successfully',
  notFound: 'Failed to retrieve subscription ID',
  noId: 'No subscription ID found',
  notAnswered: 'Failed to get subscription by phone',
} as const;

async function send(
  { calls, now, toConsent }: Dependencies,
  call: Call,
  appId: string,
): Promise<SubscriptionEvent> {
  switch (call.kind) {
    case 'request': {
      const { channel, phone } = call;
      const answer = await calls.sendPinRequest(channel, phone, toConsent(channel, appId));
      return { kind: 'requested', answer, at: now() };
    }
    case 'verify': {
      const { channel, otp, referenceNo } = call;
      const answer = await calls.sendPinVerify(channel, { otp, referenceNo });
      return { kind: 'verified', answer, at: now() };
    }
    case 'unsubscribe': {
      const answer = await calls.sendUnsubscribe(call.channel, call.subscribId);
      return { kind: 'unsubscribeAnswered', answer };
    }
  }
}

/** Makes a call once. @returns the answer as an event; never rejects */
async function askOperator(
  dependencies: Dependencies,
  call: Call,
  appId: string,
): Promise<SubscriptionEvent> {
  try {
    return await send(dependencies, call, appId);
  } catch (error) {
    return { kind: 'callFailed', message: toFailureMessage(call, error) };
  }
}

/**
 * Looks a subscriber up. @param payment `massId` of this device's payment, '' without one @returns the answer as an
 * event; never rejects
 */
async function askAdmin(
  { calls, log }: Dependencies,
  { channel, tel }: Lookup,
  payment: string,
): Promise<SubscriptionEvent> {
  try {
    const answer = await calls.fetchSubscriber({ channel, tel, payment });
    const isFound = answer.status === operatorStatus.lookupSuccess && answer.subID !== '';
    if (isFound) log(outcomes.found);
    else log(answer.message || outcomes.notFound, `${answer.status} ${outcomes.noId}`);
    return { kind: 'lookedUp', answer };
  } catch {
    log(outcomes.notAnswered);
    return { kind: 'lookupFailed' };
  }
}

/** Saves a subscription at the subscription-admin service, whose answer is ignored. */
async function saveAtAdmin({ calls, log }: Dependencies, body: SaveSubscriptionBody): Promise<void> {
  try {
    await calls.sendSubscription(body);
    log(outcomes.saved);
  } catch {
    log(outcomes.notSaved);
  }
}

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
