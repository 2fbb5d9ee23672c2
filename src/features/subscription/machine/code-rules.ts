import { CODE_DISMISSED_KEY, REQUESTED_AT_KEY } from '#contract/subscription/storage.ts';
import { toChangeNumber } from './request-rules.ts';
import { isCodeExpired, toStep, isOtpChannel } from './step.ts';
import { nothing, type State, type Transition, toProblem } from './transition.ts';
import { phoneLimits } from '#contract/limits.ts';
import { operatorStatus, withoutTel, type PinVerifyAnswer } from '#contract/subscription/subscription.ts';
import { recall, type Writes, storedChannel, storedPhone } from './memory.ts';

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
