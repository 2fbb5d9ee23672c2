import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { chooseMails, mailChoiceQuery } from '#api/account.ts';
import { type MailChoice, mailSeries } from '#contract/accounts/account.ts';
import { toRecord } from '#contract/rows.ts';
import { settingsMessages } from './messages.ts';
import { ToggleChips } from '#ui/form/toggle-chips.tsx';
import { NotLoaded } from './not-loaded.tsx';
import type { SettingFormProps } from './setting-card.tsx';
import { SettingFormFrame } from './setting-form.tsx';
import { useSetting } from './use-setting.ts';

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
