import {
  channelOf,
  operatorStatus,
  toLookupPhone,
  withCountryCode,
  withoutTel,
} from '#contract/subscription.ts';
import type { PinVerifyAnswer, SubscriberLookup } from '#contract/subscription.ts';
import type { Memory, Writes } from './memory.ts';
import { toPaymentState } from './status.ts';
import { nothing, toProblem, type State, type Transition } from './transition.ts';

/** The number that a return is looked up by: `tel`, else `phone`, else `userPhone` (§4); null when there is none. */
function returnedPhone(memory: Memory): string | null {
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

/** Found, while the operator does not have its payment: kept where an answer to a code would say so (ours). */
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
export function toLookedUp({ lookup }: State, answer: SubscriberLookup): Transition {
  if (lookup === null) return nothing;
  const found = idOf(answer);
  if (lookup.why === 'already') {
    const subscribId = found || lookup.massId || null;
    return { lookup: null, writes: { subscribId, ...(found === '' ? {} : toUnpaid(answer)) } };
  }
  if (found === '') return { lookup: null, news: toProblem('notConfirmed') };
  return {
    lookup: null,
    writes: { subscribId: found, isSub: 'true', isNewUser: 'false', ...toUnpaid(answer) },
    news: { kind: 'subscribed' },
  };
}

/** There was no answer: what E1351 brought along has to do; a return can be looked up again. */
export function toLookupFailed({ lookup }: State): Transition {
  if (lookup === null) return nothing;
  if (lookup.why === 'return') return { lookup: null, news: toProblem('notChecked') };
  return { lookup: null, writes: { subscribId: lookup.massId || null } };
}
