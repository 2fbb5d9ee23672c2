import { draftMessages } from '#texts/presenters/draft-line';
import { useEffect, useRef } from 'react';
import { useOnline } from '#platform/http/online.ts';
import { StateLine } from '#ui/state-panel.tsx';
import type { Draft } from '#device/drafts/drafts.ts';
import { confirm } from '#platform/dialogs/dialogs.ts';
import type { DraftPlace } from '#device/drafts/record.ts';
import { Icon } from '#ui/icon/icon.tsx';

/** Shows that a form cannot be sent offline. */
export function OfflineFormLine() {
  const { offline } = draftMessages;
  return useOnline() ? null : <StateLine tone="notice">{offline}</StateLine>;
}

type OtherDraftState = Pick<Draft<unknown>, 'hasOther' | 'isSwapped' | 'showOther' | 'dropOther'>;

const linkClass = 'link inline-flex min-h-11 cursor-pointer items-center font-medium';

/** Offers another draft. */
function OtherDraft({ draft, isLocked }: { draft: OtherDraftState; isLocked: boolean }) {
  const texts = draftMessages;
  const line = useRef<HTMLDivElement>(null);
  const askToDiscard = useDiscardQuestion(texts.dropOtherText);
  const { hasOther, isSwapped, showOther, dropOther } = draft;
  useEffect(() => {
    if (isSwapped) line.current?.focus();
  }, [isSwapped]);
  const drop = async () => {
    if (!(await askToDiscard())) return;
    line.current?.focus();
    dropOther();
  };
  return (
    <div ref={line} tabIndex={-1} className="flex w-full flex-wrap items-center gap-x-3 outline-none">
      <span role="status">{hasOther && texts.other}</span>
      {hasOther && !isLocked && (
        <>
          <button type="button" className={linkClass} onClick={showOther}>
            {texts.showOther}
          </button>
          <button type="button" className={linkClass} onClick={() => void drop()}>
            {texts.dropOther}
          </button>
        </>
      )}
    </div>
  );
}

/** Asks before input is discarded. @returns resolves to whether to go on */
export function useDiscardQuestion(text: string): () => Promise<boolean> {
  const { discardTitle: title, discard, keep: cancel } = draftMessages;
  return () => confirm({ title, text, confirm: discard, cancel });
}

interface DraftLineProps {
  draft: OtherDraftState & { isStored: boolean; place: DraftPlace };
  isLocked?: boolean;
  discardText: string;
  onDiscard: () => void;
}

/** Shows that a draft is stored, with a button to discard it. */
export function DraftLine({ draft, isLocked = false, discardText, onDiscard }: DraftLineProps) {
  const texts = draftMessages;
  const isOnDevice = draft.place === 'device';
  const askToDiscard = useDiscardQuestion(discardText);
  const discard = async () => {
    if (await askToDiscard()) onDiscard();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span role="status" className="flex items-center gap-2">
        {draft.isStored && (
          <>
            <Icon name={isOnDevice ? 'device' : 'warning'} className="size-4" />
            {isOnDevice ? texts.kept : texts.keptInPage}
          </>
        )}
      </span>
      {draft.isStored && !isLocked && (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center font-medium"
          onClick={() => void discard()}
        >
          {texts.discard}
        </button>
      )}
      <OtherDraft draft={draft} isLocked={isLocked} />
    </div>
  );
}
