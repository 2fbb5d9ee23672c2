import { useRef, useState } from 'react';
import { readChosen, toBlob, useObjectUrl, type ReadProblem } from '#platform/storage/stored-file.ts';
import type { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { FileField } from '#ui/form/file-field.tsx';
import { toPhoto } from './cv-photo.ts';
import { fileMessages } from '#ui/panel-messages.ts';
import { cvBuilderMessages } from './messages.ts';

interface PhotoFieldProps {
  photo: StoredFile | null;
  onChange: (photo: StoredFile | null) => void;
}

/** The photo, cropped and made small on this device. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
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
