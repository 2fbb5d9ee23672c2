import {
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
  channelFor,
  recall,
  type Memory,
  type Writes,
  storedChannel,
  storedPhone,
  toPaymentState,
  toSubscriberInfo,
  hasOpenPayment,
} from './memory.ts';
import { nothing, toProblem, type State, type Transition } from './transition.ts';

/** The number to look a return up by: `tel`, `phone` or `userPhone` (§4); null without one. */
export function returnedPhone(memory: Memory): string | null {
  const digits = (memory.tel || memory.phone || memory.userPhone || '').replace(/\D/g, '');
  return digits === '' ? null : withCountryCode(digits);
}

/** Back from the operator's page (§4, "return-URL handling"): look the subscriber up. */
export function toReturned({ memory, lookup }: State): Transition {
  if (lookup !== null) return nothing;
  const phone = returnedPhone(memory);
  if (phone === null) return { news: toProblem('noPhone') };
  const channel = channelFor(memory, phone) ?? 'digimart';
  return { lookup: { why: 'return', channel, tel: toLookupPhone(phone), massId: '' } };
}

/** E3001 in the URL claims the same as E1351: verified by a look-up. */
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

/** Still charging: look it up again by number. */
export function toRecheck({ memory, lookup }: State): Transition {
  const phone = storedPhone(memory);
  const channel = storedChannel(memory);
  if (lookup !== null || phone === null || channel === null) return nothing;
  return { lookup: { why: 'status', channel, tel: toLookupPhone(phone), massId: '' } };
}

function toRechecked({ memory }: State, { message }: SubscriberLookup, found: string): Transition {
  const verified = recall(memory, 'otpVerificationData');
  const isNews = found !== '' && verified !== null && verified.statusDetail !== message;
  if (!isNews) return { lookup: null };
  const next: PinVerifyAnswer = { ...verified, statusDetail: message };
  return { lookup: null, writes: { otpVerificationData: JSON.stringify(next) } };
}

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
  // Any link can start a look-up; its id must not replace one that can unsubscribe.
  const own = memory.isSub === 'true' ? toSubscriberInfo(memory).subscribId : null;
  return {
    lookup: null,
    writes: { subscribId: own ?? found, isSub: 'true', isNewUser: 'false', ...toUnpaid(answer) },
    news: { kind: 'subscribed' },
  };
}

/** Without an answer E1351's own data is used, and a return can be looked up again. */
export function toLookupFailed({ lookup }: State): Transition {
  if (lookup === null) return nothing;
  if (lookup.why === 'status') return { lookup: null };
  if (lookup.why === 'return') return { lookup: null, news: toProblem('notChecked') };
  return { lookup: null, writes: { subscribId: lookup.massId || null } };
}
