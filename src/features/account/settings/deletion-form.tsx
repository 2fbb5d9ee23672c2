import { locale } from '#platform/i18n/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { deleteAccount } from '#api/auth.ts';
import { ownCompaniesQuery } from '#api/own-companies.ts';
import { ownJobsQuery } from '#api/own-jobs.ts';
import { ACCOUNT_RESTORE_DAYS } from '#contract/accounts/account.ts';
import type { Session } from '#contract/accounts/auth.ts';
import { formatDate } from '#contract/format.ts';
import { confirm, showAlert } from '#platform/dialogs/dialogs.ts';
import { accountMessages as texts } from '../messages.ts';
import { settingsMessages } from './messages.ts';
import { type SettingFormProps, CurrentPassword, SettingFormFrame } from './setting-card.tsx';
import { checkDeletion, useLeaveAccount, useSettingForm } from './use-setting.ts';

function useLeavingText({ user }: Session): string {
  const { deletion: words } = settingsMessages;
  const companies = useQuery({ ...ownCompaniesQuery(user._id), refetchOnMount: 'always' });
  const jobs = useQuery({ ...ownJobsQuery(user._id), refetchOnMount: 'always' });
  if (companies.isError || jobs.isError) return words.leave(words.uncounted);
  if (!companies.data || !jobs.data) return words.counting;
  const [ownCompanies, ownJobs] = [companies.data.length, jobs.data.length];
  if (ownCompanies + ownJobs === 0) return words.nothingElse;
  return words.leave(words.counted(ownCompanies, ownJobs));
}

function Consequences({ session }: { session: Session }) {
  const { deletion: words } = settingsMessages;
  const lines = [
    useLeavingText(session),
    words.applications,
    words.undo(ACCOUNT_RESTORE_DAYS),
    words.after,
    words.device,
  ];
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Deletes the account, after a confirmation. */
export function DeletionForm({ session, onCancel }: SettingFormProps) {
  const { deletion: words } = settingsMessages;
  const leave = useLeaveAccount();
  const form = useSettingForm<'currentPassword'>({
    name: 'deletion',
    unsure: words.unsure,
    fields: { initial: { currentPassword: '' }, check: (typed) => checkDeletion(typed, texts) },
    ask: () =>
      confirm({ ...words.question, text: words.question.text(ACCOUNT_RESTORE_DAYS), isDanger: true }),
    send: async ({ currentPassword }) => {
      const deleteAfter = await deleteAccount(currentPassword, session.user._id);
      leave();
      const text = words.doneText(formatDate(deleteAfter, locale));
      void showAlert({ kind: 'success', title: words.done, text });
    },
  });
  return (
    <SettingFormFrame
      form={form}
      look="btn-error"
      text={words.send}
      busyText={words.sending}
      onCancel={onCancel}
    >
      <Consequences session={session} />
      <CurrentPassword field={form.field('currentPassword')} />
    </SettingFormFrame>
  );
}
