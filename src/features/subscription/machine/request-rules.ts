import { phoneLimits } from '#contract/limits.ts';
import {
  type Channel,
  channels,
  operatorStatus,
  toLookupPhone,
  withCountryCode,
  withoutTel,
  type PinRequestAnswer,
  type PinVerifyAnswer,
} from '#contract/subscription/subscription.ts';
import { isMobile } from '#contract/subscription/phone.ts';
import { CODE_DISMISSED_KEY, REQUESTED_AT_KEY } from '#contract/subscription/storage.ts';
import {
  channelFor,
  recall,
  type Writes,
  storedPhone,
  storedChannel,
  isOtpChannel,
  secondsUntilResend,
  toStep,
  isCodeExpired,
} from './memory.ts';
import { nothing, toProblem, type Call, type State, type Transition } from './transition.ts';

/** The channels that a refused number may have moved to. */
const toOthers = (phone: string, refused: Channel | null): Channel[] =>
  isMobile(phone) ? channels.filter((channel) => channel !== refused) : [];

/** Codes of numbers that an operator does not know or does not let subscribe. */
const refusedNumbers: ReadonlySet<string> = new Set(['E1317', 'E1325', 'E1342', 'E1343']);

/** "Next" (§4): requests a code or payment from the number's channel. @param chosen by the visitor, after a refusal */
export function toNext({ memory, call }: State, phone: string, chosen?: Channel): Transition {
  if (call !== null || toStep(memory) !== 'info' || phone.length < phoneLimits.minLength) return nothing;
  const full = withCountryCode(phone);
  const channel = chosen ?? channelFor(memory, full);
  if (channel === null) return { news: toProblem('unsupportedPrefix', '', toOthers(full, null)) };
  const tel = channel === 'digimart' ? { tel: full } : {};
  // `type` belongs to `userPhone`: what was answered to another number or channel ends.
  const isOther = chosen !== undefined || (memory.userPhone ?? full) !== full;
  const userPhone = chosen === undefined ? null : full;
  const other = isOther ? { userPhone, otpResponseData: null, [REQUESTED_AT_KEY]: null } : {};
  return { writes: { type: channel, ...tel, ...other }, call: { kind: 'request', channel, phone: full } };
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

const toOthersOf = ({ answer, phone, channel }: Accepted): Channel[] =>
  refusedNumbers.has(answer.statusCode) ? toOthers(phone, channel) : [];

const isWebAddress = (address: string): boolean => /^https?:\/\/[^/]/i.test(address);

function toPayment(accepted: Accepted): Transition {
  const { apiEndpoint, statusDetail } = accepted.answer;
  if (!isWebAddress(apiEndpoint)) {
    return { call: null, news: toProblem('redirectFailed', statusDetail, toOthersOf(accepted)) };
  }
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
    return { call: null, news: toProblem('errorOccurred', answer.statusDetail, toOthersOf(accepted)) };
  }
  const subscribId = withoutTel(answer.massId);
  const id = subscribId === '' ? {} : { subscribId };
  return { call: null, writes: { ...toWrites(accepted, 'false'), ...id } };
}

/** Opens the modal: at a pending code, else at the number. */
export function toOpened(state: State, at: number): Transition {
  if (isCodeExpired(state.memory, at)) return toChangeNumber(state);
  return CODE_DISMISSED_KEY in state.memory ? { writes: { [CODE_DISMISSED_KEY]: null } } : nothing;
}

/** Closes the modal: the user is no longer new (§3, `isNewUser`), and a pending code stays. */
export function toClosed({ memory }: State): Transition {
  const dismissed: Transition['writes'] = toStep(memory) === 'otp' ? { [CODE_DISMISSED_KEY]: 'true' } : {};
  return { writes: { isNewUser: 'false', ...dismissed } };
}

/** Whether a code has enough digits (§5). */
export const isCompleteOtp = (otp: string): boolean =>
  otp.length >= phoneLimits.otpMinLength && otp.length <= phoneLimits.otpMaxLength;

/** "Verify" (§4), for the channels that send a code. */
export function toVerify({ memory, call }: State, otp: string): Transition {
  const channel = storedChannel(memory);
  if (call !== null || toStep(memory) !== 'otp' || !isOtpChannel(channel) || !isCompleteOtp(otp)) {
    return nothing;
  }
  const referenceNo = recall(memory, 'otpResponseData')?.referenceNo ?? '';
  return { call: { kind: 'verify', channel, otp, referenceNo } };
}

/** The answer to a verification (§4, "On Verify"). */
export function toVerified({ memory, call }: State, answer: PinVerifyAnswer, at: number): Transition {
  if (call?.kind !== 'verify') return nothing;
  if (answer.statusCode !== operatorStatus.success) {
    return { call: null, news: toProblem('invalidOtp', answer.statusDetail) };
  }
  const given = withoutTel(answer.subscriberId || answer.massId);
  const writes: Writes = {
    otpVerificationData: JSON.stringify(answer),
    otpVerificationTime: new Date(at).toISOString(),
    isSub: 'true',
    isNewUser: 'false',
    [REQUESTED_AT_KEY]: null,
    ...(given === '' ? {} : { subscribId: given }),
    ...(recall(memory, 'type') === null ? { type: call.channel } : {}),
  };
  const subID = given || recall(memory, 'subscribId');
  const tel = storedPhone(memory);
  const save = subID && tel !== null ? { save: { type: call.channel, tel, subID } } : {};
  return { call: null, writes, ...save, news: { kind: 'subscribed' } };
}
