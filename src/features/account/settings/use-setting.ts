import { toLocal } from '#platform/i18n/locale.ts';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useState, type SubmitEvent } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { endAccountHere } from '#device/account/end-account.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { useFields, type FieldsOptions } from '#ui/form/use-fields.ts';
import { isOutOfReach } from '../account-rules.ts';
import { settingsMessages } from './messages.ts';
import { toSettingsFailure } from './settings-rules.ts';

interface SettingOptions<V> {
  name: 'profile' | 'password' | 'everywhere' | 'download' | 'address' | 'newAddress' | 'mails' | 'deletion';
  send: (values: V) => Promise<void>;
  /** Shown when a retry is refused because an earlier attempt, whose answer was lost, may have succeeded. */
  unsure?: string;
}

/** One change of the account. */
export function useSetting<V>({ name, send, unsure }: SettingOptions<V>) {
  const texts = settingsMessages;
  const [hadNoAnswer, setHadNoAnswer] = useState(false);
  const attempt = async (values: V): Promise<void> => {
    try {
      await send(values);
    } catch (error) {
      if (isOutOfReach(error)) setHadNoAnswer(true);
      throw error;
    }
  };
  const { failure, ...setting } = useSubmit({
    key: ['account', name],
    send: attempt,
    toFailure: (error) => toSettingsFailure(error, texts),
  });
  const isDoubtful = hadNoAnswer && unsure !== undefined && failure?.way !== 'retry';
  return { ...setting, failure: failure && isDoubtful ? { ...failure, text: unsure } : failure };
}

interface SettingFormOptions<N extends string> extends SettingOptions<Readonly<Record<N, string>>> {
  fields: FieldsOptions<N>;
  ask?: () => Promise<boolean>;
}

/** A form that changes the account; a refused current password gets the focus. */
export function useSettingForm<N extends string>({ fields: options, ask, ...rest }: SettingFormOptions<N>) {
  const fields = useFields<N>(options);
  const { submit, ...setting } = useSetting(rest);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (setting.isBusy || !fields.checkAll() || (ask && !(await ask()))) return;
    const result = await submit(fields.read());
    if (result?.kind !== 'failed' || result.failure.way !== 'password') return;
    fields.formRef.current?.querySelector<HTMLElement>('[name="currentPassword"]')?.focus();
  };
  return { ...fields, ...setting, onSubmit };
}

/** Signs out here after a change that ended every session. */
export function useLeaveAccount(): () => void {
  const { history } = useRouter();
  return useCallback(() => {
    endAccountHere();
    history.replace(toLocal(appPaths.signIn));
  }, [history]);
}
