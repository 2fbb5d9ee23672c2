import { formatSize } from '#platform/i18n/format-size.ts';
import { addUp } from './measure-records.ts';
import { storageMessages } from './messages.ts';
import type { DeviceStorage } from './use-device-storage.ts';

const kinds = ['saved', 'copies', 'app'] as const;
const colors = { saved: 'bg-primary', copies: 'bg-primary/50', app: 'bg-base-300' } as const;

function toBytes({ saved, copies }: DeviceStorage): Record<(typeof kinds)[number], number> {
  const known = Object.values(saved).flatMap((measured) => measured ?? []);
  return {
    saved: addUp(known).bytes,
    copies: addUp([copies.reads, copies.pictures]).bytes,
    app: copies.app.bytes,
  };
}

/** What is stored, in one bar with its legend. */
export function StorageBar({ device }: { device: DeviceStorage }) {
  const { bar: texts } = storageMessages;
  const bytes = toBytes(device);
  const filled = kinds.filter((kind) => bytes[kind] > 0);
  if (filled.length === 0)
    return (
      <p role="status" className="surface p-4 sm:p-6">
        {texts.nothing}
      </p>
    );
  return (
    <section aria-label={texts.label} className="surface p-4 sm:p-6">
      <div aria-hidden="true" className="flex h-2 gap-1 overflow-hidden rounded-full">
        {filled.map((kind) => (
          <span key={kind} className={colors[kind]} style={{ flexGrow: bytes[kind] }} />
        ))}
      </div>
      <ul className="mt-3 grid gap-1">
        {filled.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span aria-hidden="true" className={`${colors[kind]} size-4 rounded-full`} />
            <span className="flex-1">{texts[kind]}</span>
            <span className="tabular font-bold">{formatSize(bytes[kind])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
