import { Fragment } from 'react';
import { textAreaRows } from '#contract/limits.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ReadField, TextAreaField } from '#ui/form/text-area-field.tsx';
import { TagsField } from '#ui/form/tags-field.tsx';
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { currencyOptions, toSalaryTypeOptions } from './choices.ts';
import { type SharedName, type SharedValues, listNames } from './job-fields.ts';
import { jobEditorMessages } from './messages.ts';
import { isSalaryReversed, optionalNames } from './post-rules.ts';

/** `post` marks optional fields; `edit` has no checks; `view` is read-only. */
export type FormMode = 'post' | 'edit' | 'view';

export interface SharedForm {
  mode: FormMode;
  values: SharedValues;
  field: (name: SharedName) => FieldProps;
}

/** The props of a field in a mode. None has a `maxLength`, which would silently cut pasted text. */
export function useFieldKit({ mode, field }: Pick<SharedForm, 'mode' | 'field'>) {
  const texts = useMessages(jobEditorMessages);
  const isPost = mode === 'post';
  const isReadOnly = mode === 'view';
  const toLabel = (name: SharedName) => {
    const label = isPost && name === 'jobType' ? texts.employmentType : texts.labels[name];
    return isPost && optionalNames.has(name) ? texts.optional(label) : label;
  };
  const common = (name: SharedName) => ({
    ...field(name),
    label: toLabel(name),
    isRequired: isPost && !optionalNames.has(name),
  });
  return {
    texts,
    line: (name: SharedName, autoComplete = 'off') => ({
      ...common(name),
      mode,
      input: { autoComplete, readOnly: isReadOnly },
    }),
    amount: (name: SharedName) => ({
      ...common(name),
      mode,
      input: { inputMode: 'decimal' as const, autoComplete: 'off', readOnly: isReadOnly },
    }),
    area: (name: SharedName) => ({ ...common(name), isReadOnly }),
    select: (name: SharedName) => ({
      ...common(name),
      isDisabled: isReadOnly,
      placeholder: texts.select(texts.labels[name]),
      autoComplete: 'off',
    }),
    tags: common,
  };
}

/** A line to edit or read. */
export function LineField({ mode, ...line }: TextFieldProps & { mode: FormMode }) {
  if (mode !== 'view' || line.type !== undefined) return <TextField {...line} />;
  return <ReadField name={line.name} label={line.label} value={line.value} />;
}

/** A warning that refuses nothing. */
export function Warning({ isShown, text }: { isShown: boolean; text: string }) {
  return (
    <div role="status" className="not-empty:mt-2">
      {isShown && (
        <p className="flex items-start gap-1.5 text-sm font-medium text-warning">
          <Icon name="warning" className="mt-0.5 size-4" />
          {text}
        </p>
      )}
    </div>
  );
}

export function PlaceFields(form: SharedForm) {
  const { line } = useFieldKit(form);
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <div className="sm:col-span-6">
        <LineField {...line('street', 'address-line1')} />
      </div>
      <div className="sm:col-span-3">
        <LineField {...line('city', 'address-level2')} />
      </div>
      <div className="sm:col-span-3">
        <LineField {...line('state', 'address-level1')} />
      </div>
      <div className="sm:col-span-2">
        <LineField {...line('postalCode', 'postal-code')} />
      </div>
      <div className="sm:col-span-4">
        <LineField {...line('country', 'country-name')} />
      </div>
    </div>
  );
}

/** Pay; the modal starts with the currency, the post form with the amounts (§2). */
export function PayFields(form: SharedForm) {
  const { amount, select, texts } = useFieldKit(form);
  const isPost = form.mode === 'post';
  const currency = (
    <div key="currency" className={isPost ? '' : 'col-span-2 sm:col-span-1'}>
      <FormSelectField {...select('currency')} options={currencyOptions} />
    </div>
  );
  const amounts = (
    <Fragment key="amounts">
      <LineField {...amount('minSalary')} />
      <LineField {...amount('maxSalary')} />
    </Fragment>
  );
  return (
    <div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {isPost ? [amounts, currency] : [currency, amounts]}
        <FormSelectField {...select('salaryType')} options={toSalaryTypeOptions(texts)} />
        <LineField {...amount('bonus')} />
      </div>
      <Warning isShown={form.mode !== 'view' && isSalaryReversed(form.values)} text={texts.salaryWarning} />
    </div>
  );
}

/** The long texts, in the order of each form (§2). */
export function WordFields(form: SharedForm) {
  const { area } = useFieldKit(form);
  const responsibilities = <TextAreaField {...area('responsibilities')} rows={textAreaRows.long} />;
  return (
    <>
      <TextAreaField {...area('description')} rows={textAreaRows.long} />
      {form.mode !== 'post' && responsibilities}
      <TextAreaField {...area('qualifications')} rows={textAreaRows.qualifications} />
      {form.mode === 'post' && responsibilities}
    </>
  );
}

export function ListFields(form: SharedForm) {
  const { tags, area, texts } = useFieldKit(form);
  return listNames.map((name) =>
    form.mode === 'view' ? (
      <TextAreaField key={name} {...area(name)} rows={textAreaRows.list} />
    ) : (
      <TagsField
        key={name}
        {...tags(name)}
        texts={texts.tags}
        rows={textAreaRows.list}
        hint={texts.listHint}
      />
    ),
  );
}
