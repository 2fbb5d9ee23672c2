import { locale } from '#platform/i18n/locale.ts';
import type { ApplyWay } from '#contract/applications/apply-ways.ts';
import type { ApplyWayOf } from '#contract/applications/open-ways.ts';
import { toReadHost } from '#contract/companies/web-links.ts';
import { formatDate } from '#contract/format.ts';
import { toShownHours } from '#contract/jobs/working-hours.ts';
import { toShownDigits } from '#contract/shown-digits.ts';
import { wayMessages as texts } from './way-texts.ts';

/** "Walk in: 1 Dec 2026 – 3 Dec 2026, 10:00 AM - 4:00 PM". */
export function toWalkInText({ from, to, hours }: ApplyWayOf<'walkIn'>): string {
  const days = [...new Set([from, to])].map((day) => formatDate(day, locale)).join(' – ');
  return texts.walkIn(days, toShownHours(hours));
}

/**
 * A way to apply in lines, the first of which says what it is.
 * @param toShownUrl what is shown of a link; its host
 */
export function toWayLines(way: ApplyWay, toShownUrl: (url: string) => string = toReadHost): string[] {
  switch (way.kind) {
    case 'link':
      return [texts.link(toShownUrl(way.url))];
    case 'walkIn':
      return [toWalkInText(way), way.place, ...(way.bring === '' ? [] : [texts.bring(way.bring)])];
    case 'call':
      return [texts[way.whatsApp ? 'callOrWhatsApp' : 'call'](toShownDigits(way.phone))];
    case 'inbox':
      return [texts.inbox];
    default:
      return [texts.email];
  }
}
