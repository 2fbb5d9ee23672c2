import { useState } from 'react';
import { formatSize } from '#platform/i18n/format-size.ts';
import { useFileSource } from '#platform/browser/image.ts';
import type { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { fileMessages } from '#ui/panel-messages.ts';
import { CompanyLogo } from '#ui/card/company-logo.tsx';
import { FileField } from '#ui/form/file-field.tsx';
import { ownCompanyMessages } from './messages.ts';
import type { LogoControl } from './use-logo-choice.ts';

const PREVIEW_PX = 72;

/** A preview, or a line for formats that the device cannot show. */
function Preview({ file }: { file: StoredFile }) {
  const texts = ownCompanyMessages;
  const source = useFileSource(file);
  const [unseen, setUnseen] = useState<StoredFile | null>(null);
  if (unseen === file) return <span className="p-2 text-center text-sm text-muted">{texts.logo.unseen}</span>;
  return (
    <img
      ref={source}
      alt={texts.logo.alt}
      width={PREVIEW_PX}
      height={PREVIEW_PX}
      className="size-18 rounded-lg object-contain"
      onError={() => setUnseen(file)}
    />
  );
}

interface LogoFieldProps {
  logo: LogoControl;
  stored?: { name: string; src: string } | undefined;
}

/** The logo field (§2): pick or drop, preview, remove. */
export function LogoField({ logo, stored }: LogoFieldProps) {
  const texts = ownCompanyMessages;
  const { refusal, isBusy } = logo;
  const { chosen, isRemoved } = logo.value;

  const toShown = () => {
    if (chosen !== null) {
      const note = texts.logo.chosen(chosen.name, formatSize(chosen.blob.size));
      return { note, picture: <Preview file={chosen.blob} /> };
    }
    if (stored === undefined || stored.src === '' || isRemoved) return null;
    return { note: texts.logo.stored, picture: <CompanyLogo {...stored} size={72} loading="eager" /> };
  };
  return (
    <FileField
      name="logo"
      label={texts.logo.label}
      hint={texts.logo.hint}
      error={refusal === null ? undefined : { ...texts.logo, ...fileMessages }[refusal]}
      accept="image/*"
      chosen={toShown()}
      texts={texts.logo}
      isBusy={isBusy}
      onChoose={logo.choose}
      onRemove={logo.remove}
    />
  );
}
