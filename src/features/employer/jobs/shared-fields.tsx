import { locale } from '#platform/i18n/locale.ts';
import { Fragment, useState } from 'react';
import { toOddPay, toTakaInWords } from '#contract/advice/odd-pay.ts';
import { needsOldFont } from '#contract/advice/old-font.ts';
import { textAreaRows } from '#contract/limits.ts';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TextAreaField, TextField } from '#ui/form/text-field.tsx';
import { TagsField } from '#ui/form/tags-field.tsx';
import { RadioChips } from '#ui/form/radio-chips.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { PlaceFields } from '../place-fields.tsx';
import { toCurrencyOptions, toSalaryTypeOptions } from './choices.ts';
import { listNames, longTexts, optionalNames, type SharedName, type SharedValues } from './job-fields.ts';
import { jobEditorMessages } from './messages.ts';
import { toAmount } from './job-values.ts';
import { isSalaryReversed } from './post-rules.ts';

/** `post` marks optional fields; `edit` has no checks. */
type FormMode = 'post' | 'edit';

export interface SharedForm {
  mode: FormMode;
  values: SharedValues;
  field: (name: SharedName) => FieldProps;
}

/** The props of a field in a mode. None has a `maxLength`, which would silently cut pasted text. */
export function useFieldKit({ mode, field }: Pick<SharedForm, 'mode' | 'field'>) {
  const texts = jobEditorMessages;
  const isPost = mode === 'post';
  const toLabel = (name: SharedName) => {
    const label = isPost && name === 'jobType' ? texts.employmentType : texts.labels[name];
    return isPost && optionalNames.has(name) ? texts.optional(label) : label;
  };
  const common = (name: SharedName) => ({
    ...field(name),
    label: toLabel(name),
    isRequired: isPost && !optionalNames.has(name),
    ...(needsOldFont(field(name).value) && { hint: texts.oldFont }),
  });
  return {
    texts,
    line: (name: SharedName) => ({ ...common(name), input: { autoComplete: 'off' } }),
    amount: (name: SharedName) => ({
      ...common(name),
      input: { inputMode: 'decimal' as const, autoComplete: 'off' },
    }),
    area: common,
    select: (name: SharedName) => ({
      ...common(name),
      placeholder: texts.select(texts.labels[name]),
      autoComplete: 'off',
    }),
    tags: common,
  };
}

/** A warning of the job modal, which refuses nothing itself (§5). */
export function Warning({ text }: { text: string | undefined }) {
  return (
    <div role="status" className="not-empty:mt-2">
      {text !== undefined && (
        <p className="flex items-start gap-1.5 text-sm font-medium text-warning">
          <Icon name="warning" className="mt-0.5 size-4" />
          {text}
        </p>
      )}
    </div>
  );
}

export function JobPlaceFields({ mode, field }: SharedForm) {
  return <PlaceFields field={field} marks={mode === 'post' ? 'strict' : 'none'} />;
}

/** Asks back when the amounts, the currency and the period make a month's pay that nobody pays. */
export function OddPay({ values }: { values: SharedValues }) {
  const [min, max] = [toAmount(values.minSalary), toAmount(values.maxSalary)];
  const month = toOddPay({ min, max, currency: values.currency, type: values.salaryType });
  if (month === null) return null;
  return <Warning text={jobEditorMessages.oddPay(toTakaInWords(month, locale))} />;
}

/** Pay; the modal starts with the currency, the post form with the amounts (§2). */
export function PayFields(form: SharedForm) {
  const { amount, select, texts } = useFieldKit(form);
  // A sum that is typed is small at first.
  const [isTyping, setTyping] = useState(false);
  const isPost = form.mode === 'post';
  const currency = (
    <div key="currency" className={isPost ? '' : 'col-span-2 sm:col-span-1'}>
      <FormSelectField {...select('currency')} options={toCurrencyOptions()} />
    </div>
  );
  const amounts = (
    <Fragment key="amounts">
      <TextField {...amount('minSalary')} />
      <TextField {...amount('maxSalary')} />
    </Fragment>
  );
  const salaryType = { ...select('salaryType'), options: toSalaryTypeOptions(texts) };
  return (
    <div className="grid gap-4">
      <div
        className="grid grid-cols-2 gap-4 sm:grid-cols-4"
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
      >
        {isPost ? [amounts, currency] : [currency, amounts]}
        {!isPost && <FormSelectField {...salaryType} />}
        <TextField {...amount('bonus')} />
      </div>
      {isPost && <RadioChips {...salaryType} />}
      {!isTyping && <OddPay values={form.values} />}
      {!isPost && (
        <Warning text={isSalaryReversed(form.values) ? texts.problems.belowMinimum() : undefined} />
      )}
    </div>
  );
}

export function WordFields(form: SharedForm) {
  const { area } = useFieldKit(form);
  return longTexts[form.mode].map((name) => (
    <TextAreaField
      key={name}
      {...area(name)}
      rows={name === 'qualifications' ? textAreaRows.qualifications : textAreaRows.long}
    />
  ));
}

export function ListFields(form: SharedForm) {
  const { tags, texts } = useFieldKit(form);
  return listNames.map((name) => (
    <TagsField key={name} hint={texts.listHint} {...tags(name)} texts={texts.tags} rows={textAreaRows.list} />
  ));
}
