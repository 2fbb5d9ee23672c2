import { useEffect, useRef } from 'react';
import { questionKinds } from '#contract/applications/apply-ways.ts';
import { formatNumber } from '#contract/format.ts';
import { applyLimits } from '#contract/jobs/posting.ts';
import { textAreaRows } from '#contract/limits.ts';
import { createIdempotencyKey } from '#platform/http/call-api.ts';
import { locale } from '#platform/i18n/locale.ts';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { TextAreaField, TextField } from '#ui/form/text-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { questionMessages } from '#ui/panel-messages.ts';
import type { WayName } from './job-fields.ts';
import { jobEditorMessages } from './messages.ts';
import {
  checkQuestions,
  type QuestionErrors,
  readQuestions,
  toQuestionsText,
  type TypedQuestion,
} from './questions.ts';

interface QuestionProps {
  question: TypedQuestion;
  /** As people read it. */
  number: string;
  errors: QuestionErrors | undefined;
  onChange: (question: TypedQuestion) => void;
  onRemove: () => void;
}

function Question({ question, number, errors, onChange, onRemove }: QuestionProps) {
  const { questions: texts, select } = jobEditorMessages;
  const { text, kind, choices, isRequired } = question;
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-lg border border-base-300 p-3">
      <legend className="px-1 font-semibold">{texts.number(number)}</legend>
      <TextField
        name="screening"
        label={texts.text}
        value={text}
        error={errors?.text}
        isRequired
        input={{ autoComplete: 'off' }}
        onValueChange={(next) => onChange({ ...question, text: next })}
      />
      <FormSelectField
        name="screening"
        label={texts.kind}
        value={kind}
        placeholder={select(texts.kind)}
        options={questionKinds.map((value) => ({ value, text: questionMessages.kinds[value] }))}
        onValueChange={(value) => {
          const next = questionKinds.find((one) => one === value);
          if (next !== undefined) onChange({ ...question, kind: next });
        }}
      />
      {kind === 'choice' && (
        <TextAreaField
          name="screening"
          label={texts.choices}
          value={choices}
          error={errors?.choices}
          hint={texts.choicesHint}
          rows={textAreaRows.list}
          isRequired
          onValueChange={(next) => onChange({ ...question, choices: next })}
        />
      )}
      <CheckRow
        name="screening"
        value={question.id}
        text={questionMessages.isRequired}
        isChecked={isRequired}
        onChange={(next) => onChange({ ...question, isRequired: next })}
      />
      <button
        type="button"
        className="btn justify-self-start btn-ghost px-2 text-base"
        aria-label={texts.removeNumber(number)}
        onClick={onRemove}
      >
        {texts.remove}
      </button>
    </fieldset>
  );
}

const newQuestion = (): TypedQuestion => ({
  id: createIdempotencyKey().slice(0, 8),
  kind: 'yesNo',
  text: '',
  choices: '',
  isRequired: true,
});

/** Up to five questions to applicants, asked in the inbox. */
export function QuestionFields({ field: { value, error, onValueChange } }: { field: FieldProps }) {
  const { questions: texts } = jobEditorMessages;
  const questions = readQuestions(value);
  const errors = error === undefined ? [] : checkQuestions(value);
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<'add' | 'remove'>(undefined);
  useEffect(() => {
    // The pressed button is gone, or what it adds comes before it.
    const target = { add: ':scope > fieldset:last-of-type input', remove: ':scope > button' };
    if (pressed.current) list.current?.querySelector<HTMLElement>(target[pressed.current])?.focus();
    pressed.current = undefined;
  });
  const store = (next: readonly TypedQuestion[]) => onValueChange(toQuestionsText(next));
  return (
    <div ref={list} className="grid gap-3">
      <p className="font-semibold">{texts.title}</p>
      {questions.map((question, index) => (
        <Question
          key={question.id}
          question={question}
          number={formatNumber(index + 1, locale)}
          errors={errors[index]}
          onChange={(next) => store(questions.map((one) => (one === question ? next : one)))}
          onRemove={() => {
            pressed.current = 'remove';
            store(questions.filter((one) => one !== question));
          }}
        />
      ))}
      {questions.length < applyLimits.questions && (
        <button
          type="button"
          className="btn justify-self-start text-base"
          onClick={() => {
            pressed.current = 'add';
            store([...questions, newQuestion()]);
          }}
        >
          {texts.add}
        </button>
      )}
    </div>
  );
}

interface CheckRowProps {
  name: WayName;
  value: string;
  text: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A choice that is on or off. */
export function CheckRow({ name, value, text, isChecked, onChange }: CheckRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      {text}
    </label>
  );
}
