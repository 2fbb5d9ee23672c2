import * as v from 'valibot';
import { applicationLimits, CvKind } from '#contract/applications/application.ts';
import {
  type CvProblem,
  type FileKind,
  inspectCv,
  isEncryptedPdf,
  nameFileKind,
  type UnpackCvPart,
} from '#contract/applications/cv-file.ts';
import { APPLICATION_CV_VERSION, stores } from '#contract/device/stores.ts';
import { Id } from '#contract/fields.ts';
import { createIdempotencyKey } from '#platform/http/call-api.ts';
import { serverNow } from '#platform/server-time.ts';
import { requestPersistenceOnce } from '#platform/storage/persistence.ts';
import { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { readChosen, type ReadProblem } from '#platform/storage/stored-file.ts';
import { createDeviceRecords } from './device-records.ts';
import { createRecordStore } from './record-store.ts';
import { isWritten } from './record-writes.ts';

/** A file to apply with. */
const StoredCv = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(APPLICATION_CV_VERSION)),
  id: Id,
  name: v.string(),
  type: CvKind,
  addedAt: v.fallback(v.number(), 0),
  file: StoredFile,
});
export type StoredCv = v.InferOutput<typeof StoredCv>;

/** Without the file. */
export interface DeviceCv {
  id: string;
  name: string;
  type: StoredCv['type'];
  /** A PDF whose readers may ask for a password. */
  isEncrypted: boolean;
  size: number;
  addedAt: number;
}

const toDeviceCv = ({ id, name, type, addedAt, file: { bytes, size } }: StoredCv): DeviceCv => ({
  id,
  name,
  type,
  isEncrypted: type === 'pdf' && isEncryptedPdf(new Uint8Array(bytes)),
  size,
  addedAt,
});

const applicationCvStore = createRecordStore<StoredCv, DeviceCv>({
  at: stores.applicationCvs,
  schema: StoredCv,
  version: APPLICATION_CV_VERSION,
  toShown: (id, cv) => (cv.id === id ? toDeviceCv(cv) : undefined),
});

/** The files to apply with, by id; they belong to the device and stay after sign-out. */
const records = createDeviceRecords<DeviceCv>({
  name: 'CVs to apply with',
  load: async () => applicationCvStore,
});
export const { load: loadDeviceCvs, useReadState: useDeviceCvsState } = records;

const newestFirst = (cvs: ReadonlyMap<string, DeviceCv>): DeviceCv[] =>
  [...cvs.values()].toSorted((one, other) => other.addedAt - one.addedAt);

/** The newest first. */
export const useDeviceCvs = (): DeviceCv[] => newestFirst(records.useRecords());

/** How many the device has. */
export async function countDeviceCvs(): Promise<number> {
  await records.load();
  return records.known().size;
}

const unpack: UnpackCvPart = async ({ bytes, isPacked, mostBytes }) => {
  if (!isPacked) return new Blob([bytes]).text();
  // Chromium before 103 and Safari before 16.4 cannot unpack.
  if (typeof DecompressionStream === 'undefined') return undefined;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      pieces.push(read.value);
      size += read.value.length;
      if (size > mostBytes) return null;
    }
  } catch {
    return null;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
  return new Blob(pieces).text();
};

/** `full`: there are as many as a device may have. `room`: the device is full. `device`: it could not store the file. */
export interface AddRefusal {
  problem: CvProblem | ReadProblem | 'full' | 'room' | 'device';
  /** Of a file that is no CV. */
  kind?: FileKind | undefined;
  /** Of a file that is too large. */
  size?: number;
}

/**
 * Stores a file to apply with, where it is one by its bytes.
 * @param isWanted false once the user has chosen another one while this file was read: it is not stored
 */
export async function addDeviceCv(
  file: File,
  isWanted = () => true,
): Promise<{ cv: DeviceCv } | AddRefusal | { problem: 'overtaken' }> {
  if ((await countDeviceCvs()) >= applicationLimits.deviceCvs) return { problem: 'full' };
  if (file.size > applicationLimits.cvBytes) return { problem: 'size', size: file.size };
  const read = await readChosen(file);
  if (!isWanted()) return { problem: 'overtaken' };
  if (typeof read === 'string') return { problem: read };
  const bytes = new Uint8Array(read.bytes);
  const checked = await inspectCv(bytes, unpack);
  if ('problem' in checked) {
    if (checked.problem === 'size') return { ...checked, size: read.size };
    return checked.problem === 'type' ? { ...checked, kind: nameFileKind(bytes) } : checked;
  }
  const id = createIdempotencyKey();
  const stored: StoredCv = {
    version: APPLICATION_CV_VERSION,
    id,
    name: file.name.slice(0, applicationLimits.cvNameChars),
    type: checked.type,
    addedAt: serverNow(),
    file: read,
  };
  let problem: 'room' | 'device' = 'device';
  const isStored = await isWritten('CVs to apply with', () =>
    applicationCvStore
      .change(id, () => stored)
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') problem = 'room';
        throw error;
      }),
  );
  if (!isStored) return { problem };
  const cv = toDeviceCv(stored);
  records.show(id, cv);
  void requestPersistenceOnce('saved');
  return { cv };
}

/** Stores a file again that was removed, under its id; false when the device refused. */
export async function restoreDeviceCv(cv: Pick<StoredCv, 'id' | 'name' | 'type' | 'file'>): Promise<boolean> {
  const stored: StoredCv = { ...cv, version: APPLICATION_CV_VERSION, addedAt: serverNow() };
  const isStored = await isWritten('CVs to apply with', () =>
    applicationCvStore.change(cv.id, (before) => before ?? stored),
  );
  if (isStored) records.show(cv.id, toDeviceCv(stored));
  return isStored;
}

/** A file with its bytes; undefined once it was removed. */
export const readDeviceCv = (id: string): Promise<StoredCv | undefined> => applicationCvStore.read(id);

/** @returns false when the device refused */
export async function removeDeviceCv(id: string): Promise<boolean> {
  const isRemoved = await isWritten('CVs to apply with', () => applicationCvStore.change(id, () => null));
  if (isRemoved) records.show(id, null);
  return isRemoved;
}

/** @returns false when the device refused */
export async function removeAllDeviceCvs(): Promise<boolean> {
  const isCleared = await isWritten('CVs to apply with', applicationCvStore.clear);
  if (isCleared) records.publish(new Map());
  return isCleared;
}
