import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { PUBLIC } from '#platform/query/query-client.ts';
import { removeCopies } from '#platform/storage/storage.ts';
import { clearableCaches } from './measure-device.ts';
import { useState } from 'react';
import { formatSize } from '#platform/i18n/format-size.ts';
import { Details, FactRow, StoragePart, useToFacts } from './fact-row.tsx';
import { addUp } from './measure-records.ts';
import { storageMessages } from './messages.ts';
import type { DeviceStorage } from './use-device-storage.ts';

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

interface CopiesPartProps {
  device: DeviceStorage;
  onCleared: () => Promise<void>;
}

/** What the app has cached, and a button to clear it. */
export function CopiesPart({ device, onCleared }: CopiesPartProps) {
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
