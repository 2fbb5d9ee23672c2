import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon } from './icon/icon.tsx';

interface ExpanderProps {
  summary: ReactNode;
  /** A separate card, or a part of one. */
  look?: 'card' | 'plain';
  isOpen?: boolean;
  summaryRef?: Ref<HTMLElement>;
  onSummaryClick?: MouseEventHandler;
  children: ReactNode;
}

/** A part that opens on a tap, also without scripts. */
export function Expander(props: ExpanderProps) {
  const { summary, look = 'card', isOpen, summaryRef, onSummaryClick, children } = props;
  return (
    <details className={`group ${look === 'card' ? 'surface px-4' : ''}`} open={isOpen}>
      <summary
        ref={summaryRef}
        className="flex min-h-11 cursor-pointer items-center gap-3 py-2 font-semibold"
        onClick={onSummaryClick}
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">{summary}</span>
        <Icon name="chevronDown" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
