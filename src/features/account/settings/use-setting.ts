import { useRef } from 'react';
import { useMessages } from '#platform/i18n/messages.ts';
import { isOutOfReach } from '../account-rules.ts';
import { useSending } from '../use-sending.ts';
import { settingsMessages } from './settings-messages.ts';
import { toSettingsFailure } from './settings-rules.ts';

/**
 * One change of the account.
 * @param unsure said when a repeat is refused for what an attempt without an answer may have done
 */
export function useSetting(unsure?: string) {
  const texts = useMessages(settingsMessages);
  const hadNoAnswer = useRef(false);
  return useSending((error) => {
    const failure = toSettingsFailure(error, texts);
    const isDoubtful = hadNoAnswer.current && failure.way !== 'retry';
    hadNoAnswer.current ||= isOutOfReach(error);
    return isDoubtful && unsure !== undefined ? { ...failure, text: unsure } : failure;
  });
}

/** A refused password is typed again. */
export function focusCurrentPassword(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[name="currentPassword"]')?.focus();
}
