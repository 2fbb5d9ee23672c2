import { Link } from '@tanstack/react-router';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import { authLimits } from '#contract/accounts/auth.ts';
import { Email } from '#contract/accounts/email.ts';
import { toAlertSearch } from '#contract/alerts/alert-search.ts';
import type { AlertPace } from '#contract/alerts/alert.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { SendingTrouble } from '#ui/form/sending-trouble.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { toAlertFailure, addAlert } from './new-alert.ts';
import { reminderMessages as texts } from './reminder-messages.ts';

/** "Set Job Reminder" below the list (§2), for its search. */
export function Reminder({ search }: { search: JobSearch }) {
  const { hasMail } = clientConfig();
  return (
    <section aria-labelledby="reminder" className="surface mt-6 grid gap-3 p-4">
      <h2 id="reminder" className="text-lg font-bold">
        {texts.heading}
      </h2>
      {hasMail && (
        <>
          <p className="text-muted">{texts.text}</p>
          <EmailAlertForm search={search} pace="daily" />
        </>
      )}
      <p className="flex flex-wrap gap-x-6">
        <Link to={appPaths.alerts} search={toAlertSearch(search)} className="link py-2.5 text-primary">
          {hasMail ? texts.byNotification : texts.notification}
        </Link>
        <Link to={appPaths.alerts} className="link py-2.5 text-primary">
          {texts.mine}
        </Link>
      </p>
    </section>
  );
}

interface EmailAlertFormProps {
  search: JobSearch;
  pace: AlertPace;
  /** Between the address and the button. */
  children?: ReactNode;
}

function checkEmail({ email }: Readonly<Record<'email', string>>): { email?: string } {
  const { enterEmail, invalidEmail } = texts;
  if (email.trim() === '') return { email: enterEmail };
  return v.is(Email, email) ? {} : { email: invalidEmail };
}

/** Asks for an e-mail address, and creates the alert. */
export function EmailAlertForm({ search, pace, children }: EmailAlertFormProps) {
  const [done, setDone] = useState('');
  const { values, formRef, field, checkAll, reset } = useFields<'email'>({
    initial: { email: '' },
    check: checkEmail,
  });
  const { isBusy, failure, submit } = useSubmit({
    key: ['alerts', 'email'],
    send: async (email: string) => {
      const outcome = await addAlert({ search, pace, to: { channel: 'email', email } });
      if (outcome === 'not-stored') throw new Error(outcome);
      return outcome === 'sent' ? texts.sent(email) : texts.waiting;
    },
    toFailure: toAlertFailure(texts),
  });
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDone('');
    if (isBusy || !checkAll()) return;
    const sent = await submit(values.email.trim());
    if (sent?.kind !== 'done') return;
    setDone(sent.answer);
    reset();
  };
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
      {children}
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-60">
          <TextField
            {...field('email')}
            label={texts.email}
            type="email"
            isRequired
            input={{ autoComplete: 'email', inputMode: 'email', maxLength: authLimits.emailChars }}
          />
        </div>
        <button type="submit" className="btn btn-primary mt-7 text-base" aria-disabled={isBusy}>
          {isBusy ? texts.sending : texts.submit}
        </button>
      </div>
      <SendingTrouble trouble={failure} />
      <p
        role="status"
        className="font-medium wrap-anywhere not-empty:rounded-lg not-empty:bg-secondary not-empty:p-3"
      >
        {done}
      </p>
    </form>
  );
}
