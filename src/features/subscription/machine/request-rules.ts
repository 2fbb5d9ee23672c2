import { phoneLimits } from '#contract/limits.ts';
import {
  channelOf,
  operatorStatus,
  toLookupPhone,
  withCountryCode,
  withoutTel,
  type PinRequestAnswer,
} from '#contract/subscription/subscription.ts';
import { CODE_DISMISSED_KEY, REQUESTED_AT_KEY } from '#contract/subscription/storage.ts';
import { recall, type Writes, storedPhone, storedChannel } from './memory.ts';
import { isOtpChannel, secondsUntilResend, toStep } from './step.ts';
import { nothing, toProblem, type Call, type State, type Transition } from './transition.ts';

/** "Next" (§4): requests a code or payment from the number's channel. */
export function toNext({ memory, call }: State, phone: string): Transition {
  if (call !== null || toStep(memory) !== 'info' || phone.length < phoneLimits.minLength) return nothing;
  const full = withCountryCode(phone);
  const channel = channelOf(full);
  if (channel === null) return { news: toProblem('unsupportedPrefix') };
  const tel = channel === 'digimart' ? { tel: full } : {};
  return { writes: { type: channel, ...tel }, call: { kind: 'request', channel, phone: full } };
}

/** "Resend OTP" (§4), after the countdown. */
export function toResend({ memory, call }: State, at: number): Transition {
  const phone = storedPhone(memory);
  const channel = storedChannel(memory);
  const isAllowed = call === null && toStep(memory) === 'otp' && secondsUntilResend(memory, at) === 0;
  if (!isAllowed || phone === null || !isOtpChannel(channel)) return nothing;
  return { call: { kind: 'request', channel, phone } };
}

/** Our addition to §4: back to step 0, dropping the pending request. */
export function toChangeNumber({ memory, call }: State): Transition {
  const asked = recall(memory, 'otpResponseData');
  if (call !== null || asked === null || memory.isSub === 'true') return nothing;
  const isAsked = memory.subscribId !== undefined && memory.subscribId === withoutTel(asked.massId);
  const id = isAsked ? { subscribId: null } : {};
  return {
    writes: { otpResponseData: null, [REQUESTED_AT_KEY]: null, [CODE_DISMISSED_KEY]: null, ...id },
  };
}

type RequestCall = Extract<Call, { kind: 'request' }>;
type Accepted = RequestCall & { answer: PinRequestAnswer; at: number };

function toWrites({ answer, phone, channel, at }: Accepted, isSub: 'true' | 'false'): Writes {
  return {
    otpResponseData: JSON.stringify(answer),
    userPhone: phone,
    isSub,
    type: channel,
    [REQUESTED_AT_KEY]: new Date(at).toISOString(),
  };
}

/** E1351: already subscribed; the id is looked up by phone, else `massId` is used (§4). */
function toAlready(accepted: Accepted): Transition {
  const { channel, phone, answer } = accepted;
  return {
    call: null,
    writes: { ...toWrites(accepted, 'true'), isNewUser: 'false' },
    lookup: { why: 'already', channel, tel: toLookupPhone(phone), massId: withoutTel(answer.massId) },
    news: { kind: 'subscribed' },
  };
}

const isWebAddress = (address: string): boolean => /^https?:\/\/[^/]/i.test(address);

function toPayment(accepted: Accepted): Transition {
  const { apiEndpoint, statusDetail } = accepted.answer;
  if (!isWebAddress(apiEndpoint)) return { call: null, news: toProblem('redirectFailed', statusDetail) };
  return { call: null, writes: toWrites(accepted, 'false'), redirect: apiEndpoint };
}

/** The answer to a request (§4, "On Next", 4). */
export function toRequested(state: State, answer: PinRequestAnswer, at: number): Transition {
  const { call, memory } = state;
  if (call?.kind !== 'request') return nothing;
  // Subscribed in the meantime, by another tab or a payment.
  if (memory.isSub === 'true') return { call: null };
  const accepted = { ...call, answer, at };
  if (answer.statusCode === operatorStatus.alreadySubscribed) return toAlready(accepted);
  if (call.channel === 'digimart') return toPayment(accepted);
  if (answer.statusCode !== operatorStatus.success) {
    return { call: null, news: toProblem('errorOccurred', answer.statusDetail) };
  }
  const subscribId = withoutTel(answer.massId);
  const id = subscribId === '' ? {} : { subscribId };
  return { call: null, writes: { ...toWrites(accepted, 'false'), ...id } };
}
