import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { PUBLIC } from '#platform/query/query-client.ts';
import { removeCopies } from '#platform/storage/storage.ts';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { Details, FactRow, StoragePart, useToFacts } from './fact-row.tsx';
import { addUp, clearableCaches } from './measure.ts';
import { storageMessages } from './messages.ts';
import type { DeviceStorage, SavedRow } from './stored-kinds.ts';

/** @returns the rows that could not be removed */
async function removeRows(rows: readonly SavedRow[]): Promise<readonly SavedRow[]> {
  const attempts = rows.map(async (row) => {
    const isRemoved = await row.remove?.().catch(() => false);
    return isRemoved ? [] : [row];
  });
  return (await Promise.all(attempts)).flat();
}

const toCount = ({ kind, measured }: SavedRow): string =>
  storageMessages.saved.kinds[kind].count(measured?.count ?? 0);

const toNames = (rows: readonly SavedRow[]): string =>
  rows.map((row) => `${storageMessages.saved.kinds[row.kind].name} (${toCount(row)})`).join(', ');

interface SavedPartProps {
  device: DeviceStorage;
  onRemoved: () => Promise<void>;
}

/** What the user saved, with buttons to remove it. */
export function SavedPart({ device: { saved, at }, onRemoved }: SavedPartProps) {
  const { saved: texts } = storageMessages;
  const toFacts = useToFacts(at);
  const [notice, setNotice] = useState('');
  const remove = async (rows: readonly SavedRow[]) => {
    if (!(await confirm(texts.ask(toNames(rows))))) return;
    const left = await removeRows(rows);
    setNotice(left.length === 0 ? texts.removed : texts.notRemoved(toNames(left)));
    await onRemoved();
  };
  const filled = saved.filter((row) => row.remove && row.measured?.bytes);
  const focus = useStableFocus<HTMLUListElement>(filled.map(({ kind }) => kind).join());
  return (
    <StoragePart heading={texts.heading} text={texts.text}>
      <Details isOpen={saved.some(({ measured }) => measured === null)}>
        <ul {...focus}>
          {saved.map((row) => {
            const { name, note } = texts.kinds[row.kind];
            return (
              <FactRow
                key={row.kind}
                name={name}
                facts={toFacts(row.measured, toCount(row))}
                note={note}
                action={
                  filled.includes(row) && (
                    <button
                      type="button"
                      className="btn border-control bg-base-200"
                      aria-label={texts.removeNamed(name)}
                      onClick={() => void remove([row])}
                    >
                      {texts.remove}
                    </button>
                  )
                }
              />
            );
          })}
        </ul>
      </Details>
      {filled.length > 0 && (
        <button
          type="button"
          className="btn mt-3 border-control bg-base-200 text-error"
          onClick={() => void remove(filled)}
        >
          {texts.removeAll}
        </button>
      )}
      <p role="status" className={notice && 'mt-3'}>
        {notice}
      </p>
    </StoragePart>
  );
}

/**
 * Removes copies of the server's data; the app itself stays, as it is needed offline. @returns false when some could
 * not be removed
 */
async function clearCopies(queryClient: QueryClient): Promise<boolean> {
  // First the query cache, or its queries would be stored again.
  queryClient.removeQueries({ queryKey: [PUBLIC] });
  removeCopies();
  try {
    await Promise.all(clearableCaches.map((name) => globalThis.caches?.delete(name)));
    return true;
  } catch {
    return false;
  }
}

/** What the app has cached, and a button to clear it. */
export function CopiesPart({ device, onCleared }: { device: DeviceStorage; onCleared: () => Promise<void> }) {
  const { copies: texts } = storageMessages;
  const queryClient = useQueryClient();
  const toFacts = useToFacts(device.at);
  const [notice, setNotice] = useState('');
  const { reads, pictures, app } = device.copies;
  const isEmpty = addUp([reads, pictures]).bytes === 0;
  const clear = async () => {
    if (isEmpty) return;
    const size = formatSize(addUp([reads, pictures]).bytes);
    setNotice((await clearCopies(queryClient)) ? texts.cleared(size) : texts.notCleared);
    await onCleared();
  };
  return (
    <StoragePart heading={texts.heading} text={texts.text}>
      <Details>
        <ul>
          <FactRow name={texts.names.reads} facts={toFacts(reads)} />
          <FactRow name={texts.names.pictures} facts={toFacts(pictures)} />
          <FactRow name={texts.names.app} facts={toFacts(app)} note={texts.appNote} />
        </ul>
      </Details>
      <button
        type="button"
        className="btn mt-3 border-control bg-base-200"
        aria-disabled={isEmpty}
        onClick={() => void clear()}
      >
        {texts.clear}
      </button>
      <p role="status" className={notice && 'mt-3'}>
        {notice}
      </p>
    </StoragePart>
  );
}
