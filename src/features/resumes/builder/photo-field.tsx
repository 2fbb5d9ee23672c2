import { useState } from 'react';
import { useObjectUrl } from '#platform/storage/stored-file.ts';
import type { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { FileField } from '#ui/form/file-field.tsx';
import { toPhoto } from './cv-photo.ts';
import { cvBuilderMessages } from '#texts/features/resumes/builder/messages';

interface PhotoFieldProps {
  photo: StoredFile | null;
  onChange: (photo: StoredFile | null) => void;
}

/** The photo, cropped and made small on this device. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const { photo: texts } = cvBuilderMessages;
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const url = useObjectUrl(photo);
  const choose = async (file: File) => {
    setState('busy');
    const next = await toPhoto(file);
    setState(next === null ? 'failed' : 'rest');
    if (next !== null) onChange(next);
  };
  const picture = (
    <img src={url === '' ? undefined : url} alt="" className="size-18 rounded object-cover object-top" />
  );
  return (
    <FileField
      name="photo"
      label={texts.label}
      hint={texts.hint}
      error={state === 'failed' ? texts.failed : undefined}
      accept="image/*"
      chosen={photo === null ? null : { note: texts.ready, picture }}
      texts={texts}
      isBusy={state === 'busy'}
      onChoose={(file) => void choose(file)}
      onRemove={() => onChange(null)}
    />
  );
}
