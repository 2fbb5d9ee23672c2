import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ImageRefusal } from '#platform/browser/image-rules.ts';
import { sameLogo, type LogoChoice } from './company-rules.ts';
import { prepareLogo } from './prepare-logo.ts';

/** The logo of a form. Making a photo ready takes a phone seconds, in which the form is filled in, or sent. */
export interface LogoControl {
  value: LogoChoice;
  /** Why the last file was not taken; null when it was. */
  refusal: ImageRefusal | null;
  /** While a file is made ready. */
  isBusy: boolean;
  choose: (file: File) => void;
  remove: () => void;
  /** The choice as it is now. */
  read: () => LogoChoice;
  /** Resolves once nothing is made ready any more; to false when a file was refused meanwhile. */
  settle: () => Promise<boolean>;
}

/**
 * @param start what the form begins with
 * @param onChange called with each other choice, however long after the file was chosen
 */
export function useLogoChoice(start: LogoChoice, onChange: (next: LogoChoice) => void): LogoControl {
  const [value, setValue] = useState(start);
  const [refusal, setRefusal] = useState<ImageRefusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(start);
  const newest = useRef<Promise<boolean> | null>(null);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(
    () => () => {
      // A form that was sent or discarded takes no file any more.
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
    // On the page before whoever waits for it looks for what is in error.
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
    read: () => latest.current,
    settle: async () => (await newest.current) ?? true,
  };
}
