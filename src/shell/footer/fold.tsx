import { useSyncExternalStore, type ReactNode } from 'react';
import { breakpointPx } from '#contract/limits.ts';
import { isWindowAtLeast } from '#platform/browser/window-width.ts';
import { Icon } from '#ui/icon/icon.tsx';

interface FoldProps {
  title: string;
  children: ReactNode;
}

const never = () => () => undefined;
const readIsWide = () => isWindowAtLeast(breakpointPx.filterSidebar);

/** A group of the footer: folded on phones, also without scripts; the style sheet shows all of it on wide windows. */
export function Fold({ title, children }: FoldProps) {
  const isWide = useSyncExternalStore(never, readIsWide, () => false);
  return (
    <details className="fold group open:col-span-2 filters:open:col-span-1" open={isWide}>
      <summary
        tabIndex={isWide ? -1 : undefined}
        className="flex min-h-11 cursor-pointer items-center gap-1 filters:pointer-events-none"
      >
        <h2 className="text-sm font-bold filters:text-base">{title}</h2>
        <Icon name="chevronDown" className="size-4 group-open:rotate-180 filters:hidden" />
      </summary>
      {children}
    </details>
  );
}
