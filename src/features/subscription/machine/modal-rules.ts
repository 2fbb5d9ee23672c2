import { CODE_DISMISSED_KEY } from '#contract/subscription/storage.ts';
import { toChangeNumber } from './request-rules.ts';
import { isCodeExpired, toStep } from './step.ts';
import { nothing, type State, type Transition } from './transition.ts';

/** The modal opens: at the code that is under way, else at the number. */
export function toOpened(state: State, at: number): Transition {
  if (isCodeExpired(state.memory, at)) return toChangeNumber(state);
  return CODE_DISMISSED_KEY in state.memory ? { writes: { [CODE_DISMISSED_KEY]: null } } : nothing;
}

/** The modal closes: the visitor is no new one (§3, `isNewUser`), and a code under way is left alone. */
export function toClosed({ memory }: State): Transition {
  const dismissed: Transition['writes'] = toStep(memory) === 'otp' ? { [CODE_DISMISSED_KEY]: 'true' } : {};
  return { writes: { isNewUser: 'false', ...dismissed } };
}
