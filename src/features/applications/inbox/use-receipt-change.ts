import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownApplicationsQuery } from '#api/applications/own-applications.ts';
import { errorText } from '#platform/http/api-error.ts';
import { logNotice } from '#platform/log.ts';
import { useSession } from '#platform/session/session.ts';

/** Changes what has arrived, one change at a time, by the account that applied; a failure is said. */
export function useReceiptChange(onNote: (note: string) => void) {
  const queryClient = useQueryClient();
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const userId = session?.user._id;
  const change = async (send: (userId: string) => Promise<unknown>, failed: string): Promise<void> => {
    if (userId === undefined || isBusy) return;
    setBusy(true);
    onNote('');
    try {
      await send(userId);
    } catch (error) {
      logNotice('application not changed', errorText(error));
      onNote(failed);
    }
    // Also after a failure: the employer may have decided in the meantime.
    await queryClient.invalidateQueries({ queryKey: ownApplicationsQuery(userId).queryKey });
    setBusy(false);
  };
  return { isBusy, change };
}
