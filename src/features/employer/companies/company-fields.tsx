import { type ReactNode, useState } from 'react';
import { needsOldFont } from '#contract/advice/old-font.ts';
import { companyFields, type CompanyName, companyStatusField } from '#contract/companies/company-form.ts';
import { Expander } from '#ui/expander.tsx';
import { useAfterPress, type FieldProps } from '#ui/form/use-fields.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { PlaceFields } from '../place-fields.tsx';
import { companySections, companyTable, completeUrl, toSectionNames } from './company-table.ts';
import { ownCompanyMessages as texts } from './messages.ts';

interface CompanyFieldsProps {
  field: (name: CompanyName) => FieldProps<CompanyName>;
  mode: 'create' | 'edit';
  logo: ReactNode;
  isLocked?: boolean;
  /** Hints on fields whose change has consequences. */
  hints?: Partial<Record<CompanyName, string>>;
}

/** A folded section, open where it has a value or an error. */
function SocialSection({
  title,
  fields,
  children,
}: {
  title: string;
  fields: FieldProps[];
  children: ReactNode;
}) {
  const isNeeded = fields.some(({ value, error }) => value !== '' || error !== undefined);
  const [isOpened] = useState(isNeeded);
  return (
    <Expander summary={<span className="text-lg font-bold">{title}</span>} isOpen={isOpened || isNeeded}>
      <fieldset aria-label={title} className="min-w-0 pb-4">
        {children}
      </fieldset>
    </Expander>
  );
}

interface CompanyFieldProps extends FieldProps<CompanyName> {
  isLocked: boolean;
  hint?: string | undefined;
}

function CompanyField({ isLocked, hint, ...field }: CompanyFieldProps) {
  const label = texts.labels[field.name];
  const { type, input, hint: hintKey } = companyTable[field.name];
  const shownHint = needsOldFont(field.value) ? texts.oldFont : (hint ?? (hintKey && texts.hints[hintKey]));
  const isNeeded = companyFields[field.name].isRequired;
  return (
    <TextField
      {...field}
      label={isNeeded || field.name === companyStatusField ? label : texts.optional(label)}
      isRequired={isNeeded}
      input={{ ...input, readOnly: isLocked }}
      {...(type !== undefined && { type })}
      {...(shownHint !== undefined && { hint: shownHint })}
    />
  );
}

/** Completes an address without scheme on blur, and announces it. */
function WebsiteField(props: CompanyFieldProps) {
  const [completed, setCompleted] = useState('');
  const url = completeUrl(props.value);
  const afterPress = useAfterPress();
  const leave = () => {
    afterPress(() => {
      if (url === props.value.trim()) return;
      setCompleted(url);
      props.onValueChange(url);
    });
    props.onBlur();
  };
  const note = completed !== '' && completed === props.value ? texts.completedUrl(completed) : undefined;
  return (
    <>
      <CompanyField {...props} onBlur={leave} hint={note ?? props.hint} />
      <p role="status" className="sr-only">
        {note}
      </p>
    </>
  );
}

const noHints: NonNullable<CompanyFieldsProps['hints']> = {};

/** The sections of a company (§2). */
export function CompanyFields({ field, mode, logo, isLocked = false, hints = noHints }: CompanyFieldsProps) {
  const toField = (name: CompanyName) => {
    const props = { ...field(name), isLocked, hint: hints[name] };
    return (
      <div key={name} className={companyTable[name].isWide ? 'sm:col-span-2' : ''}>
        {name === 'website' ? <WebsiteField {...props} /> : <CompanyField {...props} />}
      </div>
    );
  };
  const address = (
    <div inert={isLocked}>
      <PlaceFields field={(part) => field(`address[${part}]`)} marks="strict" />
    </div>
  );
  const toContent = (key: string, names: readonly CompanyName[]) => (
    <div className={`grid items-start gap-4 ${key === 'social' ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
      {key === 'basic' && (
        <div className="sm:col-span-2" inert={isLocked}>
          {logo}
        </div>
      )}
      {names.map(toField)}
    </div>
  );
  return companySections.map((key) => {
    const names = toSectionNames(key).filter((name) => mode === 'edit' || name !== companyStatusField);
    return key === 'social' ? (
      <SocialSection
        key={key}
        title={texts.optional(texts.sections[key])}
        fields={names.map((name) => field(name))}
      >
        {toContent(key, names)}
      </SocialSection>
    ) : (
      <fieldset key={key} className="min-w-0">
        <legend className="mb-3 text-lg font-bold">{texts.sections[key]}</legend>
        {key === 'address' ? address : toContent(key, names)}
      </fieldset>
    );
  });
}

/** The placeholder of the form. */
export function FormSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="grid gap-4 sm:grid-cols-2">
      <div className="skeleton h-40 sm:col-span-2" />
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="skeleton h-18" />
      ))}
    </div>
  );
}
