import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { handleReports, type ReportList } from '#api/admin-reports.ts';
import { adminKeys, type AdminRow } from '#api/admin.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { isOnline } from '#platform/http/online.ts';
import { useSubmit } from '#platform/query/use-submit.ts';
import { adminMessages, adminReportMessages } from '../messages.ts';
import { rowKeyOf, toLabel, withoutRow } from './row-lists.ts';
import type { Moderation } from './use-moderation.ts';

/** Marks a job's reports as handled, one job at a time. */
export function useHandling({ moderatorId, note, announce }: Moderation) {
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
    const { handled, handledBefore } = adminReportMessages;
    announce((result.answer === 0 ? handledBefore : handled)(toLabel(row)));
    // Refetches: reports newer than the handled ones put the job back on the list.
    await queryClient.invalidateQueries({ queryKey });
  };

  return { busy, handle };
}
