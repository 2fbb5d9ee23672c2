import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  followApplication,
  ownApplicationsQuery,
  withdrawApplication,
} from '#api/applications/own-applications.ts';
import type { Receipt } from '#contract/applications/application.ts';
import { notSelectedTexts } from '#contract/applications/texts.ts';
import { isDecided, stateTable } from '#contract/applications/states.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { AppliedJob } from '#device/letter.ts';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { errorText } from '#platform/http/api-error.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { logNotice } from '#platform/log.ts';
import { useSession } from '#platform/session/session.ts';
import { toMoment } from '#ui/applying/application-state.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { SimilarJobs } from '#ui/links/similar-jobs.tsx';
import { applicationStateMessages as states } from '#ui/panel-messages.ts';
import { PostBoatPicture } from '#ui/state/drawn-scene.tsx';
import { QuietButton, quietLook } from '../letter-actions.tsx';
import { letterMessages } from '../messages.ts';
import { applicationFormMessages as texts } from './messages.ts';

/** Withdrawing and following. */
function useReceiptActions(receipt: Receipt, onNote: (note: string) => void) {
  const hasExtensions = useServerExtensions();
  const { isBusy, change } = useReceiptChange(onNote);
  return {
    isBusy,
    canWithdraw: hasExtensions && receipt.canWithdraw,
    canFollow: hasExtensions && receipt.isFollowed !== undefined && !isDecided(receipt.state),
    withdraw: async () => {
      if (!(await confirm({ ...texts.withdrawQuestion, isDanger: true }))) return;
      await change((by) => withdrawApplication(receipt.id, by), texts.notWithdrawn);
    },
    follow: (isFollowed: boolean) =>
      change((by) => followApplication(receipt.id, isFollowed, by), texts.notChanged),
  };
}

const toldLooks = { on: 'bg-secondary text-secondary-content', over: 'bg-notice' };

interface ToldPartProps {
  applied: AppliedJob;
  receipt: Receipt;
  onNote: (note: string) => void;
  onClose: () => void;
}

/** An application that has arrived: its receipt, what the employer told, and what its writer can do. */
export function ToldPart({ applied, receipt, onNote, onClose }: ToldPartProps) {
  const now = useNow();
  const { isBusy, canFollow, canWithdraw, follow, withdraw } = useReceiptActions(receipt, onNote);
  const { state, stateAt, reason } = receipt;
  return (
    <>
      <div className="grid justify-items-center gap-2 text-center">
        {state !== 'notSelected' && <PostBoatPicture />}
        <p role="status" className="tabular text-lg font-bold">
          {states.sent(toMoment(receipt.sentAt, now))}
        </p>
        {state !== 'new' && (
          <div
            className={`grid gap-1 rounded-lg px-4 py-2 ${toldLooks[state === 'notSelected' ? 'over' : 'on']}`}
          >
            <p className="tabular font-semibold">{states.at(states.told[state], toMoment(stateAt, now))}</p>
            {reason && <p>{notSelectedTexts[reason]}</p>}
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <p>
          {texts.receipt} <strong className="tabular whitespace-nowrap">{receipt.receipt}</strong>
        </p>
        <CopyButton text={receipt.receipt} texts={{ ...letterMessages, copy: texts.copyReceipt }} />
      </div>
      {canFollow && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={receipt.isFollowed === true}
            aria-disabled={isBusy}
            onChange={({ target }) => void follow(target.checked)}
            className="size-5 shrink-0 accent-primary"
          />
          {texts.follow}
        </label>
      )}
      <button type="button" className="btn btn-primary text-base" onClick={onClose}>
        {letterMessages.done}
      </button>
      <SimilarJobs job={applied.job} className="btn text-base" />
      <div className="flex flex-wrap gap-x-6">
        <Link
          to={appPaths.savedJobs}
          search={{ tab: stateTable[state].tab }}
          className={quietLook}
          onClick={onClose}
        >
          {letterMessages.follow}
        </Link>
        {canWithdraw && <QuietButton onClick={() => void withdraw()}>{texts.withdraw}</QuietButton>}
      </div>
    </>
  );
}

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
