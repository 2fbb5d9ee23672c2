import { isEmail } from '#contract/accounts/auth.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import type { FieldErrors } from '#ui/form/use-fields.ts';
import type { ContactTexts } from '#texts/features/contact/messages';

export type ContactName = 'name' | 'email' | 'phone' | 'message';
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
