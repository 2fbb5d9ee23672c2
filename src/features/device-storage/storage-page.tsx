import { storageMessages } from './messages.ts';
import { usePageTitle } from '#platform/browser/page-title.ts';
import { PageBanner } from '#ui/page-banner.tsx';
import { CopiesPart } from './copies-part.tsx';
import { LanguagePart } from './language-part.tsx';
import { DataSaverPart } from './data-saver-part.tsx';
import { StorageBar } from './storage-bar.tsx';
import { SavedPart, type Removers } from './saved-part.tsx';
import { PromisePart } from './promise-part.tsx';
import { useDeviceStorage } from './use-device-storage.ts';

/** `/storagePage`: what the device stores; works offline and signed out. */
export function StoragePage({ removers }: { removers: Removers }) {
  const texts = storageMessages;
  usePageTitle(texts.title);
  const { device, refresh } = useDeviceStorage();
  return (
    <>
      <PageBanner topic={texts.title} subTopic={texts.subTitle} />
      <div className="page grid max-w-3xl gap-4 py-6 filters:py-8">
        {device ? (
          <>
            <StorageBar device={device} />
            <SavedPart device={device} removers={removers} onRemoved={refresh} />
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
