import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import {
  chooseMails,
  fetchAccountExport,
  mailChoiceQuery,
  profileQuery,
  signOutEverywhere,
  askForVerification,
} from '#api/auth.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { EXPORT_FILE_NAME, mailSeries, type MailChoice } from '#contract/accounts/account.ts';
import { toRecord } from '#contract/rows.ts';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { saveFile } from '#platform/storage/save-file.ts';
import { snack } from '#ui/dialog/snackbar.tsx';
import { ToggleChips } from '#ui/form/toggle-chips.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ownBrowserMessages } from '#ui/panel-messages.ts';
import { settingsMessages } from './messages.ts';
import { ActionSetting, NotLoaded, SettingFormFrame, type SettingFormProps } from './setting-card.tsx';
import { useLeaveAccount, useSetting } from './use-setting.ts';

/** Treats 401 as success: the session has ended already. */
async function endSessions(userId: string): Promise<void> {
  try {
    await signOutEverywhere(userId);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
}

/** Ends every session of the account. */
export function EverywhereSetting({ session: { user } }: { session: Session }) {
  const { everywhere: words } = settingsMessages;
  const leave = useLeaveAccount();
  const { isBusy, failure, submit } = useSetting<void>({
    name: 'everywhere',
    send: async () => {
      await endSessions(user._id);
      leave();
      snack.set({ text: words.done });
    },
  });
  const ask = async () => {
    if (await confirm(words.question)) await submit();
  };
  return (
    <ActionSetting texts={words} isBusy={isBusy} failure={failure} onPress={() => void ask()}>
      {isBusy ? words.sending : words.open}
    </ActionSetting>
  );
}

/** Saves the account's data as a file. */
export function DownloadSetting({ session: { user } }: { session: Session }) {
  const { download: words } = settingsMessages;
  // Some browsers save only within a tap's user activation: a second tap then saves the fetched file.
  const [waiting, setWaiting] = useState<Blob>();
  const [done, setDone] = useState<string>();
  const save = async (file: Blob) => {
    const outcome = await saveFile(file, EXPORT_FILE_NAME);
    setWaiting(outcome === 'saved' ? undefined : file);
    if (outcome === 'saved') setDone(words.done);
    if (outcome === 'unsure') setDone(ownBrowserMessages.unsureFile);
  };
  const { isBusy, failure, submit } = useSetting<void>({
    name: 'download',
    send: async () => save(new Blob([await fetchAccountExport(user._id)], { type: 'application/json' })),
  });
  const start = () => {
    setDone(undefined);
    void (waiting ? save(waiting) : submit());
  };
  return (
    <ActionSetting texts={words} done={done} isBusy={isBusy} failure={failure} onPress={start}>
      <Icon name="download" />
      {isBusy ? words.sending : waiting ? words.save : words.open}
    </ActionSetting>
  );
}

/** Sends a link that confirms the address; hidden once it is confirmed. */
export function AddressSetting({ session: { user } }: { session: Session }) {
  const { address: words } = settingsMessages;
  const [isSent, setSent] = useState(false);
  const { data } = useQuery(profileQuery(user._id));
  const { isBusy, failure, submit } = useSetting<void>({
    name: 'address',
    send: async () => {
      await askForVerification(user._id);
      setSent(true);
    },
  });
  if (data?.isEmailVerified !== false) return null;
  const done = isSent ? words.done : undefined;
  return (
    <ActionSetting texts={words} done={done} isBusy={isBusy} failure={failure} onPress={() => void submit()}>
      {isBusy ? words.sending : words.open}
    </ActionSetting>
  );
}

function LoadedMailsForm({
  session: { user },
  choice,
  onCancel,
  onDone,
}: SettingFormProps & { choice: MailChoice }) {
  const { mails: words, saving } = settingsMessages;
  const queryClient = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState<string[]>(mailSeries.filter((series) => choice[series]));
  const setting = useSetting<MailChoice>({
    name: 'mails',
    send: async (wanted) => {
      const saved = await chooseMails(wanted, user._id);
      queryClient.setQueryData(mailChoiceQuery(user._id).queryKey, saved);
      onDone(words.done);
    },
  });
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    await setting.submit(toRecord(mailSeries, (series) => checked.includes(series)));
  };
  return (
    <SettingFormFrame
      form={{ ...setting, formRef, onSubmit }}
      text={words.save}
      busyText={saving}
      onCancel={onCancel}
    >
      <ToggleChips
        legend={words.legend}
        choice="many"
        options={mailSeries.map((value) => ({ value, text: words.series[value] }))}
        checked={checked}
        onCheckedChange={setChecked}
      />
    </SettingFormFrame>
  );
}

/** Chooses which mails are sent. */
export function MailsForm(props: SettingFormProps) {
  const query = useQuery({
    ...mailChoiceQuery(props.session.user._id),
    // An unsubscribe link in a mail may have changed it.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (query.data && query.isFetchedAfterMount && !query.isError) {
    return <LoadedMailsForm {...props} choice={query.data} />;
  }
  return <NotLoaded query={query} title={settingsMessages.mails.loadFailed} onCancel={props.onCancel} />;
}
