import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { toLastDay } from '#contract/jobs/deadline-rule.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import { appPaths } from '#contract/http/paths.ts';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { StateLine, RetryButton } from '#ui/state/state-panel.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import type { JobChoice } from '#contract/jobs/fields/job-fields.ts';
import type { JobCategory } from '#contract/jobs/category.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { RadioChips } from '#ui/form/radio-chips.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { toChoices, toCompanyOptions, toUnlistedText } from '../choices.ts';
import { jobEditorMessages } from '../messages.ts';
import { personChoices, workChoices, type PostName, type PostValues } from '../job-fields.ts';
import { useFieldKit } from '../shared-fields.tsx';
import { toCategoryName } from '#contract/jobs/category-names.ts';

interface CompanyPickerProps {
  field: FieldProps;
  companies: UseQueryResult<OwnCompany[]>;
}

/** A line for choices that failed to load. */
export function ChoicesFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <StateLine tone="error">
      {text}
      <RetryButton onRetry={onRetry} />
    </StateLine>
  );
}

/** The chosen company in a line, with a button to change it. */
function ChosenCompany({ name, onChange }: { name: string; onChange: () => void }) {
  const texts = jobEditorMessages;
  return (
    <p className="flex min-h-11 min-w-0 items-center gap-x-1.5 max-sm:-mt-3">
      <span className="min-w-0 truncate">{texts.forCompany(name)}</span>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        aria-label={texts.changeStep(texts.labels.company)}
        className="link inline-flex min-h-11 shrink-0 cursor-pointer items-center font-medium text-primary"
        onClick={onChange}
      >
        {texts.change}
      </button>
    </p>
  );
}

/** The select of the user's companies, and the link to a new one (§2); a line once one is chosen. */
export function CompanyPicker({ field, companies }: CompanyPickerProps) {
  const texts = jobEditorMessages;
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) picker.current?.querySelector('select')?.focus();
  }, [isAsked]);
  const rows = companies.data ?? [];
  const chosen = rows.find(({ _id }) => _id === field.value);
  if (chosen && !isOpen && field.error === undefined) {
    const open = () => {
      setOpen(true);
      setAsked(true);
    };
    return <ChosenCompany name={chosen.name} onChange={open} />;
  }
  const isEmpty = companies.isSuccess && rows.length === 0;
  const hasWaiting = rows.some(({ approval }) => approval === 'pending');
  const placeholder = isEmpty ? texts.noCompanies : texts.select(texts.labels.company);
  const choose = (company: string) => {
    // Keeps the select in place of the line, as replacing it would lose the focus.
    setOpen(true);
    field.onValueChange(company);
  };
  return (
    <div ref={picker} className="max-sm:pb-5">
      {companies.isError && (
        <ChoicesFailed text={texts.companiesFailed} onRetry={() => void companies.refetch()} />
      )}
      <div className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-start">
        <FormSelectField
          {...field}
          onValueChange={choose}
          label={texts.labels.company}
          isRequired
          options={toCompanyOptions(rows, texts)}
          unlistedText={toUnlistedText(companies, texts)}
          placeholder={companies.isPending ? texts.loadingChoices : placeholder}
          {...(hasWaiting ? { hint: texts.companyHint } : {})}
        />
        <Link
          to={appPaths.createCompany}
          className={`btn text-base sm:mt-7 ${isEmpty ? 'btn-primary' : 'bg-base-200'}`}
        >
          {texts.addCompany}
        </Link>
      </div>
      <div role="status">
        {isEmpty && <p className="mt-3 rounded-lg bg-notice px-3 py-2">{texts.noCompanyYet}</p>}
      </div>
    </div>
  );
}

interface PostSectionProps {
  values: PostValues;
  field: (name: PostName) => FieldProps;
}

interface FormSectionProps {
  title: string;
  /** Without a card around it. */
  isPlain?: boolean;
  children: ReactNode;
}

/** A numbered section (§2); the number is for screen readers only, as the step's name is shown above. */
export function FormSection({ title, isPlain = false, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isPlain ? '' : 'sm:surface sm:p-6'}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Related fields under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-base-300 pt-4">
      <legend className="float-left mb-1 w-full font-bold text-primary">{title}</legend>
      {children}
    </fieldset>
  );
}

interface KindFieldsProps extends PostSectionProps {
  categories: UseQueryResult<JobCategory[]>;
  /** Below the title. */
  starts: ReactNode;
}

/** Title, kind, category, openings, level. */
export function KindFields(props: KindFieldsProps) {
  const { field, categories, starts } = props;
  const { line, select, amount, texts } = useFieldKit({ mode: 'post', field });
  const options = (categories.data ?? []).map(({ _id: value, name }) => ({
    value,
    text: toCategoryName(name),
  }));
  const openings = amount('openings');
  const chips = (name: JobChoice) => (
    <RadioChips key={name} {...select(name)} options={toChoices(name, 'post')} />
  );
  return (
    <div className="grid gap-4">
      {categories.isError && (
        <ChoicesFailed text={texts.categoriesFailed} onRetry={() => void categories.refetch()} />
      )}
      <TextField {...line('title')} />
      {starts}
      {workChoices.map(chips)}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelectField
          {...select('category')}
          unlistedText={toUnlistedText(categories, texts)}
          placeholder={categories.isPending ? texts.loadingChoices : texts.select(texts.labels.category)}
          options={options}
        />
        <TextField {...openings} input={{ ...openings.input, inputMode: 'numeric' }} />
      </div>
      {personChoices.map(chips)}
    </div>
  );
}

/** Working hours and deadline. */
export function TimeFields({ field }: Pick<PostSectionProps, 'field'>) {
  const texts = jobEditorMessages;
  const now = useNow();
  const time = (name: 'startTime' | 'endTime') => ({
    ...field(name),
    label: texts.labels[name],
    type: 'time',
    isRequired: true,
    input: { autoComplete: 'off' },
  });
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <TextField {...time('startTime')} />
      <TextField {...time('endTime')} />
      <div className="col-span-2 sm:col-span-1">
        <TextField
          {...field('deadline')}
          label={texts.labels.deadline}
          type="date"
          hint={texts.deadlineHint}
          isRequired
          input={{ autoComplete: 'off', min: toDhakaDay(now), max: toLastDay(now) }}
        />
      </div>
    </div>
  );
}
