import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { accountQuery, adminKeys, changeAccount } from '#api/admin.ts';
import {
  accountActionNames,
  accountActions,
  type AccountAction,
  type AdminAccount,
} from '#contract/accounts/admin.ts';
import { ACCOUNT_RESTORE_DAYS } from '#contract/accounts/account.ts';
import { appPaths } from '#contract/http/paths.ts';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { adminAccountMessages as words, actionMessages, type ActionTexts } from './account-messages.ts';
import { adminMessages } from './messages.ts';
import { adminFieldNames } from './field-names.ts';
import { formatMoment } from '#ui/text/moment.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { StateLine, StatePanel } from '#ui/state/state-panel.tsx';
import { AdminLoaded } from './view-parts.tsx';
import { toShownValue } from './rows/shown-values.tsx';

const toHas = ({ companies, jobs, sessions }: AdminAccount): string =>
  words.counts(companies, jobs, sessions);

function Facts({ user }: { user: AdminAccount }) {
  const facts = [
    [words.name, `${user.firstName} ${user.lastName}`.trim()],
    [adminFieldNames.email, user.email],
    [adminFieldNames.phoneNumber, toShownValue('phoneNumber', user.phoneNumber)],
    [words.role, words.roles[user.role]],
    [words.registered, formatMoment(user.createdAt)],
    [words.confirmed, user.isEmailVerified ? words.yes : words.no],
    [words.has, toHas(user)],
    [adminFieldNames.id, user._id],
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

const button = {
  plain: 'btn border-control bg-base-200 text-base max-sm:w-full',
  danger: 'btn btn-error text-base max-sm:w-full',
};

const isOffered = (action: AccountAction, { deletedAt }: AdminAccount): boolean => {
  const { offeredFor } = accountActions[action];
  return offeredFor === 'all' || (offeredFor === 'deleted') === (deletedAt !== '');
};

const toText = (text: NonNullable<ActionTexts['question']>['text'], user: AdminAccount): string =>
  typeof text === 'string' ? text : text(user.email, toHas(user), ACCOUNT_RESTORE_DAYS);

function Actions({ moderatorId, user }: { moderatorId: string; user: AdminAccount }) {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<AccountAction>();
  const [done, setDone] = useState('');
  const { isBusy, failure, submit } = useSubmit({
    key: ['admin', 'account'],
    send: (action: AccountAction) => changeAccount(moderatorId, user._id, action),
    toFailure: failureText,
  });
  const run = async (action: AccountAction) => {
    const { question } = actionMessages[action];
    if (isBusy || (question && !(await confirm({ ...question, text: toText(question.text, user) })))) return;
    setDone('');
    setRunning(action);
    const result = await submit(action);
    if (result?.kind === 'done') setDone(result.answer);
    await queryClient.invalidateQueries({ queryKey: adminKeys.account(moderatorId, user._id) });
  };
  return (
    <div className="grid gap-3">
      <SendingTrouble trouble={failure === undefined ? undefined : { title: failure }} />
      <p role="status" className="font-medium text-success">
        {done}
      </p>
      <div className="flex flex-wrap gap-2">
        {accountActionNames
          .filter((action) => isOffered(action, user))
          .map((action) => (
            <button
              key={action}
              type="button"
              className={accountActions[action].isDangerous ? button.danger : button.plain}
              aria-disabled={isBusy}
              onClick={() => void run(action)}
            >
              {actionMessages[action][isBusy && action === running ? 'sending' : 'open']}
            </button>
          ))}
      </div>
    </div>
  );
}

const inLine = 'link inline-flex min-h-11 items-center font-medium text-primary';

function Account({ moderatorId, user }: { moderatorId: string; user: AdminAccount }) {
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
      {user._id === moderatorId ? (
        <p>
          {words.own}{' '}
          <Link to={appPaths.accountSettings} className={inLine}>
            {words.settings}
          </Link>
        </p>
      ) : (
        <Actions moderatorId={moderatorId} user={user} />
      )}
    </>
  );
}

/** An account with its actions. */
export function AccountView({ moderatorId, id }: { moderatorId: string; id: string }) {
  const query = useQuery(accountQuery(moderatorId, id));
  return (
    <section aria-label={words.title} className="flex min-w-0 flex-col gap-4">
      <h2 className="text-lg font-bold">{words.title}</h2>
      {isNotFound(query.error) ? (
        <StatePanel icon="person" title={words.missing} />
      ) : (
        <AdminLoaded query={query}>{(user) => <Account moderatorId={moderatorId} user={user} />}</AdminLoaded>
      )}
    </section>
  );
}
