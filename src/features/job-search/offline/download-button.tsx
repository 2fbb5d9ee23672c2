import { useState } from 'react';
import { createLazyPart } from '#platform/startup/lazy-part.tsx';
import { chipLook, toChipTone } from '#ui/form/chip-look.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { jobSearchMessages } from '#texts/features/job-search/messages';
import { RetryButton } from '#presenters/retry-button.tsx';
import type { DownloadDialogProps } from './download-dialog.tsx';

const lazyDownloadDialog = createLazyPart(
  async () => (await import('./download-dialog.tsx')).DownloadDialog,
  ({ onRetry }) => onRetry && <RetryButton onRetry={onRetry} />,
);

export type DownloadButtonProps = Omit<DownloadDialogProps, 'onClose'>;

/** Opens the dialog that downloads a search. */
export function DownloadButton(list: DownloadButtonProps) {
  const { downloadSearch } = jobSearchMessages;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${chipLook} ${toChipTone(false)} max-filters:px-3 noscript:hidden`}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="download" />
        <span className="max-filters:sr-only">{downloadSearch}</span>
      </button>
      {isOpen && <lazyDownloadDialog.Part {...list} onClose={() => setIsOpen(false)} />}
    </>
  );
}
