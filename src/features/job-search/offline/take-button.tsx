import { useState } from 'react';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { RetryButton } from '../list/failure-line.tsx';
import { jobSearchMessages } from '../messages.ts';
import type { TakeDialogProps } from './take-dialog.tsx';

const lazyTakeDialog = createLazyPart(
  async () => (await import('./take-dialog.tsx')).TakeDialog,
  ({ onRetry }) => onRetry && <RetryButton onRetry={onRetry} />,
);

export type TakeButtonProps = Omit<TakeDialogProps, 'onClose'>;

/** Opens the dialog that downloads a search. */
export function TakeButton(list: TakeButtonProps) {
  const { takeAlong } = useMessages(jobSearchMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="btn btn-ghost px-3 text-primary"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="download" /> {takeAlong}
      </button>
      {isOpen && <lazyTakeDialog.Part {...list} onClose={() => setIsOpen(false)} />}
    </>
  );
}
