import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { authLimits, isEmail } from '#contract/accounts/auth.ts';
import { CONTACT_RESET_MS, textAreaRows } from '#contract/limits.ts';
import { readContactMessage, storeContactMessage, useHasContactMessage } from '#device/contact-message.ts';
import { useUnsavedForm } from '#platform/browser/unsaved-forms.ts';
import { type Mail, openCompose, toComposeForm } from '#platform/browser/webmail.ts';
import { isOnline } from '#platform/http/online.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { MailLink } from '#ui/links/mail-link.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { contactMessages, type ContactTexts } from './messages.ts';
import { TextAreaField, TextField } from '#ui/form/text-field.tsx';
import { type FieldErrors, useFields } from '#ui/form/use-fields.ts';
import { Icon } from '#ui/icon/icon.tsx';

type HeldReason = 'offline' | 'blocked' | 'tooLong';

/** Why the webmail did not open, and other ways to send. */
function HeldMessage({ reason, mail, onOpened }: { reason: HeldReason; mail: Mail; onOpened: () => void }) {
  const texts = contactMessages;
  const { webmailName } = clientConfig();
  return (
    <div className="grid gap-3 rounded-lg bg-notice p-4">
      <p>{texts.held[reason](webmailName)}</p>
      <div className="flex flex-wrap items-center gap-2">
        {reason !== 'offline' && (
          <MailLink
            mail={mail}
            via="webmail"
            className="btn btn-primary text-base"
            // The message stays in the form while it still has to be pasted.
            onPress={() => reason === 'blocked' && onOpened()}
          >
            {texts.openWebmail(webmailName)}
          </MailLink>
        )}
        <MailLink mail={mail} via="app" className="btn border-control bg-base-200 text-base">
          {texts.openMail}
        </MailLink>
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
  const { values, formRef, field, checkAll, reset, read } = useFields<ContactName>({
    initial: empty,
    check: (typed) => checkContact(typed, texts),
  });
  const isHeld = step !== 'form' && step !== 'submitted';
  const mail = toContactMail(values, clientConfig().contactEmail, texts);
  const isEmpty = Object.values(values).every((text) => text === '');
  useUnsavedForm({ isUnsaved: step !== 'submitted' && !isEmpty });

  const isStored = useHasContactMessage();
  const restore = () => {
    const stored = readContactMessage(Date.now());
    if (stored) reset(stored);
    formRef.current?.querySelector('textarea')?.focus();
  };

  const resetTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resetTimer.current), []);
  const thank = () => {
    setStep('submitted');
    storeContactMessage(read(), Date.now());
    resetTimer.current = setTimeout(() => {
      storeContactMessage(read(), Date.now());
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

  const compose = toComposeForm({ to: clientConfig().contactEmail, subject: texts.topic });
  return (
    // `data-held`: a press before hydration is repeated afterwards (`page/head.ts`); without scripts it opens webmail.
    <form
      ref={formRef}
      action={compose.action}
      data-held=""
      noValidate
      onSubmit={submit}
      className="grid gap-4"
    >
      {Object.entries(compose.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
      <TextAreaField
        {...field('message')}
        name="body"
        label={texts.message}
        rows={textAreaRows.long}
        isRequired
      />
      <div role="status">
        {step === 'submitted' && <Thanks />}
        {isHeld && <HeldMessage reason={step} mail={mail} onOpened={thank} />}
      </div>
      {/* As high as both buttons on a phone, so that the second one does not shift the page. */}
      <div className="flex flex-wrap content-start gap-2 max-sm:min-h-24">
        <button
          type="submit"
          className="btn btn-primary text-base aria-disabled:opacity-60 max-sm:w-full"
          aria-disabled={step === 'submitted'}
        >
          {texts.send}
        </button>
        {isStored && isEmpty && (
          <button type="button" className="btn btn-ghost text-base max-sm:w-full" onClick={restore}>
            {texts.restore}
          </button>
        )}
      </div>
    </form>
  );
}

type ContactName = 'name' | 'email' | 'phone' | 'message';
type Values = Readonly<Record<ContactName, string>>;

function checkEmail(email: string, texts: ContactTexts): string | undefined {
  if (email === '') return texts.emailRequired;
  return isEmail(email) ? undefined : texts.emailInvalid;
}

/** §5 Contact form: the name counts after trimming, the phone is optional. */
export function checkContact(values: Values, texts: ContactTexts): FieldErrors<ContactName> {
  return {
    name: values.name.trim() === '' ? texts.nameRequired : undefined,
    email: checkEmail(values.email.trim(), texts),
    message: values.message.trim() === '' ? texts.messageRequired : undefined,
  };
}

/** The mail that the compose window opens with (§2). @param to the platform's address */
export function toContactMail(values: Values, to: string, texts: ContactTexts): Mail {
  const name = values.name.trim();
  const letter = {
    name,
    email: values.email.trim(),
    phone: values.phone.trim() || texts.notProvided,
    message: values.message.trim(),
  };
  return { to, subject: texts.subject(name), body: texts.body(letter) };
}
