import * as v from 'valibot';
import { CvKind } from '#contract/applications/application.ts';
import { isEncryptedPdf } from '#contract/applications/cv-file.ts';
import { APPLICATION_CV_VERSION, stores } from '#contract/device/stores.ts';
import { Id } from '#contract/fields.ts';
import { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { createRecordStore } from '../record-store.ts';

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

export const toDeviceCv = ({ id, name, type, addedAt, file: { bytes, size } }: StoredCv): DeviceCv => ({
  id,
  name,
  type,
  isEncrypted: type === 'pdf' && isEncryptedPdf(new Uint8Array(bytes)),
  size,
  addedAt,
});

export const applicationCvStore = createRecordStore<StoredCv, DeviceCv>({
  at: stores.applicationCvs,
  schema: StoredCv,
  version: APPLICATION_CV_VERSION,
  toShown: (id, cv) => (cv.id === id ? toDeviceCv(cv) : undefined),
});
