import { useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { LANGUAGE_SIZES } from '#contract/device/worker.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { locale } from '#platform/i18n/locale.ts';
import { announceDataSaver, onDataSaverChange, useDataSaver } from '#platform/preferences/data-saver.ts';
import { areBothStored, storeBothLanguages } from '#platform/preferences/stored-languages.ts';
import type { DataSaverChoice } from '#platform/preferences/wants-less-data.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';
import { renewWorker } from '#platform/worker/leave-worker.ts';
import { ChoiceRow } from '#ui/form/radio-chips.tsx';
import { StoragePart } from './fact-row.tsx';
import { storageMessages } from './messages.ts';

const Sizes = v.object({ en: v.number(), bn: v.number() });

/** The size of the app in the other language, bytes; null offline. */
async function fetchOtherSize(): Promise<number | null> {
  try {
    const sizes = v.parse(Sizes, await (await fetch(LANGUAGE_SIZES)).json());
    return sizes[locale === 'en' ? 'bn' : 'en'];
  } catch {
    return null;
  }
}

function useOtherSize(): number | null {
  const [size, setSize] = useState<number | null>(null);
  useEffect(() => {
    let isShown = true;
    void fetchOtherSize().then((read) => isShown && setSize(read));
    return () => {
      isShown = false;
    };
  }, []);
  return size;
}

type Progress = 'idle' | 'storing' | 'stored' | 'failed';

/** Whether the app opens offline in one language or in both. */
export function LanguagePart() {
  const { languages: texts } = storageMessages;
  const size = useOtherSize();
  const [areBoth, setBoth] = useState(areBothStored);
  const [progress, setProgress] = useState<Progress>('idle');
  const choose = async (wantsBoth: boolean): Promise<void> => {
    storeBothLanguages(wantsBoth);
    setBoth(wantsBoth);
    setProgress('storing');
    const isDone = await renewWorker();
    if (!isDone) {
      storeBothLanguages(!wantsBoth);
      setBoth(!wantsBoth);
    }
    setProgress(isDone ? 'stored' : 'failed');
  };
  return (
    <StoragePart
      heading={texts.heading}
      text={size === null ? texts.text : `${texts.text} ${texts.size(formatSize(size))}`}
    >
      <ChoiceRow
        legend={texts.heading}
        choices={['one', 'both']}
        texts={texts.choices}
        chosen={areBoth ? 'both' : 'one'}
        onChoose={(choice) => void choose(choice === 'both')}
      />
      <p role="status" className="mt-3 min-h-6 max-w-prose text-muted">
        {progress === 'idle' ? '' : texts[progress]}
      </p>
    </StoragePart>
  );
}

/** The user's choice; "auto" follows the browser. */
export function readDataSaverChoice(): DataSaverChoice {
  const stored = readText(ownStorageKeys.dataSaver);
  return stored === 'on' || stored === 'off' ? stored : 'auto';
}

/** Sets the choice. @returns false when it could not be stored, and applies to this page only */
export function setDataSaver(choice: DataSaverChoice): boolean {
  if (choice === 'auto') removeKey(ownStorageKeys.dataSaver);
  const isStored = choice === 'auto' || writeText(ownStorageKeys.dataSaver, choice);
  announceDataSaver();
  return isStored;
}

const auto = (): DataSaverChoice => 'auto';

/** The current choice. */
export function useDataSaverChoice(): DataSaverChoice {
  return useSyncExternalStore(onDataSaverChange, readDataSaverChoice, auto);
}

const choices: readonly DataSaverChoice[] = ['auto', 'on', 'off'];

/** The setting of the data saver. */
export function DataSaverPart() {
  const { saver: texts } = storageMessages;
  const chosen = useDataSaverChoice();
  const isOn = useDataSaver();
  const [isStored, setStored] = useState(true);
  const notes = [
    ...(chosen === 'auto' ? [isOn ? texts.autoOn : texts.autoOff] : []),
    ...(isStored ? [] : [texts.unkept]),
  ];
  return (
    <StoragePart heading={texts.heading} text={texts.text}>
      <ChoiceRow
        legend={texts.heading}
        choices={choices}
        texts={texts.choices}
        chosen={chosen}
        onChoose={(choice) => setStored(setDataSaver(choice))}
      />
      <p role="status" className="mt-3 min-h-6 max-w-prose text-muted">
        {notes.join(' ')}
      </p>
    </StoragePart>
  );
}
