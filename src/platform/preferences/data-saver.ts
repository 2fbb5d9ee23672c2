import { ownStorageKeys } from '#contract/device/storage.ts';
import { hasBrowser } from '../browser/browser.ts';
import { readText } from '../storage/storage.ts';
import { wantsLessData } from './wants-less-data.ts';

/**
 * The data saver: no logos, nothing fetched ahead, smaller pages. It follows the browser's own word until the
 * reader says "on" or "off". True while little is to be fetched, false where there is no browser.
 */
export function isDataSaver(): boolean {
  return hasBrowser && wantsLessData(readText(ownStorageKeys.dataSaver));
}
