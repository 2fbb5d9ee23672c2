import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface Fact {
  icon: IconName;
  label: string;
  value: ReactNode;
  /** The value's language where it differs from the page's. */
  lang?: string | undefined;
  isLong?: boolean;
  /** Hidden visually, as the page shows the same elsewhere. */
  isShownElsewhere?: boolean;
}

const toLook = ({ isLong, isShownElsewhere }: Fact): string => {
  if (isShownElsewhere) return 'sr-only';
  return `relative min-w-0 sm:ps-8 ${isLong ? 'col-span-full md:col-auto' : ''}`;
};

/** Facts with their names, in as many columns as there is room for. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-4 md:grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))]">
      {facts.map((fact) => (
        <div key={fact.label} className={toLook(fact)}>
          <dt className="text-sm text-muted">
            <Icon name={fact.icon} className="absolute top-0.5 left-0 hidden size-5 text-primary sm:block" />
            {fact.label}
          </dt>
          <dd lang={fact.lang} className="tabular font-semibold">
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
