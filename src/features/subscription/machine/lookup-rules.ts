import {
  channelOf,
  operatorStatus,
  toLookupPhone,
  withCountryCode,
  withoutTel,
  type PinRequestAnswer,
  type PinVerifyAnswer,
  type SubscriberLookup,
} from '#contract/subscription/subscription.ts';
import { REQUESTED_AT_KEY } from '#contract/subscription/storage.ts';
import {
  recall,
  type Memory,
  type Writes,
  storedChannel,
  storedPhone,
  toPaymentState,
  toSubscriberInfo,
} from './memory.ts';
import { hasOpenPayment } from './step.ts';
import { nothing, toProblem, type State, type Transition } from './transition.ts';

/** The number that a return is looked up by: `tel`, else `phone`, else `userPhone` (§4); null when there is none. */
export function returnedPhone(memory: Memory): string | null {
  const digits = (memory.tel || memory.phone || memory.userPhone || '').replace(/\D/g, '');
  return digits === '' ? null : withCountryCode(digits);
}

/** Back from the operator's page (§4, "return-URL handling"): the subscriber is looked up by phone. */
export function toReturned({ memory, lookup }: State): Transition {
  if (lookup !== null) return nothing;
  const phone = returnedPhone(memory);
  if (phone === null) return { news: toProblem('noPhone') };
  const channel = channelOf(phone) ?? 'digimart';
  return { lookup: { why: 'return', channel, tel: toLookupPhone(phone), massId: '' } };
}

/** E3001: what a request would have answered with E1351. Whether it is so is looked up, and the page is not for going on. */
export function toSaidAlready(state: State): Transition {
  if (state.call !== null || !hasOpenPayment(state.memory)) return nothing;
  const answer: PinRequestAnswer = {
    statusCode: operatorStatus.watchedError,
    statusDetail: '',
    referenceNo: '',
    massId: '',
    apiEndpoint: '',
  };
  const writes: Writes = { otpResponseData: JSON.stringify(answer), [REQUESTED_AT_KEY]: null };
  return { ...toReturned(state), writes };
}

/** Still charging: asked again by the number, as the id stays the one that was issued. */
export function toRecheck({ memory, lookup }: State): Transition {
  const phone = storedPhone(memory);
  const channel = storedChannel(memory);
  if (lookup !== null || phone === null || channel === null) return nothing;
  return { lookup: { why: 'status', channel, tel: toLookupPhone(phone), massId: '' } };
}

/** What the operator reports of the payment by now. */
function toRechecked({ memory }: State, { message }: SubscriberLookup, found: string): Transition {
  const verified = recall(memory, 'otpVerificationData');
  const isNews = found !== '' && verified !== null && verified.statusDetail !== message;
  if (!isNews) return { lookup: null };
  const next: PinVerifyAnswer = { ...verified, statusDetail: message };
  return { lookup: null, writes: { otpVerificationData: JSON.stringify(next) } };
}

/** Found, while the operator does not have its payment: stored as an answer to a code would be (ours). */
function toUnpaid({ message, subID }: SubscriberLookup): Writes {
  if (toPaymentState(message) === null) return {};
  const verified: PinVerifyAnswer = {
    statusCode: operatorStatus.success,
    statusDetail: message,
    subscriberId: subID,
    massId: '',
  };
  return { otpVerificationData: JSON.stringify(verified) };
}

const idOf = ({ status, subID }: SubscriberLookup): string =>
  status === operatorStatus.lookupSuccess ? withoutTel(subID) : '';

/** The answer to a lookup (§4). */
export function toLookedUp(state: State, answer: SubscriberLookup): Transition {
  const { lookup, memory } = state;
  if (lookup === null) return nothing;
  const found = idOf(answer);
  if (lookup.why === 'status') return toRechecked(state, answer, found);
  if (lookup.why === 'already') {
    const subscribId = found || lookup.massId || null;
    return { lookup: null, writes: { subscribId, ...(found === '' ? {} : toUnpaid(answer)) } };
  }
  if (found === '') return { lookup: null, news: toProblem('notConfirmed') };
  // Anyone's link can look a subscriber up again; the id of then may end the subscription, the one of now may not.
  const own = memory.isSub === 'true' ? toSubscriberInfo(memory).subscribId : null;
  return {
    lookup: null,
    writes: { subscribId: own ?? found, isSub: 'true', isNewUser: 'false', ...toUnpaid(answer) },
    news: { kind: 'subscribed' },
  };
}

/** There was no answer: what E1351 brought along has to do; a return can be looked up again. */
export function toLookupFailed({ lookup }: State): Transition {
  if (lookup === null) return nothing;
  if (lookup.why === 'status') return { lookup: null };
  if (lookup.why === 'return') return { lookup: null, news: toProblem('notChecked') };
  return { lookup: null, writes: { subscribId: lookup.massId || null } };
}
