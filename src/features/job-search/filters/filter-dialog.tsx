import { locale } from '#platform/i18n/locale.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '#contract/format.ts';
import { FullScreenDialog } from '#ui/dialog/dialog-frame.tsx';
import { filterMessages } from './messages.ts';
import { jobSearchMessages } from '../messages.ts';

export interface FilterDialogProps {
  children: ReactNode;
  /** Jobs left by the filters; undefined while unknown. */
  total: number | undefined;
  onClose: () => void;
  onReset: () => void;
}

/** The filters as a full-screen dialog. */
export function FilterDialog({ children, total, onClose, onReset }: FilterDialogProps) {
  const { filters } = jobSearchMessages;
  const texts = filterMessages;
  return (
    <FullScreenDialog
      title={filters}
      closeText={texts.close}
      onClose={onClose}
      aside={
        <button type="button" className="btn btn-ghost px-3 text-primary" onClick={onReset}>
          {texts.resetFilters}
        </button>
      }
      footer={
        <button type="button" className="btn btn-primary w-full text-base" onClick={onClose}>
          {total === undefined ? texts.showAnyResults : texts.showResults(total, formatNumber(total, locale))}
        </button>
      }
    >
      {children}
    </FullScreenDialog>
  );
}
