import type { ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { applicationLimits } from '#contract/applications/application.ts';
import { applicationFormMessages } from './messages.ts';
import { RadioChips } from '#ui/form/radio-chips.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { toAnswerName } from './form-rules.ts';

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
