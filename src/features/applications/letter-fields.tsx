import { authLimits } from '#contract/accounts/auth.ts';
import type { Letter } from '#device/letters/letter.ts';
import type { Mail } from '#platform/browser/webmail.ts';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { MAX_BODY_CHARS, MAX_SUBJECT_CHARS, type LetterErrors } from './letter-rules.ts';
import { letterMessages } from './messages.ts';

const BODY_ROWS = 14;

interface LetterFieldsProps {
  letter: Letter;
  errors: LetterErrors;
  edit: (text: Partial<Mail>) => void;
}

/** The fields of a letter; read-only once it was sent. */
export function LetterFields({ letter, errors, edit }: LetterFieldsProps) {
  const texts = letterMessages;
  const isReadOnly = letter.step === 'sent';
  const own = letter.company?.email.trim();
  const hint = letter.to.trim() === '' && { hint: own ? texts.ownAddress(own) : texts.noAddressYet };
  return (
    <>
      <TextField
        name="to"
        type="email"
        label={texts.to}
        value={letter.to}
        onValueChange={(to) => edit({ to })}
        error={errors.to}
        {...hint}
        input={{ inputMode: 'email', maxLength: authLimits.emailChars, readOnly: isReadOnly }}
      />
      <TextField
        name="subject"
        label={texts.subject}
        value={letter.subject}
        onValueChange={(subject) => edit({ subject })}
        input={{ maxLength: MAX_SUBJECT_CHARS, readOnly: isReadOnly }}
      />
      <TextAreaField
        name="body"
        label={texts.body}
        value={letter.body}
        onValueChange={(body) => edit({ body })}
        rows={BODY_ROWS}
        maxLength={MAX_BODY_CHARS}
        error={errors.body}
        isReadOnly={isReadOnly}
        isRequired
      />
    </>
  );
}
