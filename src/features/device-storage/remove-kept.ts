import type { KeptKind } from './measure-device.ts';

/** What the reader removes here; forms that are not sent belong to an account, and go when it is left. */
export type RemovableKind = Exclude<KeptKind, 'drafts'>;

/** Removes all of one kind. Resolves to false when the device refused. */
export type Removers = Readonly<Record<RemovableKind, () => Promise<boolean>>>;

export const removableKinds: readonly RemovableKind[] = ['savedJobs', 'letters', 'downloads', 'taken'];

/** Removes all of several kinds. @returns the kinds that are still there */
export async function removeKinds(
  kinds: readonly RemovableKind[],
  removers: Removers,
): Promise<readonly RemovableKind[]> {
  const attempts = kinds.map(async (kind) => {
    const isRemoved = await removers[kind]().catch(() => false);
    return isRemoved ? [] : [kind];
  });
  return (await Promise.all(attempts)).flat();
}
