import { useState, type ReactNode } from 'react';
import { companyStatusField, isRequiredCompanyField } from '#contract/companies/company-form.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { ReadField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { FieldProps } from '#ui/form/use-fields.ts';
import { fieldKinds, sections } from './company-field-kinds.ts';
import { completeUrl, type CompanyName } from './company-rules.ts';
import { companyMessages } from './messages.ts';

interface CompanyFieldsProps {
  field: (name: CompanyName) => FieldProps<CompanyName>;
  mode: 'create' | 'edit' | 'view';
  logo: ReactNode;
  isLocked?: boolean;
  /** Hints on fields whose change has consequences. */
  hints?: Partial<Record<CompanyName, string>>;
}

interface CompanyFieldProps extends FieldProps<CompanyName> {
  mode: CompanyFieldsProps['mode'];
  isLocked: boolean;
  hint?: string | undefined;
}

function CompanyField({ mode, isLocked, hint, ...field }: CompanyFieldProps) {
  const texts = useMessages(companyMessages);
  const label = texts.labels[field.name];
  const { type, input, hint: hintKey } = fieldKinds[field.name];
  if (mode === 'view') {
    return <ReadField label={label} value={field.value || texts.notGiven} isFaint={field.value === ''} />;
  }
  const shownHint = hint ?? (hintKey && texts.hints[hintKey]);
  const isNeeded = isRequiredCompanyField(field.name);
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
  const texts = useMessages(companyMessages);
  const [completed, setCompleted] = useState('');
  const url = completeUrl(props.value);
  const leave = () => {
    if (url !== props.value.trim()) {
      setCompleted(url);
      props.onValueChange(url);
    }
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

const wide: ReadonlySet<CompanyName> = new Set(['website', 'address[street]', companyStatusField]);

/** The sections of a company (§2), editable or read-only. */
export function CompanyFields({ field, mode, logo, isLocked = false, hints = noHints }: CompanyFieldsProps) {
  const texts = useMessages(companyMessages);
  const toField = (name: CompanyName) => {
    const props = { ...field(name), mode, isLocked, hint: hints[name] };
    return (
      <div key={name} className={wide.has(name) ? 'sm:col-span-2' : ''}>
        {name === 'website' ? <WebsiteField {...props} /> : <CompanyField {...props} />}
      </div>
    );
  };
  return (
    <>
      {sections.map(({ key, names }) => (
        <fieldset key={key}>
          <legend className="mb-3 text-lg font-bold">{texts.sections[key]}</legend>
          <div className={`grid items-start gap-4 ${key === 'social' ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
            {key === 'basic' && (
              <div className="sm:col-span-2" inert={isLocked}>
                {logo}
              </div>
            )}
            {names.map(toField)}
            {key === 'basic' && mode !== 'create' && toField(companyStatusField)}
          </div>
        </fieldset>
      ))}
    </>
  );
}
