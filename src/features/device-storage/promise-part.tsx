import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { requestPersistence, type StorageEstimate } from '#platform/storage/persistence.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { StoragePart } from './fact-row.tsx';
import { storageMessages } from './messages.ts';

const { promise } = storageMessages;

/** Some browsers report a usage of 0 until they have measured it. */
function toUsedText({ usage, quota }: StorageEstimate): string | null {
  if (usage === null) return promise.unknown;
  if (usage === 0) return null;
  const used = formatSize(usage);
  return quota === null ? promise.usedAlone(used) : promise.used(used, formatSize(quota));
}

function toPromiseText({ isPersisted }: StorageEstimate): string {
  if (isPersisted === null) return promise.noWord;
  return isPersisted ? promise.granted : promise.notGranted;
}

interface PromisePartProps {
  estimate: StorageEstimate;
  onAnswered: () => Promise<void>;
}

/** The storage quota, and whether the browser protects it. */
export function PromisePart({ estimate, onAnswered }: PromisePartProps) {
  const [notice, setNotice] = useState('');
  const used = toUsedText(estimate);
  const ask = async () => {
    setNotice((await requestPersistence()) ? '' : promise.refused);
    await onAnswered();
  };
  return (
    <StoragePart heading={promise.heading}>
      {used !== null && <p className="tabular mt-1">{used}</p>}
      <p className="mt-2 flex max-w-prose gap-2">
        <Icon
          name={estimate.isPersisted ? 'check' : 'warning'}
          className={`size-5 ${estimate.isPersisted ? 'text-primary' : 'text-warning'}`}
        />
        <span>{toPromiseText(estimate)}</span>
      </p>
      {estimate.isPersisted === false && (
        <button type="button" className="btn mt-3 border-control bg-base-200" onClick={() => void ask()}>
          {promise.ask}
        </button>
      )}
      <p role="status" className={notice && 'mt-3 max-w-prose'}>
        {notice}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 text-muted">
        {promise.export}
        <Link
          to={appPaths.savedJobs}
          className="link inline-flex min-h-11 items-center font-medium text-primary"
        >
          {promise.exportLink}
        </Link>
      </p>
    </StoragePart>
  );
}
