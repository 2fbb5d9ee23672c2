import { useOwnApplications } from '#device/applications/applications.ts';
import { useDeviceCvs, useDeviceCvsState } from '#device/applications/cvs.ts';
import type { Cv } from '#device/cvs/cv.ts';
import { listWritten, useCvs, useCvsState } from '#device/cvs/cvs.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { applicationFormMessages } from './messages.ts';
import { toAttached } from '../use-template.ts';

/** A CV to apply with. */
export interface CvOption {
  id: string;
  name: string;
  /** Its type and size, or how it is made. */
  note: string;
  /** Written on this device, and made when it is sent; null for a file. */
  made: Cv | null;
}

/** The CVs on this device: the files first, then those written here; of both the newest first. */
export function useCvOptions(): CvOption[] {
  const files = useDeviceCvs().map(({ id, name, type, isEncrypted, size }) => ({
    id,
    name,
    note: [type.toUpperCase(), formatSize(size), isEncrypted && applicationFormMessages.cv.encrypted]
      .filter(Boolean)
      .join(' · '),
    made: null,
  }));
  const written = listWritten(useCvs())
    .map(({ cv }) => cv)
    .toSorted((one, other) => other.changedAt - one.changedAt)
    .map((cv) => ({
      id: cv.id,
      name: toAttached(cv).file,
      note: [cv.name.trim(), applicationFormMessages.cv.madeHere].filter(Boolean).join(' · '),
      made: cv,
    }));
  return [...files, ...written];
}

/** True while the device cannot read its CVs, so that {@link useCvOptions} lacks some. */
export function useAreCvsUnreadable(): boolean {
  return [useDeviceCvsState(), useCvsState()].includes('unreadable');
}

/** The id of the CV that was sent last, else of the first; '' without one. */
export function useUsualCv(options: readonly CvOption[]): string {
  const isThere = (id: string) => options.some((option) => option.id === id);
  const last = useOwnApplications().find(({ cvId }) => isThere(cvId));
  return last?.cvId ?? options[0]?.id ?? '';
}
