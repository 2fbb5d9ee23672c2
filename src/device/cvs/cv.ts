import * as v from 'valibot';
import { CV_VERSION, CvFields, cvDesigns, cvLanguages } from '#contract/device/cv.ts';
import { stores } from '#contract/device/stores.ts';
import { Id } from '#contract/fields.ts';
import { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { createRecordStore } from '../record-store.ts';

/** A CV that was written on this device. It is never sent. */
export const Cv = v.object({
  /** A record of a newer version is shown, but never overwritten. */
  version: v.pipe(v.number(), v.integer(), v.minValue(CV_VERSION)),
  id: Id,
  /** Only the writer sees it. */
  name: v.fallback(v.string(), ''),
  language: v.fallback(v.picklist(cvLanguages), 'en'),
  design: v.fallback(v.picklist(cvDesigns), 'classic'),
  fields: CvFields,
  photo: v.fallback(v.nullable(StoredFile), null),
  changedAt: v.fallback(v.number(), 0),
});
export type Cv = v.InferOutput<typeof Cv>;

/** `page`: the device refused, so it lives as long as the page. `new`: nothing was typed, so nothing is stored. */
export interface ShownCv {
  cv: Cv;
  place: 'device' | 'page' | 'new';
  /** The CV that holds what another tab had stored when this page stored its own text. */
  otherId?: string;
}

const seen = new Set<string>();
const toVersion = ({ id, changedAt }: Cv): string => `${id} ${changedAt}`;

/** Notes a version that this page has read or is writing; what is typed afterwards may replace it. */
export const markSeen = (cv: Cv): void => void seen.add(toVersion(cv));
export const isSeen = (cv: Cv): boolean => seen.has(toVersion(cv));

export const cvStore = createRecordStore<Cv, ShownCv>({
  at: stores.ownCvs,
  schema: Cv,
  version: CV_VERSION,
  toAsideKey: (id) => `unreadable:${String(id)}:${Date.now()}`,
  toShown(id, cv) {
    if (cv.id !== id) return undefined;
    markSeen(cv);
    return { cv, place: 'device' };
  },
});
