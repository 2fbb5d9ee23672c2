import type { MeteredData } from './data-use.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { useLocale, useMessages } from '#platform/i18n/messages.ts';
import { FactRow, Part } from './fact-row.tsx';
import { storageMessages } from './messages.ts';

/** What came over the network, this month and the one before. */
export function DataPart({ meter }: { meter: MeteredData }) {
  const { data: texts } = useMessages(storageMessages);
  const locale = useLocale();
  const row = (name: string, pages: number, worker = 0) => (
    <FactRow
      name={`${name}: ${formatSize(pages + worker, locale)}`}
      facts={texts.parts(formatSize(pages, locale), formatSize(worker, locale))}
    />
  );
  return (
    <Part heading={texts.heading} text={meter.worker ? texts.note : texts.unkept}>
      <ul>
        {row(texts.month, meter.pages.month, meter.worker?.month)}
        {row(texts.lastMonth, meter.pages.lastMonth, meter.worker?.lastMonth)}
      </ul>
    </Part>
  );
}
