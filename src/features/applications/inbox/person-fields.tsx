import { useState } from 'react';
import { authLimits } from '#contract/accounts/auth.ts';
import { applicationLimits } from '#contract/applications/application.ts';
import type { ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import { RadioChips } from '#ui/form/radio-chips.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { QuietButton } from '../letter-actions.tsx';
import { isComplete, type Person, type PersonName, toAnswerName } from './form-rules.ts';
import { applicationFormMessages } from './messages.ts';

interface PersonFieldsProps {
  person: Person;
  toField: (name: PersonName) => FieldProps;
}

/** Who applies: a line while all of it is known, with its fields behind "Change". */
export function PersonFields({ person, toField }: PersonFieldsProps) {
  const texts = applicationFormMessages.person;
  const [startsFolded] = useState(() => isComplete(person));
  const [isFolded, setFolded] = useState(startsFolded);
  if (isFolded) {
    return (
      <div className="flex items-center gap-4">
        <div className="min-w-0">
          <p className="wrap-anywhere">{texts.as(person.name, toShownDigits(person.phone))}</p>
          <p className="truncate text-sm text-muted">{person.email}</p>
        </div>
        <QuietButton aria-label={texts.changeNamed} onClick={() => setFolded(false)}>
          {texts.change}
        </QuietButton>
      </div>
    );
  }
  const { nameChars, phoneChars, emailChars } = authLimits;
  return (
    <section className="grid gap-4">
      <h3 className="font-bold">{texts.title}</h3>
      <TextField
        {...toField('name')}
        label={texts.name}
        isRequired
        // In place of the button that has opened it.
        input={{ autoComplete: 'name', maxLength: nameChars * 2, autoFocus: startsFolded }}
      />
      <TextField
        {...toField('phone')}
        type="tel"
        label={texts.phone}
        isRequired
        input={{ autoComplete: 'tel', maxLength: phoneChars }}
      />
      <TextField
        {...toField('email')}
        type="email"
        label={texts.email}
        isRequired
        input={{ autoComplete: 'email', inputMode: 'email', maxLength: emailChars }}
      />
    </section>
  );
}

function toOptions({ kind, choices }: ScreeningQuestion) {
  const { yes, no } = applicationFormMessages.questions;
  if (kind === 'choice') return choices.map((value) => ({ value, text: value }));
  return [
    { value: 'yes', text: yes },
    { value: 'no', text: no },
  ];
}

function QuestionField({ question, field }: { question: ScreeningQuestion; field: FieldProps }) {
  const { kind, text, isRequired } = question;
  const label = isRequired ? text : applicationFormMessages.questions.optional(text);
  if (kind === 'yesNo' || kind === 'choice') {
    return <RadioChips {...field} label={label} options={toOptions(question)} isRequired={isRequired} />;
  }
  return (
    <TextField
      {...field}
      label={label}
      isRequired={isRequired}
      input={{
        autoComplete: 'off',
        maxLength: applicationLimits.answerChars,
        ...(kind === 'number' && { inputMode: 'decimal' }),
      }}
    />
  );
}

interface QuestionFieldsProps {
  questions: readonly ScreeningQuestion[];
  toField: (name: string) => FieldProps;
}

/** What the employer asks. */
export function AnswerFields({ questions, toField }: QuestionFieldsProps) {
  if (questions.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h3 className="font-bold">{applicationFormMessages.questions.title}</h3>
      {questions.map((question) => (
        <QuestionField
          key={toAnswerName(question)}
          question={question}
          field={toField(toAnswerName(question))}
        />
      ))}
    </section>
  );
}
