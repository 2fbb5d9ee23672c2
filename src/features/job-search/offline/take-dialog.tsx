import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { ShownRange } from '../list/list-view.ts';
import { useDataSaver } from '#platform/preferences/data-saver.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { useOnline } from '#platform/http/online.ts';
import type { OfflineSearch } from '#device/offline-searches/offline-searches.ts';
import { ModalDialog } from '#ui/dialog/dialog-frame.tsx';
import { StateLine } from '#ui/state-panel.tsx';
import { TakeChoice } from './take-choice.tsx';
import { TakeEnding, TakeProgress } from './take-progress.tsx';
import { takeMessages } from './messages.ts';
import { TakenList } from './taken-list.tsx';
import { leaveTaking } from './taking.ts';
import { useOfflineSearches, useTaking } from './use-taken.ts';

export interface TakeDialogProps {
  search: JobSearch;
  shown: readonly Job[];
  range: ShownRange | null;
  onClose: () => void;
}

/** Keeps the focus in the dialog when the pressed button is gone. */
function useFocusOfSteps(step: string) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement === document.body) content.current?.focus();
  });
  return content;
}

/** "Take this search with me": downloads searches and lists those on the device. */
export function TakeDialog({ onClose, ...list }: TakeDialogProps) {
  const texts = useMessages(takeMessages);
  const taking = useTaking();
  const taken = useOfflineSearches();
  const isSaving = useDataSaver();
  const isOnline = useOnline();
  const content = useFocusOfSteps(taking.kind);
  const isRunning = taking.kind === 'running';
  const goOn = taking.kind === 'idle' ? 'plain' : 'primary';
  const close = () => {
    leaveTaking();
    onClose();
  };
  return (
    <ModalDialog title={texts.title} closeText={texts.close} onClose={close}>
      <div ref={content} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {taking.kind === 'ended' && <TakeEnding {...taking} />}
        {isRunning && <TakeProgress {...taking} />}
        {taking.kind === 'idle' && isSaving && <Refused />}
        {taking.kind === 'idle' && !isSaving && taken && (
          <Offer {...list} taken={taken} isOnline={isOnline} />
        )}
        {!isRunning && taken && <TakenList taken={taken} goOn={isSaving || !isOnline ? 'none' : goOn} />}
      </div>
    </ModalDialog>
  );
}

function Refused() {
  const texts = useMessages(takeMessages);
  return (
    <StateLine tone="notice">
      <span>
        {texts.refused} {texts.refusedWhere}{' '}
        <Link to={appPaths.storage} className="link">
          {texts.storagePage}
        </Link>
      </span>
    </StateLine>
  );
}

type OfferProps = Omit<TakeDialogProps, 'onClose'> & { taken: readonly OfflineSearch[]; isOnline: boolean };

function Offer({ search, shown, range, taken, isOnline }: OfferProps) {
  const texts = useMessages(takeMessages);
  if (!isOnline) return <p className="text-muted">{texts.offline}</p>;
  if (range === null || range.total === 0) return <p className="text-muted">{texts.noJobs}</p>;
  const from = range.from - 1;
  return (
    <>
      <p>{texts.intro}</p>
      <TakeChoice search={search} shown={shown} from={from} available={range.total - from} taken={taken} />
    </>
  );
}
