import type { DataUse } from '#contract/data-use.ts';
import type { MeteredData } from '#platform/data-use.ts';
import { formatSize } from '#platform/format-size.ts';
import { useLocale, useMessages } from '#platform/messages.ts';
import { FactRow, Part } from './fact-row.tsx';
import { storageMessages } from './messages.ts';

/** What came over the network, this month and the one before. */
export function DataPart({ meter }: { meter: MeteredData }) {
  const { data: texts } = useMessages(storageMessages);
  const locale = useLocale();
  const row = (name: string, { page, worker }: DataUse) => (
    <FactRow
      name={`${name}: ${formatSize(page + worker, locale)}`}
      facts={texts.parts(formatSize(page, locale), formatSize(worker, locale))}
    />
  );
  return (
    <Part heading={texts.heading} text={meter.isKept ? texts.note : texts.unkept}>
      <ul>
        {row(texts.month, meter.month)}
        {row(texts.lastMonth, meter.lastMonth)}
      </ul>
    </Part>
  );
}
