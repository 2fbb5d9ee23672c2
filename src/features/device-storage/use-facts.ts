import { formatAge } from '#contract/format.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import type { Measured } from './measure-records.ts';
import { storageMessages } from './messages.ts';

/**
 * Says how much there is of something, how large and how old it is.
 * @param now ms since the epoch
 */
export function useToFacts(now: number): (measured: Measured | null, count?: string) => string {
  const texts = useMessages(storageMessages);
  const locale = useLocale();
  return (measured, count) => {
    if (measured === null) return texts.unreadable;
    const { bytes, oldest } = measured;
    if (bytes === 0) return texts.none;
    const age = oldest === null ? [] : [texts.oldest(formatAge(oldest, now, locale))];
    return texts.facts([...(count === undefined ? [] : [count]), formatSize(bytes, locale), ...age]);
  };
}
