import { useSyncExternalStore, useState } from 'react';
import { ownStorageKeys } from '#contract/device/storage.ts';
import { announceDataSaver, onDataSaverChange, useDataSaver } from '#platform/preferences/data-saver.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';
import type { DataSaverChoice } from '#platform/preferences/wants-less-data.ts';
import { ChoiceRow } from '#ui/form/choice-row.tsx';
import { StoragePart } from './fact-row.tsx';
import { storageMessages } from './messages.ts';

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
