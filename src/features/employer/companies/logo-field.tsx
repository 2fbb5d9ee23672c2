import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ImageRefusal, prepareImage, useFileSource } from '#platform/browser/image.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import type { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { readChosen, type ReadProblem, toFileBytes } from '#platform/storage/stored-file.ts';
import { CompanyLogo } from '#ui/card/company-logo.tsx';
import { FileField } from '#ui/form/file-field.tsx';
import { fileMessages } from '#ui/panel-messages.ts';
import { type LogoChoice, sameLogo } from './company-rules.ts';
import { ownCompanyMessages as texts } from './messages.ts';

const PREVIEW_PX = 72;

/** A preview, or a line for formats that the device cannot show. */
function Preview({ file }: { file: StoredFile }) {
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

type LogoRefusal = ImageRefusal | ReadProblem;

/** A prepared logo, or why a file cannot be one. */
type PreparedLogo =
  { kind: 'ready'; chosen: NonNullable<LogoChoice['chosen']> } | { kind: 'refused'; reason: LogoRefusal };

/** Prepares a file for storing and sending; the device may refuse to read it. Never rejects. */
export async function prepareLogo(file: File): Promise<PreparedLogo> {
  const read = await readChosen(file);
  if (typeof read === 'string') return { kind: 'refused', reason: read };
  const prepared = await prepareImage(new File([read.bytes], file.name, { type: file.type }));
  if (prepared.kind === 'refused') return prepared;
  const { blob, name } = prepared.image;
  const bytes = await toFileBytes(blob).catch(() => null);
  if (bytes === null) return { kind: 'refused', reason: 'broken' };
  return { kind: 'ready', chosen: { blob: bytes, name } };
}

/** The logo of a form; preparing a photo takes seconds on phones. */
interface LogoControl {
  value: LogoChoice;
  /** Why the last file was refused. */
  refusal: LogoRefusal | null;
  isBusy: boolean;
  choose: (file: File) => void;
  remove: () => void;
  reset: () => void;
  read: () => LogoChoice;
  /** Waits for the preparation; false when the file was refused. */
  settle: () => Promise<boolean>;
}

/** The state of a form's logo. @param onChange called with each later choice */
export function useLogoChoice(start: LogoChoice, onChange: (next: LogoChoice) => void): LogoControl {
  const [value, setValue] = useState(start);
  const [refusal, setRefusal] = useState<LogoRefusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(start);
  const newest = useRef<Promise<boolean> | null>(null);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(
    () => () => {
      newest.current = null;
    },
    [],
  );

  const change = (next: LogoChoice) => {
    latest.current = next;
    setValue(next);
    report.current(next);
  };
  const prepare = async (file: File, isNewest: () => boolean): Promise<boolean> => {
    const prepared = await prepareLogo(file);
    if (!isNewest()) return true;
    newest.current = null;
    // Synchronously, as the caller then searches the DOM for fields in error.
    flushSync(() => {
      setIsBusy(false);
      if (prepared.kind === 'ready') change({ chosen: prepared.chosen, isRemoved: false });
      else setRefusal(prepared.reason);
    });
    return prepared.kind === 'ready';
  };
  const begin = (work: Promise<boolean> | null) => {
    newest.current = work;
    setRefusal(null);
    setIsBusy(work !== null);
  };

  return {
    value,
    refusal,
    isBusy,
    choose: (file) => {
      const work: Promise<boolean> = prepare(file, () => newest.current === work);
      begin(work);
    },
    remove: () => {
      begin(null);
      change(latest.current.chosen === null ? { chosen: null, isRemoved: true } : sameLogo);
    },
    reset: () => {
      begin(null);
      latest.current = sameLogo;
      setValue(sameLogo);
    },
    read: () => latest.current,
    settle: async () => (await newest.current) ?? true,
  };
}
