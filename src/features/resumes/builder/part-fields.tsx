import { useState } from 'react';
import { emptyRows, type CvFields, type CvPartName } from '#contract/device/cv.ts';
import type { Cv } from '#device/cv.ts';
import { useAfterPress } from '#ui/form/use-fields.ts';
import { TextAreaField, TextField } from '#ui/form/text-field.tsx';
import { looksIncomplete, looksShort } from './cv-progress.ts';
import { cvBuilderMessages } from './messages.ts';
import { PhotoField } from './photo-field.tsx';
import { RowList } from './row-list.tsx';

export interface PartFieldsProps {
  cv: Cv;
  onChange: (changes: Partial<Cv>) => void;
}

type TextName = { [N in keyof CvFields]: CvFields[N] extends string ? N : never }[keyof CvFields];

function useTexts({ cv, onChange }: PartFieldsProps) {
  const { fields: labels } = cvBuilderMessages;
  const setFields = (changes: Partial<CvFields>) => onChange({ fields: { ...cv.fields, ...changes } });
  const text = (name: TextName) => ({
    name,
    label: labels[name],
    value: cv.fields[name],
    onValueChange: (value: string) => setFields({ [name]: value }),
  });
  return { text, setFields };
}

function About(props: PartFieldsProps) {
  const { cv, onChange } = props;
  const { hints } = cvBuilderMessages;
  const { text } = useTexts(props);
  return (
    <>
      <TextField {...text('fullName')} input={{ autoComplete: 'name' }} />
      <TextField {...text('headline')} hint={hints.headline} input={{ autoComplete: 'organization-title' }} />
      <TextAreaField {...text('profile')} rows={3} />
      <PhotoField photo={cv.photo} onChange={(photo) => onChange({ photo })} />
    </>
  );
}

function Contact(props: PartFieldsProps) {
  const { errors } = cvBuilderMessages;
  const { text } = useTexts(props);
  const { mobile, email } = props.cv.fields;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // Checked after leaving the field, not while typing.
  const afterPress = useAfterPress();
  const leave = (name: string) => () => afterPress(() => setLeft((known) => new Set([...known, name])));
  return (
    <>
      <TextField
        {...text('mobile')}
        onBlur={leave('mobile')}
        error={left.has('mobile') && looksShort(mobile) ? errors.mobile : undefined}
        input={{ inputMode: 'tel', autoComplete: 'tel' }}
      />
      <TextField
        {...text('email')}
        onBlur={leave('email')}
        error={left.has('email') && looksIncomplete(email) ? errors.email : undefined}
        input={{ inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' }}
      />
      <TextAreaField {...text('address')} rows={2} />
    </>
  );
}

function Skills(props: PartFieldsProps) {
  const { hints } = cvBuilderMessages;
  const { text } = useTexts(props);
  return (
    <>
      <TextAreaField {...text('skills')} rows={4} hint={hints.onePerLine} />
      <TextAreaField {...text('languages')} rows={2} hint={hints.onePerLine} />
    </>
  );
}

function Personal(props: PartFieldsProps) {
  const { hints } = cvBuilderMessages;
  const { text } = useTexts(props);
  const input = { lang: props.cv.language, autoComplete: 'off' };
  return (
    <>
      <p className="text-sm text-muted">{hints.personal}</p>
      <TextField {...text('fatherName')} input={input} />
      <TextField {...text('motherName')} input={input} />
      <TextField {...text('birthDate')} hint={hints.birthDate} input={input} />
      <TextField {...text('nationalId')} input={{ ...input, inputMode: 'numeric' }} />
      <TextField {...text('maritalStatus')} input={input} />
      <TextField {...text('religion')} input={input} />
      <TextAreaField {...text('permanentAddress')} rows={2} />
    </>
  );
}

/** The fields of one part of the form. */
export function PartFields({ part, ...props }: PartFieldsProps & { part: CvPartName }) {
  const { setFields } = useTexts(props);
  const { hints } = cvBuilderMessages;
  const { language, fields } = props.cv;
  if (part === 'about') return <About {...props} />;
  if (part === 'contact') return <Contact {...props} />;
  if (part === 'skills') return <Skills {...props} />;
  if (part === 'personal') return <Personal {...props} />;
  if (part === 'work') {
    return (
      <RowList
        list="work"
        rows={fields.work}
        empty={emptyRows.work}
        language={language}
        onChange={(work) => setFields({ work })}
      />
    );
  }
  if (part === 'education') {
    return (
      <RowList
        list="education"
        rows={fields.education}
        empty={emptyRows.education}
        language={language}
        onChange={(education) => setFields({ education })}
      />
    );
  }
  return (
    <>
      <p className="text-sm text-muted">{hints.references}</p>
      <RowList
        list="references"
        rows={fields.references}
        empty={emptyRows.references}
        language={language}
        onChange={(references) => setFields({ references })}
      />
    </>
  );
}
