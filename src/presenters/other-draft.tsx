import { useEffect, useRef } from 'react';
import type { Draft } from '#device/drafts/drafts.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { draftMessages } from './draft-messages.ts';
import { useDiscardQuestion } from './use-discard-question.ts';

export type OtherDraftState = Pick<Draft<unknown>, 'hasOther' | 'isSwapped' | 'showOther' | 'dropOther'>;

const linkClass = 'link inline-flex min-h-11 cursor-pointer items-center font-medium';

/** That a form has one more draft, of another tab or found late, and the ways to see it and to be rid of it. */
export function OtherDraft({ draft, isLocked }: { draft: OtherDraftState; isLocked: boolean }) {
  const texts = useMessages(draftMessages);
  const line = useRef<HTMLDivElement>(null);
  const askToDiscard = useDiscardQuestion(texts.dropOtherText);
  const { hasOther, isSwapped, showOther, dropOther } = draft;
  useEffect(() => {
    // The button that was pressed went with the form that stood here.
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
