import { locale } from '#platform/i18n/locale.ts';
import { formatAge } from '#contract/format.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { Expander } from '#ui/expander.tsx';
import type { Measured } from './measure.ts';
import { storageMessages as texts } from './messages.ts';
import type { ReactNode } from 'react';

/** Describes number, size and age. @param now ms since the epoch */
export function useToFacts(now: number): (measured: Measured | null, count?: string) => string {
  return (measured, count) => {
    if (measured === null) return texts.unreadable;
    const { bytes, oldest } = measured;
    if (bytes === 0) return texts.none;
    const age = oldest === null ? [] : [texts.oldest(formatAge(oldest, now, locale))];
    return texts.facts([...(count === undefined ? [] : [count]), formatSize(bytes), ...age]);
  };
}

interface FactRowProps {
  name: string;
  facts: string;
  note?: string | undefined;
  action?: ReactNode;
}

/** A kind of stored data: name, size, action. */
export function FactRow({ name, facts, note, action }: FactRowProps) {
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 border-t border-base-300 py-2">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="tabular text-sm text-muted">{facts}</p>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      {action}
    </li>
  );
}

interface PartProps {
  heading: string;
  text?: string;
  children: ReactNode;
}

/** A section of the page. */
export function StoragePart({ heading, text, children }: PartProps) {
  return (
    <section className="surface p-4 sm:p-6">
      <h2 className="text-lg font-bold">{heading}</h2>
      {text && <p className="mt-1 mb-3 max-w-prose text-muted">{text}</p>}
      {children}
    </section>
  );
}

interface DetailsProps {
  /** Unfolds them, as for an error. */
  isOpen?: boolean;
  children: ReactNode;
}

/** The rows of a section, folded. */
export function Details({ isOpen = false, children }: DetailsProps) {
  const { details } = texts;
  return (
    <Expander summary={details} look="plain" isOpen={isOpen}>
      {children}
    </Expander>
  );
}
