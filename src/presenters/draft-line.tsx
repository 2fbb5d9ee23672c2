import { draftMessages } from '#texts/presenters/panel-messages';
import { useEffect, useRef } from 'react';
import { useOnline } from '#platform/http/online.ts';
import { StateLine } from '#ui/state-panel.tsx';
import type { Draft } from '#device/drafts/drafts.ts';
import { confirm } from '#platform/dialogs/dialogs.ts';
import { Icon } from '#ui/icon/icon.tsx';

/** Shows that a form cannot be sent offline. */
export function OfflineFormLine() {
  const { offline } = draftMessages;
  return useOnline() ? null : <StateLine tone="notice">{offline}</StateLine>;
}

const linkClass = 'link inline-flex min-h-11 cursor-pointer items-center font-medium';

interface EarlierTextProps {
  draft: Pick<Draft<unknown>, 'hasEarlier' | 'isUnreadable' | 'isRestored' | 'restore' | 'dropEarlier'>;
  isLocked: boolean;
}

/** Offers the earlier text of a form. */
export function EarlierText({ draft, isLocked }: EarlierTextProps) {
  const texts = draftMessages;
  const line = useRef<HTMLDivElement>(null);
  const askToDiscard = useDiscardQuestion(texts.dropEarlierText);
  const { hasEarlier, isUnreadable, isRestored, restore, dropEarlier } = draft;
  useEffect(() => {
    if (isRestored) line.current?.focus();
  }, [isRestored]);
  const drop = async () => {
    if (!(await askToDiscard())) return;
    line.current?.focus();
    dropEarlier();
  };
  return (
    <div
      ref={line}
      tabIndex={-1}
      // Hidden while empty, as an empty grid item would add a gap.
      className={`flex flex-wrap items-center gap-x-3 text-sm text-muted outline-none ${hasEarlier || isUnreadable ? 'w-full py-1' : 'absolute'}`}
    >
      <span role="status">{hasEarlier ? texts.earlier : isUnreadable && texts.earlierUnreadable}</span>
      {hasEarlier && !isLocked && (
        <>
          <button type="button" className={linkClass} onClick={restore}>
            {texts.restore}
          </button>
          <button type="button" className={linkClass} onClick={() => void drop()}>
            {texts.dropEarlier}
          </button>
        </>
      )}
    </div>
  );
}

/** Asks before input is discarded. @returns resolves to true when the user confirmed */
function useDiscardQuestion(text: string): () => Promise<boolean> {
  const { discardTitle: title, discard, keep: cancel } = draftMessages;
  return () => confirm({ title, text, confirm: discard, cancel });
}

interface DraftLineProps {
  draft: Pick<Draft<unknown>, 'isStored' | 'place'>;
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
        {draft.isStored && draft.place && (
          <>
            <Icon name={isOnDevice ? 'device' : 'warning'} className="size-4" />
            {isOnDevice ? texts.kept : texts.keptInPage}
          </>
        )}
      </span>
      {draft.isStored && !isLocked && (
        <button type="button" className={linkClass} onClick={() => void discard()}>
          {texts.discard}
        </button>
      )}
    </div>
  );
}
