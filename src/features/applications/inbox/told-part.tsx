import { Link } from '@tanstack/react-router';
import { followApplication, withdrawApplication } from '#api/applications/own-applications.ts';
import type { Receipt } from '#contract/applications/application.ts';
import { stateTable } from '#contract/applications/states.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { AppliedJob } from '#device/letters/letter.ts';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { useServerExtensions } from '#platform/http/server-extensions.ts';
import { useNow } from '#platform/i18n/clock.ts';
import { toMoment } from '#ui/applying/application-state.tsx';
import { SimilarJobs } from '#ui/links/similar-jobs.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { notSelectedTexts } from '#contract/applications/reason-texts.ts';
import { applicationFormMessages } from './messages.ts';
import { letterMessages } from '../messages.ts';
import { applicationStateMessages } from '#ui/panel-messages.ts';
import { PostBoatPicture } from '#ui/state/drawn-scene.tsx';
import { QuietButton, quietLook } from '../letter-actions.tsx';
import { useReceiptChange } from './use-receipt-change.ts';

/** Withdrawing and following. */
function useReceiptActions(receipt: Receipt, onNote: (note: string) => void) {
  const hasExtensions = useServerExtensions();
  const { isBusy, change } = useReceiptChange(onNote);
  const texts = applicationFormMessages;
  return {
    isBusy,
    canWithdraw: hasExtensions && receipt.canWithdraw,
    canFollow:
      hasExtensions && receipt.isFollowed !== undefined && stateTable[receipt.state].tab !== 'result',
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
  const texts = applicationFormMessages;
  const now = useNow();
  const { isBusy, canFollow, canWithdraw, follow, withdraw } = useReceiptActions(receipt, onNote);
  const { state, stateAt, reason } = receipt;
  const states = applicationStateMessages;
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
