import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  accountQuery,
  adminKeys,
  deleteUser,
  resetPassword,
  restoreUser,
  revokeSessions,
  type Moderator,
} from '#api/admin.ts';
import { ACCOUNT_RESTORE_DAYS } from '#contract/accounts/account.ts';
import type { AdminAccount } from '#contract/accounts/admin.ts';
import { appPaths } from '#contract/http/paths.ts';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { CopyButton } from '#presenters/copy-button.tsx';
import { accountMessages } from '#texts/features/admin/account-messages';
import { adminMessages } from '#texts/features/admin/messages';
import { fieldNames } from '#texts/features/admin/field-names';
import { textLanguage } from '#presenters/text-language.ts';
import { FormDialog } from '#ui/dialog/dialog-frame.tsx';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { StateLine, StatePanel } from '#ui/state-panel.tsx';
import { AdminLoaded } from './loaded.tsx';
import { formatMoment, toShownValue } from './rows/shown-values.ts';

const toHas = ({ companies, jobs, sessions }: AdminAccount): string =>
  accountMessages.counts(companies, jobs, sessions);

function Facts({ user }: { user: AdminAccount }) {
  const words = accountMessages;
  const facts = [
    [words.name, `${user.firstName} ${user.lastName}`.trim()],
    [fieldNames.email, user.email],
    [fieldNames.phoneNumber, toShownValue('phoneNumber', user.phoneNumber)],
    [words.role, words.roles[user.role]],
    [words.registered, formatMoment(user.createdAt)],
    [words.confirmed, user.isEmailVerified ? words.yes : words.no],
    [words.has, toHas(user)],
    [fieldNames.id, user._id],
  ] as const;
  return (
    <dl className="surface grid gap-4 p-4 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd lang={textLanguage(value)} className="font-semibold wrap-anywhere">
            {value || adminMessages.empty}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The password is on no other screen, and gone with this one. */
function NewPassword({ password, onClose }: { password: string; onClose: () => void }) {
  const { reset: words } = accountMessages;
  return (
    <FormDialog title={words.doneTitle} closeText={adminMessages.close} onClose={onClose}>
      <div className="grid gap-4">
        <p className="tabular text-lg font-bold wrap-anywhere">{password}</p>
        <p>{words.doneText}</p>
        <CopyButton text={password} texts={words} />
      </div>
    </FormDialog>
  );
}

function useChange<T>(name: string, send: () => Promise<T>) {
  return useSubmit<void, T, string>({ key: ['admin', name], send, toFailure: failureText });
}

function Actions({ moderator, user }: { moderator: Moderator; user: AdminAccount }) {
  const { reset, revoke, remove, restore } = accountMessages;
  const queryClient = useQueryClient();
  const [password, setPassword] = useState<string>();
  const [done, setDone] = useState('');
  const resetting = useChange('reset', () => resetPassword(moderator, user._id));
  const revoking = useChange('revoke', () => revokeSessions(moderator, user._id));
  const deleting = useChange('delete', () => deleteUser(moderator, user._id));
  const restoring = useChange('restore', () => restoreUser(moderator, user._id));
  const all = [resetting, revoking, deleting, restoring];
  const isBusy = all.some((change) => change.isBusy);
  const failure = all.find((change) => change.failure !== undefined)?.failure;
  const begin = async (question: Parameters<typeof confirm>[0]): Promise<boolean> => {
    if (isBusy || !(await confirm(question))) return false;
    setDone('');
    for (const change of all) change.clear();
    return true;
  };
  const readAgain = () => queryClient.invalidateQueries({ queryKey: adminKeys.account(moderator, user._id) });
  const run = async (change: typeof revoking, words: { done: string }): Promise<void> => {
    const result = await change.submit();
    if (result?.kind === 'done') setDone(words.done);
    await readAgain();
  };
  const runRestore = async () => {
    if (isBusy) return;
    setDone('');
    for (const change of all) change.clear();
    await run(restoring, restore);
  };
  const askReset = async () => {
    if (!(await begin(reset.question))) return;
    const result = await resetting.submit();
    if (result?.kind === 'done') setPassword(result.answer);
    await readAgain();
  };
  const askRevoke = async () => {
    if (await begin(revoke.question)) await run(revoking, revoke);
  };
  const askDelete = async () => {
    const { text, ...question } = remove.question;
    const said = text(user.email, toHas(user), ACCOUNT_RESTORE_DAYS);
    if (!(await begin({ ...question, text: said }))) return;
    const result = await deleting.submit();
    if (result?.kind === 'done') setDone(remove.done);
    await readAgain();
  };
  const button = 'btn border-control bg-base-200 text-base max-sm:w-full';
  return (
    <div className="grid gap-3">
      <SendingTrouble trouble={failure === undefined ? undefined : { title: failure }} />
      <p role="status" className="font-medium text-success">
        {done}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={button} aria-disabled={isBusy} onClick={() => void askReset()}>
          {resetting.isBusy ? reset.sending : reset.open}
        </button>
        <button type="button" className={button} aria-disabled={isBusy} onClick={() => void askRevoke()}>
          {revoking.isBusy ? revoke.sending : revoke.open}
        </button>
        {user.deletedAt !== '' && (
          <button type="button" className={button} aria-disabled={isBusy} onClick={() => void runRestore()}>
            {restoring.isBusy ? restore.sending : restore.open}
          </button>
        )}
        {user.deletedAt === '' && (
          <button
            type="button"
            className="btn btn-error text-base max-sm:w-full"
            aria-disabled={isBusy}
            onClick={() => void askDelete()}
          >
            {deleting.isBusy ? remove.sending : remove.open}
          </button>
        )}
      </div>
      {password !== undefined && (
        <NewPassword
          password={password}
          onClose={() => {
            setPassword(undefined);
            resetting.clear();
          }}
        />
      )}
    </div>
  );
}

const inLine = 'link inline-flex min-h-11 items-center font-medium text-primary';

function Account({ moderator, user }: { moderator: Moderator; user: AdminAccount }) {
  const words = accountMessages;
  return (
    <>
      {user.deletedAt !== '' && (
        <StateLine tone="notice">
          {(user.isBlocked ? words.blocked : words.deleted)(formatMoment(user.deleteAfter))}
        </StateLine>
      )}
      <Facts user={user} />
      <p className="flex flex-wrap gap-x-4">
        <Link to={appPaths.admin} search={{ view: 'search', text: user.email }} className={inLine}>
          {words.find}
        </Link>
        <Link to={appPaths.admin} search={{ view: 'audit', entity: 'user', of: user._id }} className={inLine}>
          {adminMessages.history}
        </Link>
      </p>
      {user._id === moderator.userId ? (
        <p>
          {words.own}{' '}
          <Link to={appPaths.accountSettings} className={inLine}>
            {words.settings}
          </Link>
        </p>
      ) : (
        <Actions moderator={moderator} user={user} />
      )}
    </>
  );
}

/** An account, and what can be done with it. */
export function AccountView({ moderator, id }: { moderator: Moderator; id: string }) {
  const words = accountMessages;
  const query = useQuery(accountQuery(moderator, id));
  return (
    <section aria-label={words.title} className="flex min-w-0 flex-col gap-4">
      <h2 className="text-lg font-bold">{words.title}</h2>
      {isNotFound(query.error) ? (
        <StatePanel icon="person" title={words.missing} />
      ) : (
        <AdminLoaded query={query}>{(user) => <Account moderator={moderator} user={user} />}</AdminLoaded>
      )}
    </section>
  );
}
