import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { locale } from '#platform/i18n/locale.ts';
import { reportsQuery, type JobReports, type ReportList } from '#api/admin-reports.ts';
import { formatNumber } from '#contract/format.ts';
import { adminMessages, adminReportMessages } from './messages.ts';
import { reportReasonNames } from '#ui/panel-messages.ts';
import { formatMoment } from '#ui/text/moment.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { Chip } from '#ui/card/chip.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { ListSection, toMoreRows } from './list-section.tsx';
import { AdminLoaded } from './loaded.tsx';
import { RowArea } from './rows/row-area.tsx';
import { useHandling } from './rows/use-handling.ts';
import type { Moderation } from './rows/use-moderation.ts';
import { FIRST_ROWS } from './use-lists.ts';

function Reports({ count, reasons, reports, firstAt, latestAt }: JobReports) {
  const texts = adminReportMessages;
  const written = reports.filter(({ text }) => text !== '');
  return (
    <div className="grid min-w-0 gap-2">
      <h4 className="font-bold">{texts.count(count)}</h4>
      <p className="text-sm text-muted">
        {adminMessages.since(formatMoment(firstAt))}
        {count > 1 && ` · ${texts.latest(formatMoment(latestAt))}`}
      </p>
      <ul aria-label={texts.reasons} className="flex flex-wrap gap-2">
        {reasons.map(({ reason, count: given }) => (
          <li key={reason}>
            <Chip>
              {reportReasonNames[reason]}: {formatNumber(given, locale)}
            </Chip>
          </li>
        ))}
      </ul>
      {written.length > 0 && (
        <ul aria-label={texts.texts} className="grid min-w-0 gap-2">
          {written.map(({ id, reason, text, at }) => (
            <li key={id} className="min-w-0 border-l-4 border-base-300 pl-3">
              <p className="text-sm text-muted">
                {reportReasonNames[reason]} · {formatMoment(at)}
              </p>
              <p lang={textLanguage(text)} className="wrap-anywhere whitespace-pre-line">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
      {reports.length < count && <p className="text-sm text-muted">{texts.shown(reports.length)}</p>}
    </div>
  );
}

const toReports = (reports: JobReports | undefined) => reports && <Reports {...reports} />;

function Empty() {
  const { none, noneText } = adminReportMessages;
  return <StatePanel icon="check" title={none} text={noneText} />;
}

function ReportRows({ moderation, list, onMore }: ReportsViewProps & ListProps) {
  const texts = adminReportMessages;
  const { busy, handle } = useHandling(moderation);
  const { rows, reports } = list;
  return (
    <RowArea
      moderation={moderation}
      rows={rows}
      label={texts.title}
      reports={{
        busy,
        show: ({ _id }) => toReports(reports[_id]),
        handle: async (row, onHandled) => handle(row, reports[row._id]?.lastId ?? 0, onHandled),
      }}
    >
      {(toRow) =>
        rows.length === 0 ? (
          <Empty />
        ) : (
          <ListSection title={texts.title} list={list} onMore={onMore}>
            <p className="text-sm text-muted">{texts.intro}</p>
            {rows.map(toRow)}
          </ListSection>
        )
      }
    </RowArea>
  );
}

interface ListProps {
  list: ReportList;
  onMore: (() => void) | undefined;
}

interface ReportsViewProps {
  moderation: Moderation;
}

/** Reported jobs, the latest report first. */
export function ReportsView({ moderation }: ReportsViewProps) {
  const [perPage, setPerPage] = useState(FIRST_ROWS);
  const query = useQuery({
    ...reportsQuery(moderation.moderatorId, perPage),
    // Shows the loaded rows while a larger page loads.
    placeholderData: (before: ReportList | undefined) => before,
  });
  const next = toMoreRows(perPage);
  const more = next === undefined ? undefined : () => setPerPage(next);
  return (
    <>
      <div>
        <button type="button" className="btn text-base" onClick={() => void query.refetch()}>
          <Icon name="retry" />
          {adminMessages.refresh}
        </button>
      </div>
      <AdminLoaded query={query}>
        {(list) => <ReportRows moderation={moderation} list={list} onMore={more} />}
      </AdminLoaded>
    </>
  );
}
