import { ownStorageKeys } from '#contract/storage.ts';
import { wantsLessData } from '#platform/wants-less-data.ts';
import { stored } from './stored.ts';

/** In `#platform/data-saver-follow.ts`'s place: what is painted is painted once. */
export const usePaintedDataSaver = (): boolean => wantsLessData(stored(ownStorageKeys.dataSaver));
