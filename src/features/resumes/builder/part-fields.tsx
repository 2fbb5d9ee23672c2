import { useRef, useState } from 'react';
import {
  type CvFields,
  type CvPartName,
  cvParts,
  emptyRows,
  personalFields,
  toLines,
} from '#contract/device/cv.ts';
import type { Cv } from '#device/cv.ts';
import type { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { readChosen, type ReadProblem, toBlob, useObjectUrl } from '#platform/storage/stored-file.ts';
import { FileField } from '#ui/form/file-field.tsx';
import { TextAreaField, TextField } from '#ui/form/text-field.tsx';
import { useAfterPress } from '#ui/form/use-fields.ts';
import { fileMessages } from '#ui/panel-messages.ts';
import { toPhoto } from './cv-photo.ts';
import { cvBuilderMessages } from './messages.ts';
import { RowList } from './row-list.tsx';

const isFilledRow = (row: Readonly<Record<string, string>>): boolean =>
  Object.values(row).some((text) => text.trim() !== '');

const isSaid = (text: string): boolean => text.trim() !== '';

/** The parts that are filled in. */
export function findFilled(fields: CvFields): ReadonlySet<CvPartName> {
  const { fullName, headline, mobile, email, work, education, skills, languages, references } = fields;
  const filled: Readonly<Record<CvPartName, boolean>> = {
    about: isSaid(fullName) && isSaid(headline),
    contact: isSaid(mobile) || isSaid(email),
    work: work.some(isFilledRow),
    education: education.some(isFilledRow),
    skills: [skills, languages].some((text) => toLines(text).length > 0),
    personal: personalFields.some((name) => isSaid(fields[name])),
    references: references.some(isFilledRow),
  };
  return new Set(cvParts.filter((part) => filled[part]));
}

/** True for a phone number that is too short, in Latin or Bengali digits. */
export const looksShort = (mobile: string): boolean => {
  const digits = mobile.match(/[\d০-৯]/g)?.length ?? 0;
  return mobile.trim() !== '' && digits < 11;
};

export const looksIncomplete = (email: string): boolean =>
  email.trim() !== '' && !/^\S+@\S+\.\S{2,}$/.test(email.trim());

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

interface PhotoFieldProps {
  photo: StoredFile | null;
  onChange: (photo: StoredFile | null) => void;
}

/** The photo, cropped and made small on this device. */
function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const { photo: texts } = cvBuilderMessages;
  const [state, setState] = useState<'rest' | 'busy' | 'failed' | ReadProblem>('rest');
  /** Counts choices: a picture that is read late must not replace a newer one. */
  const newest = useRef(0);
  const url = useObjectUrl(photo);
  const choose = async (file: File) => {
    newest.current += 1;
    const own = newest.current;
    setState('busy');
    const read = await readChosen(file);
    const next = typeof read === 'string' ? read : ((await toPhoto(toBlob(read))) ?? 'failed');
    if (newest.current !== own) return;
    setState(typeof next === 'string' ? next : 'rest');
    if (typeof next !== 'string') onChange(next);
  };
  const picture = (
    <img src={url === '' ? undefined : url} alt="" className="size-18 rounded object-cover object-top" />
  );
  return (
    <FileField
      name="photo"
      label={texts.label}
      hint={texts.hint}
      error={state === 'rest' || state === 'busy' ? undefined : { ...texts, ...fileMessages }[state]}
      accept="image/*"
      chosen={photo === null ? null : { note: texts.ready, picture }}
      texts={texts}
      isBusy={state === 'busy'}
      onChoose={(file) => void choose(file)}
      onRemove={() => {
        newest.current += 1;
        setState('rest');
        onChange(null);
      }}
    />
  );
}
