import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { usePageTitle } from '#platform/browser/window.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { requestPersistence, type StorageEstimate } from '#platform/storage/persistence.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { PageBanner } from '#ui/page-banner.tsx';
import { CopiesPart, SavedPart } from './stored-parts.tsx';
import { DataSaverPart, LanguagePart } from './settings-parts.tsx';
import { StoragePart } from './fact-row.tsx';
import { addUp } from './measure.ts';
import { storageMessages } from './messages.ts';
import { type DeviceStorage, type StoredKind, useDeviceStorage } from './stored-kinds.ts';

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
function PromisePart({ estimate, onAnswered }: PromisePartProps) {
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

const barParts = ['saved', 'copies', 'app'] as const;
const colors = { saved: 'bg-primary', copies: 'bg-primary/50', app: 'bg-base-300' } as const;

function toBytes({ saved, copies }: DeviceStorage): Record<(typeof barParts)[number], number> {
  const known = saved.flatMap(({ measured }) => measured ?? []);
  return {
    saved: addUp(known).bytes,
    copies: addUp([copies.reads, copies.pictures]).bytes,
    app: copies.app.bytes,
  };
}

/** What is stored, in one bar with its legend. */
function StorageBar({ device }: { device: DeviceStorage }) {
  const { bar: texts } = storageMessages;
  const bytes = toBytes(device);
  const filled = barParts.filter((part) => bytes[part] > 0);
  if (filled.length === 0)
    return (
      <p role="status" className="surface p-4 sm:p-6">
        {texts.nothing}
      </p>
    );
  return (
    <section aria-label={texts.label} className="surface p-4 sm:p-6">
      <div aria-hidden="true" className="flex h-2 gap-1 overflow-hidden rounded-full">
        {filled.map((part) => (
          <span key={part} className={colors[part]} style={{ flexGrow: bytes[part] }} />
        ))}
      </div>
      <ul className="mt-3 grid gap-1">
        {filled.map((part) => (
          <li key={part} className="flex items-center gap-2">
            <span aria-hidden="true" className={`${colors[part]} size-4 rounded-full`} />
            <span className="flex-1">{texts[part]}</span>
            <span className="tabular font-bold">{formatSize(bytes[part])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/storagePage`: what the device stores; works offline and signed out. */
export function StoragePage({ kinds }: { kinds: readonly StoredKind[] }) {
  const texts = storageMessages;
  usePageTitle(texts.title);
  const { device, refresh } = useDeviceStorage(kinds);
  return (
    <>
      <PageBanner topic={texts.title} subTopic={texts.subTitle} />
      <div className="page grid max-w-3xl gap-4 py-6 filters:py-8">
        {device ? (
          <>
            <StorageBar device={device} />
            <SavedPart device={device} onRemoved={refresh} />
            <CopiesPart device={device} onCleared={refresh} />
            <PromisePart estimate={device.estimate} onAnswered={refresh} />
          </>
        ) : (
          <div role="status" aria-label={texts.loading} className="grid h-[50rem] gap-4">
            {[texts.saved, texts.copies, texts.promise].map(({ heading }) => (
              <p key={heading} aria-hidden="true" className="surface p-4 text-lg font-bold sm:p-6">
                {heading}
              </p>
            ))}
          </div>
        )}
        <LanguagePart />
        <DataSaverPart />
      </div>
    </>
  );
}
