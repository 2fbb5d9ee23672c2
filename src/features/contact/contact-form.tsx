import { clientConfig } from '#platform/startup/config.ts';
import { toComposeUrl, toMailtoUrl, type Mail, openCompose } from '#platform/browser/webmail.ts';
import { CopyButton } from '#presenters/copy-button.tsx';
import { contactMessages } from '#texts/features/contact/messages';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { authLimits } from '#contract/accounts/auth.ts';
import { CONTACT_RESET_MS, textAreaRows } from '#contract/limits.ts';
import { isOnline } from '#platform/http/online.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useFields } from '#ui/form/use-fields.ts';
import { checkContact, toContactMail, type ContactName } from './contact-rules.ts';

type HeldReason = 'offline' | 'blocked' | 'tooLong';

interface HeldMessageProps {
  reason: HeldReason;
  mail: Mail;
  onOpened: () => void;
}

/** Why the webmail did not open, and other ways to send. */
function HeldMessage({ reason, mail, onOpened }: HeldMessageProps) {
  const texts = contactMessages;
  const { webmailName } = clientConfig();
  return (
    <div className="grid gap-3 rounded-lg bg-notice p-4">
      <p>{texts.held[reason](webmailName)}</p>
      <div className="flex flex-wrap items-center gap-2">
        {reason !== 'offline' && (
          <a
            href={toComposeUrl(mail)}
            target="_blank"
            rel="noopener noreferrer"
            className="btn btn-primary text-base"
            onClick={onOpened}
          >
            {texts.openWebmail(webmailName)}
          </a>
        )}
        <a href={toMailtoUrl(mail)} className="btn border-control bg-base-200 text-base">
          {texts.openMail}
        </a>
        <CopyButton text={mail.body} texts={texts} />
      </div>
    </div>
  );
}

function Thanks() {
  const texts = contactMessages;
  return (
    <p className="flex items-start gap-3 rounded-lg bg-secondary p-4 font-medium text-secondary-content">
      <Icon name="check" className="mt-0.5 size-5" />
      {texts.thanks(clientConfig().webmailName)}
    </p>
  );
}

const empty: Readonly<Record<ContactName, string>> = { name: '', email: '', phone: '', message: '' };

type Step = 'form' | 'submitted' | HeldReason;

/** form → submitted → after 3 s, back to an empty form (§4). */
export function ContactForm() {
  const texts = contactMessages;
  const [step, setStep] = useState<Step>('form');
  const { values, formRef, field, checkAll, reset } = useFields<ContactName>({
    initial: empty,
    check: (typed) => checkContact(typed, texts),
  });
  const isHeld = step !== 'form' && step !== 'submitted';
  const mail = toContactMail(values, clientConfig().contactEmail, texts);
  useUnsavedForm({ isUnsaved: step !== 'submitted' && Object.values(values).some((text) => text !== '') });

  const resetTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resetTimer.current), []);
  const thank = () => {
    setStep('submitted');
    resetTimer.current = setTimeout(() => {
      reset();
      setStep('form');
    }, CONTACT_RESET_MS);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === 'submitted' || !checkAll()) return;
    const outcome = isOnline() ? openCompose(mail) : 'offline';
    if (outcome === 'opened') thank();
    else setStep(outcome);
  };

  return (
    <form ref={formRef} noValidate onSubmit={submit} className="grid gap-4">
      <TextField {...field('name')} label={texts.name} isRequired input={{ autoComplete: 'name' }} />
      <TextField
        {...field('email')}
        label={texts.email}
        type="email"
        isRequired
        input={{ autoComplete: 'email', inputMode: 'email', maxLength: authLimits.emailChars }}
      />
      <TextField
        {...field('phone')}
        label={texts.phone}
        type="tel"
        input={{ autoComplete: 'tel', inputMode: 'tel', maxLength: authLimits.phoneChars }}
      />
      <TextAreaField {...field('message')} label={texts.message} rows={textAreaRows.long} isRequired />
      <div role="status">
        {step === 'submitted' && <Thanks />}
        {isHeld && <HeldMessage reason={step} mail={mail} onOpened={thank} />}
      </div>
      <button
        type="submit"
        className="btn btn-primary justify-self-start text-base aria-disabled:opacity-60 max-sm:w-full"
        aria-disabled={step === 'submitted'}
      >
        {texts.send}
      </button>
    </form>
  );
}
