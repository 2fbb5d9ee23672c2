import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  handleReports,
  type JobReports,
  type ReportList,
  reportsQuery,
  adminKeys,
  type AdminRow,
} from '#api/admin.ts';
import { formatNumber } from '#contract/format.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { isOnline } from '#platform/http/online.ts';
import { locale } from '#platform/i18n/locale.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { Chip } from '#ui/card/chip.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { reportReasonNames } from '#ui/panel-messages.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { formatMoment } from '#ui/text/moment.ts';
import { textLanguage } from '#ui/text/text-language.ts';
import { AdminLoaded, FIRST_ROWS, ListSection, toMoreRows } from './view-parts.tsx';
import { adminMessages, adminReportMessages as texts } from './messages.ts';
import { RowArea } from './rows/row-area.tsx';
import { rowKeyOf, toLabel, withoutRow } from './rows/row-lists.ts';
import type { Moderation } from './rows/use-moderation.ts';

/** Marks a job's reports as handled, one job at a time. */
function useHandling({ moderatorId, note, announce }: Moderation) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const sending = useSubmit({
    key: ['admin', 'handle-reports'],
    send: ({ row, lastId }: { row: AdminRow; lastId: number }) => handleReports(moderatorId, row._id, lastId),
    toFailure: failureText,
  });

  /** @param onHandled called before the row leaves its list, so that the focus is not lost with it */
  const handle = async (row: AdminRow, lastId: number, onHandled: () => void): Promise<void> => {
    if (!isOnline()) return note(row, { tone: 'error', text: adminMessages.offline });
    setBusy(rowKeyOf(row));
    const result = await sending.submit({ row, lastId });
    if (result === undefined) return;
    setBusy(null);
    if (result.kind === 'failed') {
      return note(row, { tone: 'error', text: adminMessages.notSaved(result.failure) });
    }
    onHandled();
    note(row);
    const queryKey = adminKeys.reports(moderatorId);
    queryClient.setQueriesData<ReportList>({ queryKey }, (list) => list && withoutRow(list, row));
    const { handled, handledBefore } = texts;
    announce((result.answer === 0 ? handledBefore : handled)(toLabel(row)));
    // Refetches: reports newer than the handled ones put the job back on the list.
    await queryClient.invalidateQueries({ queryKey });
  };

  return { busy, handle };
}

function Reports({ count, reasons, reports, firstAt, latestAt }: JobReports) {
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
  const { none, noneText } = texts;
  return <StatePanel icon="check" title={none} text={noneText} />;
}

function ReportRows({ moderation, list, onMore }: ReportsViewProps & ListProps) {
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
