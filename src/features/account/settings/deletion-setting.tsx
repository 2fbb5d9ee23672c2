import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { deleteAccount } from '#api/account.ts';
import { ownCompaniesQuery } from '#api/own-companies.ts';
import { ownJobsQuery } from '#api/own-jobs.ts';
import { ACCOUNT_RESTORE_DAYS } from '#contract/accounts/account.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { confirm, showAlert } from '#platform/dialogs/dialogs.ts';
import { formatDate } from '#contract/format.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { useFields } from '#ui/form/use-fields.ts';
import { accountMessages } from '../messages.ts';
import { ExpandingSetting, type SettingForm } from './expanding-setting.tsx';
import { CurrentPassword, SettingButtons, SettingTrouble } from './setting-parts.tsx';
import { settingsMessages } from './settings-messages.ts';
import { checkCurrentPassword } from './settings-rules.ts';
import { useLeaveAccount } from './use-leave-account.ts';
import { focusCurrentPassword, useSetting } from './use-setting.ts';

/** What becomes of the account's companies and jobs, counted where they can be. */
function useLeavingText({ user, token }: Session): string {
  const { deletion: words } = useMessages(settingsMessages);
  const owner = { token, userId: user._id };
  const companies = useQuery({ ...ownCompaniesQuery(owner), refetchOnMount: 'always' });
  const jobs = useQuery({ ...ownJobsQuery(owner), refetchOnMount: 'always' });
  if (companies.isError || jobs.isError) return words.leave(words.uncounted);
  if (!companies.data || !jobs.data) return words.counting;
  const [ownCompanies, ownJobs] = [companies.data.length, jobs.data.length];
  if (ownCompanies + ownJobs === 0) return words.nothingElse;
  return words.leave(words.counted(ownCompanies, ownJobs));
}

function Consequences({ session }: { session: Session }) {
  const { deletion: words } = useMessages(settingsMessages);
  const lines = [useLeavingText(session), words.undo(ACCOUNT_RESTORE_DAYS), words.after, words.device];
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function DeletionForm({ session, onCancel }: SettingForm) {
  const texts = useMessages(accountMessages);
  const { deletion: words } = useMessages(settingsMessages);
  const locale = useLocale();
  const leave = useLeaveAccount();
  const { sending, run } = useSetting(words.unsure);
  const { values, formRef, field, checkAll } = useFields<'currentPassword'>({
    initial: { currentPassword: '' },
    check: (typed) => checkCurrentPassword(typed, texts),
  });
  const { title, text, confirm: accept, cancel } = words.question;
  const question = { title, text: text(ACCOUNT_RESTORE_DAYS), confirm: accept, cancel };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.step === 'busy' || !checkAll() || !(await confirm(question))) return;
    const failure = await run(async () => {
      const deleteAfter = await deleteAccount(values.currentPassword, session.token);
      leave();
      const doneText = words.doneText(formatDate(deleteAfter, locale));
      void showAlert({ kind: 'success', title: words.done, text: doneText });
    });
    if (failure?.way === 'password') focusCurrentPassword(formRef.current);
  };
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Consequences session={session} />
      <CurrentPassword field={field('currentPassword')} />
      <SettingTrouble sending={sending} />
      <SettingButtons
        sending={sending}
        look="btn-error"
        text={words.send}
        busyText={words.sending}
        onCancel={onCancel}
      />
    </form>
  );
}

export function DeletionSetting({ session }: { session: Session }) {
  const { deletion } = useMessages(settingsMessages);
  return (
    <ExpandingSetting
      title={deletion.title}
      text={deletion.text}
      openText={deletion.open}
      tone="danger"
      session={session}
      Form={DeletionForm}
    />
  );
}
