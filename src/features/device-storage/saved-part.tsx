import type { SavedKind } from './measure-device.ts';
import { useState, type ReactNode } from 'react';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { useStableFocus } from '#ui/use-stable-focus.ts';
import { Details, FactRow, StoragePart, useToFacts } from './fact-row.tsx';
import { storageMessages } from './messages.ts';
import type { DeviceStorage } from './use-device-storage.ts';

/** Alerts are stopped on the server too; drafts and inboxes belong to an account and are removed with it. */
type RemovableKind = Exclude<SavedKind, 'alerts' | 'drafts' | 'inbox'>;

/** Each removes all of a kind; false when the device refused. */
export type Removers = Readonly<Record<RemovableKind, () => Promise<boolean>>>;

const removableKinds: readonly RemovableKind[] = [
  'savedJobs',
  'letters',
  'applications',
  'cvs',
  'applicationCvs',
  'downloads',
  'searches',
  'reports',
  'figures',
  'startPage',
];

/** @returns the kinds that could not be removed */
async function removeKinds(
  kinds: readonly RemovableKind[],
  removers: Removers,
): Promise<readonly RemovableKind[]> {
  const attempts = kinds.map(async (kind) => {
    const isRemoved = await removers[kind]().catch(() => false);
    return isRemoved ? [] : [kind];
  });
  return (await Promise.all(attempts)).flat();
}

interface SavedPartProps {
  device: DeviceStorage;
  removers: Removers;
  onRemoved: () => Promise<void>;
}

function useRemoving({ device, removers, onRemoved }: SavedPartProps) {
  const { saved: texts } = storageMessages;
  const [notice, setNotice] = useState('');
  const toNames = (kinds: readonly RemovableKind[]) =>
    kinds
      .map((kind) => `${texts.names[kind]} (${texts.counts[kind](device.saved[kind]?.count ?? 0)})`)
      .join(', ');
  const remove = async (kinds: readonly RemovableKind[]) => {
    if (!(await confirm(texts.ask(toNames(kinds))))) return;
    const left = await removeKinds(kinds, removers);
    setNotice(left.length === 0 ? texts.removed : texts.notRemoved(toNames(left)));
    await onRemoved();
  };
  return { notice, remove };
}

/** What the user saved, with buttons to remove it. */
export function SavedPart(props: SavedPartProps) {
  const { saved: texts } = storageMessages;
  const { saved, at } = props.device;
  const toFacts = useToFacts(at);
  const { notice, remove } = useRemoving(props);
  const filled = removableKinds.filter((kind) => saved[kind]?.bytes);
  const focus = useStableFocus<HTMLUListElement>(filled.join());
  const notes: Readonly<Partial<Record<SavedKind, string>>> = texts.notes;
  const row = (kind: SavedKind, action?: ReactNode) => (
    <FactRow
      key={kind}
      name={texts.names[kind]}
      facts={toFacts(saved[kind], texts.counts[kind](saved[kind]?.count ?? 0))}
      note={notes[kind]}
      action={action}
    />
  );
  const removeButton = (kind: RemovableKind) => (
    <button
      type="button"
      className="btn border-control bg-base-200"
      aria-label={texts.removeNamed(texts.names[kind])}
      onClick={() => void remove([kind])}
    >
      {texts.remove}
    </button>
  );
  return (
    <StoragePart heading={texts.heading} text={texts.text}>
      <Details isOpen={Object.values(saved).includes(null)}>
        <ul {...focus}>
          {removableKinds.map((kind) => row(kind, filled.includes(kind) && removeButton(kind)))}
          {row('alerts')}
          {row('drafts')}
          {row('inbox')}
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
