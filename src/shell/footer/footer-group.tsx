import { type ReactNode, useSyncExternalStore } from 'react';
import { breakpointPx } from '#contract/limits.ts';
import { isWindowAtLeast } from '#platform/browser/window.ts';
import { Icon } from '#ui/icon/icon.tsx';

interface FoldProps {
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

const never = () => () => undefined;
const readIsWide = () => isWindowAtLeast(breakpointPx.filterSidebar);

/** A `<details>` that is folded on phones, also without scripts; the style sheet shows all of it on wide windows. */
function Fold({ title, className = '', children }: FoldProps) {
  const isWide = useSyncExternalStore(never, readIsWide, () => false);
  return (
    <details className={`fold group ${className}`} open={isWide}>
      <summary
        tabIndex={isWide ? -1 : undefined}
        className="flex min-h-11 cursor-pointer items-center gap-1 filters:pointer-events-none"
      >
        {title}
        <Icon name="chevronDown" className="size-4 group-open:rotate-180 filters:hidden" />
      </summary>
      {children}
    </details>
  );
}

/** A group of the footer. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold
      title={<h2 className="text-sm font-bold filters:text-base">{title}</h2>}
      className="open:col-span-2 filters:open:col-span-1"
    >
      {children}
    </Fold>
  );
}
